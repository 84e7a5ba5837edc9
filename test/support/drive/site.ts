// A built site on a server of its own. A test can delay its answers or replace them.
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { defaultRuntime, runtimes } from '../../../src/build/build-options';
import { createSiteServer, listen } from '../../../src/build/serve/server';
import { overHttps } from './http';

/** The runtime that this site does not use. The tests try it too. */
export const otherRuntime = runtimes.find((name) => name !== defaultRuntime) ?? defaultRuntime;

/** Whether a test file runs on a site with the other runtime. */
export const isOther = process.env.RUNTIME === otherRuntime;
export const runtime = isOther ? otherRuntime : defaultRuntime;

/** The app is the only script that is a file of its own. */
export const appUrl = /\/assets\/[^/]*\.js\b/;

/** Folders of the sites that `npm test` builds. Two are below `/sub/`, one with the other runtime. */
export const dists = {
  main: resolve('.cache/test/main'),
  mainSub: resolve('.cache/test/main-sub'),
  otherSub: resolve('.cache/test/other-sub'),
};

export interface SiteOptions {
  dist?: string;
  /** Path of the site, with slashes at both ends. */
  base?: string;
  isSecure?: boolean;
}

const html = { 'Content-Type': 'text/html;charset=utf-8' };

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts a site. Patterns match path and query. `release` lets held answers go. */
export async function startSite(options: SiteOptions = {}) {
  const { dist = dists.main, base = '/', isSecure = false } = options;
  const requests: string[] = [];
  const rules = new Set<{
    pattern: RegExp;
    apply: (response: ServerResponse) => boolean | Promise<boolean>;
  }>();

  const siteServer = createSiteServer({
    folder: dist,
    base,
    async intercept({ url = '/' }, response) {
      requests.push(url);
      for (const { pattern, apply } of rules) {
        if (pattern.test(url) && (await apply(response))) return true;
      }
      return false;
    },
  });
  const server = isSecure ? overHttps(siteServer) : siteServer;
  const port = await listen(server, 0);

  return {
    /** Address of the landing page. */
    url: `http${isSecure ? 's' : ''}://localhost:${port}${base}`,

    hold(pattern: RegExp) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      rules.add({ pattern, apply: () => released.then(() => false) });
      return { release };
    },

    /** Answers with a status or a page. */
    answer(pattern: RegExp, reply: number | string) {
      const apply = (response: ServerResponse) => {
        if (typeof reply === 'number') response.writeHead(reply).end();
        else response.writeHead(200, html).end(reply);
        return true;
      };
      rules.add({ pattern, apply });
    },

    /** Answers with the beginning of a page. The connection stays open, so more may follow. */
    answerInPart(pattern: RegExp, start: string) {
      let latest: ServerResponse | undefined;
      const apply = (response: ServerResponse) => {
        latest = response;
        response.writeHead(200, html).write(start);
        return true;
      };
      const rule = { pattern, apply };
      rules.add(rule);
      return {
        send: (text: string) => latest?.write(text),
        end: () => latest?.end(),
        release: () => rules.delete(rule),
      };
    },

    asked: (pattern: RegExp) => requests.filter((url) => pattern.test(url)),

    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
