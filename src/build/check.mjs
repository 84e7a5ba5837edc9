// `npm run check`: everything that can be said without a browser, in seconds.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './flags.mjs';
import { findBrokenLinks } from './links.mjs';
import { cacheFolder } from './paths.mjs';
import { runTool, sourceChecks } from './run-tool.mjs';
import { paint } from './text.mjs';

/**
 * Types, lint, and the site on each runtime: content, photos, budgets, links.
 *
 * @param {object} options
 * @param {typeof import('../../build.mjs').build} options.build
 * @param {readonly ('react' | 'preact')[]} options.runtimes
 * @throws {UsageError} when anything is wrong; all of it is printed before
 */
export async function check({ build, runtimes }) {
  /** @param {'react' | 'preact'} runtime */
  const checkSite = async (runtime) => {
    const folder = join(cacheFolder, 'check', runtime);
    try {
      await build({ runtime, folder, isQuiet: true });
      const links = await findBrokenLinks(folder, '/');
      return { isRight: links.length === 0, output: links.join('\n') };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      // Where in the bundle it happened helps nobody; `npm run build` tells it all.
      return { isRight: false, output: text.replace(/\n\s+at .*/g, '') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const results = await Promise.all([
    ...Object.entries(sourceChecks).map(([what, args]) => report(what, runTool(args))),
    ...runtimes.map((runtime) =>
      report(`content, photos, budgets and links, ${runtime}`, checkSite(runtime)),
    ),
  ]);
  const faults = results.filter((isRight) => !isRight).length;
  if (faults > 0) throw new UsageError(`${faults} of ${results.length} checks failed.`);
}

/**
 * @param {string} what
 * @param {ReturnType<typeof runTool>} result
 * @returns {Promise<boolean>} whether all is right
 */
async function report(what, result) {
  const { isRight, output } = await result;
  console.log(
    isRight ? `${paint('green', '✓')} ${what}` : `${paint('red', '✗')} ${what}\n${output}`,
  );
  return isRight;
}
