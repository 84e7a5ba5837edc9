import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { inProject } from '../files';
import { UserError } from '../user-error';

/**
 * Runs the compiler on a project: `src/content`, or `src/builder`, which depends on all others.
 *
 * @throws {UserError} with the compiler's messages
 */
export async function checkTypes(project: 'src/content' | 'src/builder'): Promise<void> {
  const compiler = fileURLToPath(
    new URL('bin/tsc', import.meta.resolve('typescript/package.json')),
  );
  // `--force`, because the compiler compares file times, and would miss a save while it runs.
  const args = [compiler, '--build', project, '--force', '--pretty'];
  const work = promisify(execFile)(process.execPath, args, { cwd: inProject() });
  await work.catch((error: { stdout?: string }) => {
    if (!error.stdout) throw error;
    throw new UserError(stripVTControlCharacters(error.stdout).trim());
  });
}
