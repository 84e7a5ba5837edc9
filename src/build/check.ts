// `npm run check`: everything that can be checked without a browser, in seconds.
import { spawn } from 'node:child_process';
import { inProject } from './project-files';
import { UserError } from './user-error';

/** Programs that check the sources, as arguments for Node. */
const tools = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false'],
  'lint and format (npm run format fixes most of it)': [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '.',
    '--error-on-warnings',
  ],
};

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: inProject() });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new UserError(output.trim()))));
  });
}

/** Types and lint: what to run, by what it is called. */
export const sourceChecks = Object.entries(tools).map(([name, args]) => ({
  name,
  run: () => run(args),
}));

/**
 * Runs checks beside each other and prints each result.
 *
 * @throws UserError when one fails
 */
export async function runChecks(checks: readonly { name: string; run: () => Promise<unknown> }[]) {
  const results = await Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        await run();
        console.log(`✓ ${name}`);
        return true;
      } catch (error) {
        console.log(`✗ ${name}\n${error instanceof UserError ? error.message : error}`);
        return false;
      }
    }),
  );
  const failed = results.filter((isRight) => !isRight).length;
  if (failed > 0) throw new UserError(`${failed} of ${results.length} checks failed.`);
}
