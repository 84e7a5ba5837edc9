import { UsageError } from '../../src/build/flags.mjs';
import { paths } from './visits.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * Lighthouse on a phone, where the package is installed: it is too large to come along.
 *
 * @param {Awaited<ReturnType<typeof import('../support/site.mjs').startSite>>} site
 * @returns {Promise<Record<string, Figures>>}
 */
export async function runLighthouse(site) {
  const name = 'lighthouse';
  const { default: lighthouse } = await import(name).catch(() => {
    throw new UsageError(
      'Lighthouse is not installed: run "npm install --no-save lighthouse@12" first.',
    );
  });
  /** @type {Record<string, Figures>} */
  const scores = {};
  for (const path of paths) {
    const { lhr } = await lighthouse(site.origin + path, {
      port: Number(new URL(site.browser.wsEndpoint()).port),
      output: 'json',
      logLevel: 'error',
    });
    scores[path] = Object.fromEntries(
      Object.entries(lhr.categories).map(([key, { score }]) => [key, (score ?? 0) * 100]),
    );
  }
  return scores;
}
