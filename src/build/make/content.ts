// Reads and checks the content for the build. Components import it as any other module.
import * as esbuild from 'esbuild';
import * as v from 'valibot';
import { type Content, contentFiles } from '../../content/types';
import { inProject } from '../files';
import { stopAt, UserError } from '../user-error';
import { bundleFolder, loadModule } from './load-module';

type ContentFile = keyof typeof contentFiles;

/** One line for each mistake in what a file exports. */
export function checkFile(file: ContentFile, exported: object): string[] {
  const schema: v.GenericSchema = contentFiles[file];
  const { issues = [] } = v.safeParse(schema, exported, { abortPipeEarly: true });
  return issues.map(({ path, expected, received, input, message }) => {
    const keys = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)) ?? [];
    const place = `src/content/${file}: ${keys.join('').slice(1)}`;
    if (expected === 'never') {
      return `${place}: types.ts has no such field. Correct its name, or remove it.`;
    }
    if (received === 'undefined') return `${place} is missing.`;
    const value = typeof input === 'object' ? '' : ` is ${JSON.stringify(input)}`;
    return `${place}${value}: ${message}.`;
  });
}

/**
 * Reads the content. esbuild bundles it anew each time, because Node would keep a module that it has
 * read, and `npm run dev` reads again and again.
 *
 * @throws {UserError} with all mistakes
 */
export async function readContent(): Promise<Content> {
  const names = Object.keys(contentFiles) as ContentFile[];
  const contents = names.map((name) => `export * as "${name}" from './${name}';`);
  const { outputFiles } = await esbuild.build({
    stdin: { contents: contents.join('\n'), resolveDir: inProject('src/content') },
    absWorkingDir: inProject(),
    outdir: bundleFolder,
    bundle: true,
    format: 'cjs',
    sourcemap: 'inline',
    write: false,
    logLevel: 'silent',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild wrote no content');
  const files = await loadModule<Record<ContentFile, object>>(bundle).catch((error) => {
    // A name that the file does not import, for example.
    const [place] = /src.content.[\w-]+\.ts:\d+/.exec(String(error.stack)) ?? ['src/content'];
    throw new UserError(`${place}: ${error.message}.`);
  });
  stopAt(names.flatMap((name) => checkFile(name, files[name])));
  return Object.assign({}, ...Object.values(files));
}

/** Every text, number, `true` and `false`, with its field, such as `leaders[3].bio`. */
export function listLeaves(value: object, parent = ''): [field: string, leaf: unknown][] {
  return Object.entries(value).flatMap(([name, entry]) => {
    const step = Array.isArray(value) ? `[${name}]` : `.${name}`;
    const field = (parent + step).replace(/^\./, '');
    return typeof entry === 'object' ? listLeaves(entry, field) : [[field, entry]];
  });
}
