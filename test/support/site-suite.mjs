import { suite } from 'uvu';
import { runtime } from './site.mjs';

/**
 * A suite of tests that share one site, from the first of them to the last.
 *
 * @template {{ stop(): Promise<void> }} Site
 * @param {string} name
 * @param {() => Promise<Site>} start
 * @returns {{ test: import('uvu').Test, site: Site }} the site can be used once the tests run
 */
export function siteSuite(name, start) {
  const test = suite(`${name}, ${runtime}`);
  const site = /** @type {Site} */ ({});
  test.before(async () => {
    Object.assign(site, await start());
  });
  test.after(() => site.stop());
  return { test, site };
}
