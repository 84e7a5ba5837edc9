// Runs the tools that check sources, for `npm run check` and the tests alike.
import { spawn } from 'node:child_process';
import { inProject, projectFolder } from './paths.mjs';

const tsc = inProject('node_modules/typescript/bin/tsc');
const biome = inProject('node_modules/@biomejs/biome/bin/biome');

/** What is checked, by what it is called, as arguments for Node. */
export const sourceChecks = {
  'types of src and test': [tsc, '-p', '.', '--pretty', 'false'],
  'types of the build': [tsc, '-p', 'src/build', '--pretty', 'false'],
  'lint and format (npm run format mends most of it)': [
    biome,
    'check',
    '.',
    '--error-on-warnings',
    '--reporter=github',
  ],
};

/** What checks the shapes of the content alone, in less than half a second. */
export const contentTypes = [tsc, '-p', 'src/content', '--pretty', 'false'];

/**
 * Runs a tool of the project to its end.
 *
 * @param {readonly string[]} args for Node
 * @returns {Promise<{ isRight: boolean, output: string }>}
 */
export function runTool(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ isRight: code === 0, output: output.trim() }));
  });
}
