// Runs checks, among them those of the source files: types, lint and format.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from './files';
import { messageOf, UserError } from './user-error';

/** Runs a program from `node_modules`. If the program fails, the error contains the program's output. */
function run(program: string, args: readonly string[], signal?: AbortSignal) {
  const command = [inProject('node_modules', program), ...args];
  const options = { cwd: inProject(), ...(signal && { signal }) };
  const work = promisify(execFile)(process.execPath, command, options);
  return work.catch(({ stdout, stderr }) => {
    throw new UserError(`${stdout}${stderr}`.trim());
  });
}

/** @throws {UserError} with the compiler's messages */
export const checkTypes = (project: '.' | 'src/builder' = '.', signal?: AbortSignal) =>
  run('typescript/bin/tsc', ['--build', project, '--pretty', 'false'], signal);

export const sourceChecks = {
  types: () => checkTypes(),
  'lint and format (npm run format fixes most of it)': () =>
    run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
};

/** @throws {UserError} when one of the checks fails, after all have printed their results */
export async function runChecks(checks: Record<string, () => Promise<unknown>>) {
  let failed = 0;
  const runs = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
      console.log(`✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${name}\n${messageOf(error)}`);
    }
  });
  await Promise.all(runs);
  if (failed > 0) throw new UserError(`${failed} of ${runs.length} checks failed.`);
}
