// A built site on a server of its own, whose answers a test can hold back or spoil.
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createSiteServer, listen, type SiteServerOptions } from '../../src/build/server';

/** The runtime that this file runs for. */
export const runtime = process.env.RUNTIME === 'preact' ? 'preact' : 'react';

/** Folders of the built sites; what a file does not ask for need not exist. */
export const dists = {
  react: resolve(process.env.DIST_REACT ?? '.cache/test/react'),
  preact: resolve(process.env.DIST_PREACT ?? '.cache/test/preact'),
  sub: resolve(process.env.DIST_SUB ?? '.cache/test/sub'),
};

export interface SiteOptions {
  dist?: string;
  /** Path of the site, with slashes at both ends. */
  base?: string;
  intercept?: SiteServerOptions['intercept'];
  /** Pages in place of the site's, by URL, without its headers. */
  pages?: Readonly<Record<string, string>>;
}

/** A status code, a connection that is cut, or another answer than expected. */
export type Failure = number | 'abort' | { type: string; body: string };

export interface Gate {
  /** Lets the held requests go, and all later ones. */
  release(): void;
}

interface Rule {
  pattern: RegExp;
  /** Whether it has answered. */
  apply(response: ServerResponse): boolean | Promise<boolean>;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Patterns are compared with path and query. */
export async function startSite({
  dist = dists[runtime],
  base = '/',
  intercept,
  pages = {},
}: SiteOptions = {}) {
  const urls: string[] = [];
  const rules = new Set<Rule>();

  const server = createSiteServer({
    folder: dist,
    base,
    async intercept(request, response, path) {
      const url = request.url ?? '/';
      urls.push(url);
      for (const rule of rules) {
        if (rule.pattern.test(url) && (await rule.apply(response))) return true;
      }
      const html = pages[url];
      if (html) {
        response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
        return true;
      }
      return intercept ? intercept(request, response, path) : false;
    },
  });
  const port = await listen(server, 0);

  function addRule(rule: Rule, open = () => {}): Gate {
    rules.add(rule);
    return {
      release() {
        rules.delete(rule);
        open();
      },
    };
  }

  return {
    origin: `http://localhost:${port}`,
    /** Address of the landing page. */
    url: `http://localhost:${port}${base}`,

    /** Keeps requests waiting. */
    hold(pattern: RegExp): Gate {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      return addRule({ pattern, apply: () => opened.then(() => false) }, () => open());
    },

    /** Spoils answers: the first `times` ones, or all until it is released. */
    fail(pattern: RegExp, how: Failure = 'abort', times = Number.POSITIVE_INFINITY): Gate {
      let left = times;
      const apply = (response: ServerResponse) => {
        left -= 1;
        if (left < 0) return false;
        if (how === 'abort') response.destroy();
        else if (typeof how === 'number') response.writeHead(how).end();
        else response.writeHead(200, { 'Content-Type': how.type }).end(how.body);
        return true;
      };
      return addRule({ pattern, apply });
    },

    /** How many requests there were. */
    count: (pattern: RegExp) => urls.filter((url) => pattern.test(url)).length,

    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
