import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { inProject } from '../files';
import { UserError } from '../user-error';

/** @throws {UserError} with what the compiler says of the content */
export async function checkTypes(): Promise<void> {
  const compiler = fileURLToPath(
    new URL('bin/tsc', import.meta.resolve('typescript/package.json')),
  );
  // `--force`, because the compiler compares file times, and would miss a save while it runs.
  const args = [compiler, '--build', 'src/content', '--force', '--pretty'];
  const work = promisify(execFile)(process.execPath, args, { cwd: inProject() });
  await work.catch((error: { stdout?: string }) => {
    if (!error.stdout) throw error;
    throw new UserError(stripVTControlCharacters(error.stdout).trim());
  });
}
