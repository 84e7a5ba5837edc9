// The words of the site: read, checked and typeset, then handed to every bundle as data.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import * as v from 'valibot';
import { type Content, contentSchema } from '../content/schema';
import { listContentWarnings } from '../content/warnings';
import type { PhotoFolder } from '../ui/photo-files';
import {
  describeCrash,
  describeIssues,
  describeSyntaxError,
  findMissingWords,
  type Sources,
} from './content-errors';
import { UserError } from './user-error';

/** The content files, without `.ts`. */
const names = Object.keys(contentSchema.entries);

/** Each content file's text, by the path that messages show. */
async function readSources(contentDir: string): Promise<Sources> {
  const folder = relative(process.cwd(), contentDir) || '.';
  const read = names.map(async (name) => {
    const path = join(contentDir, `${name}.ts`);
    const text = await readFile(path, 'utf8').catch(() => {
      throw new UserError(`${folder}/${name}.ts is missing: put it back.`);
    });
    return [name, { path: `${folder}/${name}.ts`, text }] as const;
  });
  return new Map(await Promise.all(read));
}

/** One module with all content files in it. */
async function bundleContent(contentDir: string, sources: Sources): Promise<string> {
  const contents = names.map((name) => `export * as "${name}" from "./${name}.ts";`).join('\n');
  try {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: contentDir },
      absWorkingDir: contentDir,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      logOverride: { 'duplicate-object-key': 'error' },
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    throw new UserError(describeSyntaxError(error, sources));
  }
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
  { today }: { today: string },
): Promise<{ content: Content; warnings: string[] }> {
  const sources = await readSources(contentDir);
  const code = await bundleContent(contentDir, sources);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const modules: unknown = await import(url).catch((error: unknown) => {
    throw new UserError(describeCrash(error, sources));
  });
  const { success, output, issues } = v.safeParse(contentSchema, modules, { abortPipeEarly: true });
  if (!success) throw new UserError(describeIssues(issues, sources).join('\n'));
  const missingWords = findMissingWords(output, sources);
  if (missingWords.length > 0) throw new UserError(missingWords.join('\n'));
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

/** The photos that the content names, by the folder they are in. */
function namedPhotos({ landing: { hero }, leaders: { leaders } }: Content) {
  return {
    stage: [
      { place: 'landing.ts: hero.image', name: hero.image },
      { place: 'landing.ts: hero.fallbackImage', name: hero.fallbackImage },
    ],
    team: leaders.map(({ image, name }) => ({
      place: `leaders.ts: the image of ${name}`,
      name: image,
    })),
  };
}

/**
 * A warning for each photo that no content names.
 *
 * @throws {UserError} when the content names a photo that does not exist
 */
export function checkPhotos(
  content: Content,
  photoNames: Readonly<Record<PhotoFolder, readonly string[]>>,
): string[] {
  const named = namedPhotos(content);
  const folders = ['stage', 'team'] as const;
  const missing = folders.flatMap((folder) =>
    named[folder]
      .filter(({ name }) => !photoNames[folder].includes(name))
      .map(({ place, name }) => {
        const existing = photoNames[folder].join(', ') || 'none yet';
        return `src/content/${place} is "${name}": put a photo of this name into src/content/photos/${folder}, or write one of those that are there: ${existing}.`;
      }),
  );
  if (missing.length > 0) throw new UserError(missing.join('\n'));
  return folders.flatMap((folder) =>
    photoNames[folder]
      .filter((existing) => !named[folder].some(({ name }) => name === existing))
      .map(
        (name) =>
          `src/content/photos/${folder}/${name} is not used by any content: remove it, or name it.`,
      ),
  );
}
