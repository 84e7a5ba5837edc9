// The words of the site: read, checked and typeset, then handed to every bundle as data.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import * as v from 'valibot';
import { type Content, contentSchema } from '../content/schema';
import { listContentWarnings } from '../content/warnings';
import type { PhotoFolder, PhotoManifest } from '../ui/photo-files';
import { describeCrash, describeIssues, describeSyntaxError, type Sources } from './content-errors';
import { UserError } from './user-error';

/** The content files, without `.ts`. */
const names = Object.keys(contentSchema.entries);

/** Each content file's text, by the path that messages show. */
async function readSources(contentDir: string): Promise<Sources> {
  const read = names.map(async (name) => {
    const file = join(contentDir, `${name}.ts`);
    const path = relative(process.cwd(), file);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new UserError(`${path} is missing: put it back.`);
    });
    return [name, { path, text }] as const;
  });
  return new Map(await Promise.all(read));
}

/** What the files export, by name; the files are read as one module. */
async function runSources(contentDir: string, sources: Sources): Promise<unknown> {
  const contents = names.map((name) => `export * as "${name}" from "./${name}.ts";`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: contentDir },
    absWorkingDir: contentDir,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    logOverride: { 'duplicate-object-key': 'error' },
  }).catch((error: BuildFailure) => {
    throw new UserError(describeSyntaxError(error, sources));
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`).catch((error: Error) => {
    throw new UserError(describeCrash(error, sources));
  });
}

/**
 * All content, checked and typeset.
 *
 * @param contentDir absolute path of the folder
 * @param options.today `YYYY-MM-DD`, for what has a date
 * @throws {UserError} with one line for each mistake
 */
export async function loadContent(
  contentDir: string,
  { today = new Date().toISOString().slice(0, 10) } = {},
): Promise<{ content: Content; warnings: string[] }> {
  const sources = await readSources(contentDir);
  const modules = await runSources(contentDir, sources);
  const { success, output, issues } = v.safeParse(contentSchema, modules, { abortPipeEarly: true });
  if (!success) throw new UserError(describeIssues(issues, sources).join('\n'));
  return { content: output, warnings: listContentWarnings(output, today) };
}

/** Serves the checked content in place of the files in `src/content`, wherever it was read from. */
export function contentPlugin(content: Content): Plugin {
  const files = new Map<string, object>(Object.entries(content));
  return {
    name: 'content',
    setup({ onLoad }) {
      const filter = new RegExp(`[\\\\/]src[\\\\/]content[\\\\/](${names.join('|')})\\.ts$`);
      onLoad({ filter }, ({ path }) => ({
        contents: Object.entries(files.get(filter.exec(path)?.[1] ?? '') ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      }));
    },
  };
}

/**
 * A warning for each photo that no content names.
 *
 * @throws {UserError} when the content names a photo that does not exist
 */
export function checkPhotos({ landing, leaders }: Content, photos: PhotoManifest): string[] {
  const { image, fallbackImage } = landing.hero;
  const named: [folder: PhotoFolder, name: string, place: string][] = [
    ['stage', image, 'landing.ts: hero.image'],
    ['stage', fallbackImage, 'landing.ts: hero.fallbackImage'],
  ];
  for (const { name, image } of leaders.leaders) {
    named.push(['team', image, `leaders.ts: the image of ${name}`]);
  }
  const missing = named.filter(([folder, name]) => !photos[folder][name]);
  if (missing.length > 0) {
    const lines = missing.map(([folder, name, place]) => {
      const existing = Object.keys(photos[folder]).join(', ') || 'none yet';
      return `src/content/${place} is "${name}": put a photo of this name into src/content/photos/${folder}, or write one of those that are there: ${existing}.`;
    });
    throw new UserError(lines.join('\n'));
  }
  const used = new Set(named.map(([folder, name]) => `${folder}/${name}`));
  return (['stage', 'team'] as const)
    .flatMap((folder) => Object.keys(photos[folder]).map((name) => `${folder}/${name}`))
    .filter((path) => !used.has(path))
    .map((path) => `src/content/photos/${path} is not used by any content: remove it, or name it.`);
}
