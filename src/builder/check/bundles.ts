import { type BuildFailure, formatMessages } from 'esbuild';
import { UserError } from '../user-error';

/** @throws {UserError} with the file, and with the line unless the error is in a style file */
export async function rethrowWithPlace({ errors }: BuildFailure): Promise<never> {
  const inStyles = errors.find(({ pluginName }) => pluginName === 'vanilla-extract');
  // The plugin reports lines of generated code.
  if (inStyles?.location) throw new UserError(`${inStyles.location.file}: ${inStyles.text}`);
  const messages = await formatMessages(errors, { kind: 'error' });
  throw new UserError([...new Set(messages)].join('').trim());
}
