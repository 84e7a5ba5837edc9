// Reads, checks and typesets the content, and hands it to every bundle as data.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import * as v from 'valibot';
import { type Content, contentSchema } from '../content-rules/schema';
import { listContentWarnings } from '../content-rules/warnings';
import type { PhotoFolder, PhotoManifest } from '../ui/photo-sizes';
import {
  describeBrokenPlaceholders,
  describeIssues,
  describeLoadError,
  type Sources,
} from './content-errors';
import { runModule } from './run-module';
import { UserError } from './user-error';

/** Names of the content files, without `.ts`. */
const fileNames = Object.keys(contentSchema.entries);

/** The text of each content file, and its path for messages. */
async function readSources(contentDir: string): Promise<Sources> {
  const sources = new Map<string, { path: string; text: string }>();
  for (const name of fileNames) {
    const file = join(contentDir, `${name}.ts`);
    const path = relative(process.cwd(), file);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new UserError(`${path} is missing: put it back.`);
    });
    sources.set(name, { path, text });
  }
  return sources;
}

/**
 * Loads all content, checked and typeset.
 *
 * @param contentDir absolute path of the folder
 * @param options.today the date that warnings compare with, as `YYYY-MM-DD`
 * @throws {UserError} with one line for each mistake
 */
export async function loadContent(
  contentDir: string,
  { today = new Date().toISOString().slice(0, 10) } = {},
): Promise<{ content: Content; warnings: string[] }> {
  const sources = await readSources(contentDir);
  const contents = fileNames.map((name) => `export * as "${name}" from "./${name}.ts";`).join('\n');
  const modules = await runModule({
    stdin: { contents, resolveDir: contentDir },
    logOverride: { 'duplicate-object-key': 'error' },
  }).catch((error) => {
    throw new UserError(describeLoadError(error, sources));
  });
  const { success, output, issues } = v.safeParse(contentSchema, modules, { abortPipeEarly: true });
  const mistakes = success
    ? describeBrokenPlaceholders(output, sources)
    : describeIssues(issues, sources);
  if (!success || mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return { content: output, warnings: listContentWarnings(output, today) };
}

/** Replaces the files of `src/content` with the checked content, even when the build reads another folder. */
export function contentPlugin(content: Content): Plugin {
  const files = new Map<string, object>(Object.entries(content));
  return {
    name: 'content',
    setup({ onLoad }) {
      const filter = new RegExp(`[\\\\/]src[\\\\/]content[\\\\/](${fileNames.join('|')})\\.ts$`);
      onLoad({ filter }, ({ path }) => ({
        contents: Object.entries(files.get(filter.exec(path)?.[1] ?? '') ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      }));
    },
  };
}

/** The photos that the content names. */
function namedPhotos({ landing, leaders }: Content) {
  const { image, fallbackImage } = landing.hero;
  const named: { folder: PhotoFolder; name: string; field: string }[] = [
    { folder: 'stage', name: image, field: 'landing.ts: hero.image' },
    { folder: 'stage', name: fallbackImage, field: 'landing.ts: hero.fallbackImage' },
  ];
  for (const { name, image } of leaders.leaders) {
    named.push({ folder: 'team', name: image, field: `leaders.ts: the image of ${name}` });
  }
  return named;
}

/** @throws {UserError} when the content names a photo that does not exist */
export function checkPhotos(content: Content, photos: PhotoManifest): void {
  const missing = namedPhotos(content).filter(({ folder, name }) => !photos[folder][name]);
  const lines = missing.map(({ folder, name, field }) => {
    const existing = Object.keys(photos[folder]).join(', ') || 'none yet';
    return `src/content/${field} is "${name}": put a photo of this name into src/content/photos/${folder}, or write one of those that are there: ${existing}.`;
  });
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}

/** Paths of the photos that no content names. */
export function listUnusedPhotos(content: Content, photos: PhotoManifest): string[] {
  const used = namedPhotos(content).map(({ folder, name }) => `${folder}/${name}`);
  return Object.entries(photos)
    .flatMap(([folder, names]) => Object.keys(names).map((name) => `${folder}/${name}`))
    .filter((path) => !used.includes(path))
    .map((path) => `src/content/photos/${path}`);
}
