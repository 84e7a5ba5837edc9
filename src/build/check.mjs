// `npm run check`: everything that can be said without a browser, in seconds.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './flags.mjs';
import { findBrokenLinks } from './links.mjs';
import { cacheFolder, inProject, projectFolder } from './paths.mjs';
import { paint } from './text.mjs';

/**
 * What a tool of the project says; empty when it has nothing to say.
 *
 * @param {string[]} args for Node
 * @returns {Promise<string>}
 */
function runTool(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve(code === 0 ? '' : output.trim()));
  });
}

/**
 * Types, lint, and the site on each runtime: content, photos, budgets, links.
 *
 * @param {object} options
 * @param {typeof import('../../build.mjs').build} options.build
 * @param {readonly ('react' | 'preact')[]} options.runtimes
 * @throws {UsageError} when anything is wrong; all of it is printed before
 */
export async function check({ build, runtimes }) {
  const tsc = inProject('node_modules/typescript/bin/tsc');
  const biome = inProject('node_modules/@biomejs/biome/bin/biome');
  /** @param {'react' | 'preact'} runtime */
  const checkSite = async (runtime) => {
    const folder = join(cacheFolder, 'check', runtime);
    try {
      await build({ runtime, folder, isQuiet: true });
      return (await findBrokenLinks(folder, '/')).join('\n');
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      // Where in the bundle it happened helps nobody; `npm run build` tells it all.
      return text.replace(/\n\s+at .*/g, '');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const format = '--reporter=github';
  const results = await Promise.all([
    report('types of the site', runTool([tsc, '-p', '.', '--pretty', 'false'])),
    report('types of the tools', runTool([tsc, '-p', 'src/build', '--pretty', 'false'])),
    report(
      'lint and format (npm run format mends most of it)',
      runTool([biome, 'check', '.', '--error-on-warnings', format]),
    ),
    ...runtimes.map((runtime) =>
      report(`content, photos, budgets and links, ${runtime}`, checkSite(runtime)),
    ),
  ]);
  const faults = results.filter((isRight) => !isRight).length;
  if (faults > 0) throw new UsageError(`${faults} of ${results.length} checks failed.`);
}

/**
 * @param {string} what
 * @param {Promise<string>} faults
 * @returns {Promise<boolean>} whether there was none
 */
async function report(what, faults) {
  const text = await faults;
  console.log(text ? `${paint('red', '✗')} ${what}\n${text}` : `${paint('green', '✓')} ${what}`);
  return !text;
}
