// A built site on a server of its own. A test can delay its answers or replace them.
import type { ServerResponse } from 'node:http';
import type { BuildOptions } from '../../../src/build/build-options';
import { createSiteServer, listen } from '../../../src/build/serve/server';
import { overHttps } from './http';

/** The app is the only script that is a file of its own. */
export const appUrl = /\/assets\/[^/]*\.js\b/;

/** The sites that `npm test` builds of a project, and where in its folder they are. */
export const sites = {
  main: { outDir: '.cache/test/main', base: '/' },
  sub: { outDir: '.cache/test/sub', base: '/sub/' },
} satisfies Record<string, BuildOptions>;

export interface SiteOptions extends Pick<BuildOptions, 'outDir' | 'base'> {
  isSecure?: boolean;
}

const html = { 'Content-Type': 'text/html;charset=utf-8' };

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts a site. Patterns match path and query. `release` lets held answers go. */
export async function startSite(options: SiteOptions = {}) {
  const { outDir = sites.main.outDir, base = '/', isSecure = false } = options;
  const requests: string[] = [];
  const rules = new Set<{
    pattern: RegExp;
    apply: (response: ServerResponse) => boolean | Promise<boolean>;
  }>();

  const siteServer = createSiteServer({
    folder: outDir,
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
