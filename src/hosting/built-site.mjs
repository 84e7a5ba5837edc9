// Reads from a built folder what its host has to know.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../build/flags.mjs';
import { responseHeaders } from './policy.mjs';

/**
 * The policy of a built site. Read from its pages, so that it fits them whatever flags they were
 * built with.
 *
 * @param {string} folder
 * @returns {Promise<import('./policy.mjs').HostingPolicy>}
 * @throws {UsageError} when there is no built site
 */
export async function readBuiltSite(folder) {
  const [home, notFound] = await Promise.all(
    ['index.html', '404.html'].map((file) => readFile(join(folder, file), 'utf8').catch(() => '')),
  );
  const csp = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home ?? '')?.[1];
  const siteUrl = /<link rel="canonical" href="([^"]*)\/">/.exec(home ?? '')?.[1];
  const base = /data-root="([^"]*)"/.exec(notFound ?? '')?.[1];
  if (!csp || !siteUrl || !base) {
    throw new UsageError(`There is no built site in ${folder}: run "npm run build" first.`);
  }
  return { base, siteUrl, headers: responseHeaders(csp) };
}
