import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from './files';
import { UserError } from './user-error';

/** @throws {UserError} with the compiler's messages about the code of the site and of the builder */
export async function checkTypes(): Promise<void> {
  const tsc = inProject('node_modules/typescript/bin/tsc');
  const args = [tsc, '--build', 'src/builder', '--pretty', 'false'];
  const work = promisify(execFile)(process.execPath, args, { cwd: inProject() });
  await work.catch(({ stdout, stderr }) => {
    throw new UserError(`${stdout}${stderr}`.trim());
  });
}
