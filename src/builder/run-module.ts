// Runs bundled code in Node, and turns esbuild's errors into messages with file and line.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, formatMessages } from 'esbuild';
import { inProject, writeInFolder } from './files';
import { UserError } from './user-error';

/** Runs JavaScript as a module in Node and returns its exports. */
export async function importCode(code: string) {
  // The file is in the project, so that Node finds the packages that the code imports.
  const file = inProject('.cache', `module-${randomUUID()}.mjs`);
  await writeInFolder(file, code);
  return import(pathToFileURL(file).href).finally(() => rm(file));
}

/** @throws {UserError} with the file, and with the line unless the error is in a style file */
export async function rethrowWithPlace({ errors }: BuildFailure): Promise<never> {
  const inStyles = errors.find(({ pluginName }) => pluginName === 'vanilla-extract');
  // The plugin reports lines of generated code.
  if (inStyles?.location) throw new UserError(`${inStyles.location.file}: ${inStyles.text}`);
  const messages = await formatMessages(errors, { kind: 'error' });
  throw new UserError([...new Set(messages)].join('').trim());
}
