// A built site on a server of its own, whose answers a test can hold back or spoil.
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createSiteServer, listen } from '../../src/build/server';

/** The runtime that this file runs for. */
export const runtime = process.env.RUNTIME === 'preact' ? 'preact' : 'react';

/** Folders of the built sites; what a file does not ask for need not exist. */
export const dists = {
  react: resolve('.cache/test/react'),
  preact: resolve('.cache/test/preact'),
  sub: resolve('.cache/test/sub'),
};
export type DistName = keyof typeof dists;

export interface SiteOptions {
  dist?: string;
  /** Path of the site, with slashes at both ends. */
  base?: string;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Patterns are compared with path and query. What `release` ends is over for later requests too. */
export async function startSite({ dist = dists[runtime], base = '/' }: SiteOptions = {}) {
  const requests: { url: string; purpose: string; response: ServerResponse }[] = [];
  const rules = new Set<{
    pattern: RegExp;
    /** Whether it has answered. */
    apply: (response: ServerResponse) => boolean | Promise<boolean>;
  }>();

  const server = createSiteServer({
    folder: dist,
    base,
    async intercept({ url = '/', headers }, response) {
      requests.push({ url, purpose: String(headers['sec-purpose']), response });
      for (const { pattern, apply } of rules) {
        if (pattern.test(url) && (await apply(response))) return true;
      }
      return false;
    },
  });
  const port = await listen(server, 0);

  return {
    /** Address of the landing page. */
    url: `http://localhost:${port}${base}`,

    /** Keeps requests waiting. */
    hold(pattern: RegExp) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      rules.add({ pattern, apply: () => released.then(() => false) });
      return { release };
    },

    /** Answers otherwise, with a status or a body: the first `times`, or until it is released. */
    fail(
      pattern: RegExp,
      answer: number | { type: string; body: string },
      times = Number.POSITIVE_INFINITY,
    ) {
      let left = times;
      const apply = (response: ServerResponse) => {
        left -= 1;
        if (left < 0) return false;
        if (typeof answer === 'number') response.writeHead(answer).end();
        else response.writeHead(200, { 'Content-Type': answer.type }).end(answer.body);
        return true;
      };
      const rule = { pattern, apply };
      rules.add(rule);
      return { release: () => rules.delete(rule) };
    },

    /** How many requests there were. */
    count: (pattern: RegExp) => requests.filter(({ url }) => pattern.test(url)).length,

    /** Whether the browser has asked for a page ahead, to render it, and all of it is sent. */
    hasPrerendered: (path: string) =>
      requests.some(
        ({ url, purpose, response }) =>
          url === path && purpose.includes('prerender') && response.writableFinished,
      ),

    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
