// Runs source files in Node, and turns their errors into messages with file and line.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildFailure, type BuildOptions, build, formatMessages } from 'esbuild';
import { inProject, writeInFolder } from './files';
import { UserError } from './user-error';

/** Runs JavaScript as a module in Node and returns its exports. */
export async function importCode(code: string) {
  // The file is in the project, so that Node finds the packages that the code imports.
  const file = inProject('.cache', `module-${randomUUID()}.mjs`);
  await writeInFolder(file, code);
  return import(pathToFileURL(file).href).finally(() => rm(file));
}

/** Bundles a source file, runs it in Node and returns its exports. Each call reads the file again. */
export async function runModule<Exports>(options: BuildOptions): Promise<Exports> {
  const { outputFiles } = await build({
    absWorkingDir: inProject(),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
    // The source map names the sources relative to this path.
    outfile: '.cache/module.mjs',
    sourcemap: 'inline',
    ...options,
  });
  process.setSourceMapsEnabled(true);
  return importCode(outputFiles?.[0]?.text ?? '');
}

/** Returns the first of our source files in an error's stack, such as `src/content/firm.ts, line 12`. */
export function placeOfError({ stack = '' }: Error): string | undefined {
  const frames = stack.matchAll(/^ +at (?:.* \()?((?:file:|\/|[A-Z]:\\).*):(\d+):\d+\)?$/gm);
  for (const [, location = '', line] of frames) {
    const file = location.startsWith('file:') ? fileURLToPath(location) : location;
    if (!/[\\/](node_modules|\.cache)[\\/]/.test(file)) {
      return `${relative(process.cwd(), file)}, line ${line}`;
    }
  }
  return undefined;
}

/** Lets a style file run without the plugin of vanilla-extract. */
const styleSetup = `import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';
setFileScope('');`;

/** @throws {UserError} with file and line; the error itself when its stack has none of our sources */
export async function rethrowWithPlace(error: Error | BuildFailure): Promise<never> {
  if (!('errors' in error)) {
    const place = placeOfError(error);
    throw place ? new UserError(`${place}: ${error.message}`) : error;
  }
  const inStyles = error.errors.find(({ pluginName }) => pluginName === 'vanilla-extract');
  if (inStyles?.location) {
    // The plugin reports lines of generated code, so the style file runs again with a source map.
    const { file } = inStyles.location;
    await runModule({ entryPoints: [file], banner: { js: styleSetup } }).catch(rethrowWithPlace);
    throw new UserError(`${file}: ${inStyles.text}`);
  }
  const messages = await formatMessages(error.errors, { kind: 'error' });
  throw new UserError([...new Set(messages)].join('').trim());
}
