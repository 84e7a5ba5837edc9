// What the host sends with the pages, and the addresses that the pages name themselves by.
import type { HTTPResponse } from 'puppeteer';
import { openPage, type VisitedPage } from './browser';
import { warmUp } from './form';
import { missingPath } from './pages';
import { area, expect, unjudged } from './rule';
import type { Site } from './site';

interface Stage extends Site {
  /** The landing page and the team page. */
  pages: VisitedPage[];
  /** The answers with the documents of all pages, and with the files of the landing page. */
  responses: HTTPResponse[];
}

/** GitHub Pages sends headers of its own, which nobody can set. */
function refuseOwnHeaders({ responses }: Stage): void {
  if (responses.some((response) => /^github/i.test(response.headers().server ?? ''))) {
    unjudged('GitHub Pages lets nobody set headers');
  }
}

/** Where the site is not at its public address, only the path of an address can be judged. */
function refusePreview({ isSample, isLocal, url }: Stage): void {
  if (isSample) unjudged('samples are left, so the site is not published');
  if (isLocal) unjudged(`${new URL(url).host} is not its public address`);
}

const plainPath = (url: string) => new URL(url).pathname.replace(/\/$/, '');

const isDocument = (response: HTTPResponse) => response.request().resourceType() === 'document';

/** Files with the hash of their content in their name. */
const isHashed = (url: string) =>
  /\/assets\/[^/]*[-.](?:[0-9a-f]{8}|[A-Z0-9]{8})[-.][^/]*$/.test(url);

const headers: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-/,
};

export const host = area<Stage>(
  async (browser, site) => {
    const pages: VisitedPage[] = [];
    const responses: HTTPResponse[] = [];
    for (const path of ['', 'team', missingPath]) {
      const page = await openPage(browser);
      page.on('response', (response) => responses.push(response));
      await page.goto(new URL(path, site.url).href);
      if (path !== missingPath) pages.push(page);
      if (path === '') await warmUp(page);
    }
    return { ...site, pages, responses };
  },
  {
    'address.canonical': async (stage) => {
      for (const page of stage.pages) {
        const found = await page.$eval('link[rel=canonical]', ({ href }) => href).catch(() => '');
        const isPath = found && plainPath(found) === plainPath(page.url());
        expect(isPath, `the canonical address of ${page.url()} is ${found || 'missing'}`);
      }
      const hrefs = stage.pages.map((page) =>
        page.$eval('link[rel=canonical]', ({ href }) => href),
      );
      const origins = new Set((await Promise.all(hrefs)).map((href) => new URL(href).origin));
      expect(origins.size === 1, `the pages name several hosts: ${[...origins].join(', ')}`);
      refusePreview(stage);
      expect(origins.has(new URL(stage.url).origin), `the pages name ${[...origins].join()}`);
      return stage.url;
    },
    'address.share-picture': async (stage) => {
      const found = await stage.pages[0]
        ?.$eval('meta[property="og:image"]', ({ content }) => content)
        .catch(() => '');
      expect(found && URL.canParse(found), `its address is ${found || 'missing'}`);
      const own = stage.isSample || stage.isLocal;
      const response = await fetch(own ? new URL(new URL(found).pathname, stage.url) : found);
      const isPicture = response.ok && /^image\//.test(response.headers.get('content-type') ?? '');
      expect(isPicture, `${found} is no picture`);
      refusePreview(stage);
      expect(found.startsWith(new URL(stage.url).origin), `it is at ${found}`);
      return found;
    },
    'host.https': ({ url, isLocal }) => {
      if (url.startsWith('https:')) return 'https';
      if (isLocal) unjudged('a server on this machine needs no https');
      throw new Error('visitors arrive without https');
    },
    'host.policy': async ({ pages }) => {
      for (const page of pages) {
        const policy = await page
          .$eval('meta[http-equiv="Content-Security-Policy" i]', (element) => element.content)
          .catch(() => '');
        for (const part of ["default-src 'none'", 'script-src', 'base-uri', 'form-action']) {
          expect(policy.includes(part), `the policy of ${page.url()} has no ${part}`);
        }
        const isOpen = /(script|style)-src[^;]*'unsafe-/.test(policy);
        expect(!isOpen, `the policy of ${page.url()} allows any inline script or style`);
      }
      return "default-src 'none'";
    },
    'host.headers': (stage) => {
      refuseOwnHeaders(stage);
      for (const response of stage.responses.filter(isDocument)) {
        for (const [name, pattern] of Object.entries(headers)) {
          const value = response.headers()[name] ?? '';
          expect(pattern.test(value), `${response.url()}: ${name} is "${value}"`);
        }
      }
      return Object.keys(headers).join(', ');
    },
    'host.compression': ({ responses, isLocal }) => {
      // Hosts send short answers, and errors, as they are.
      const texts = responses.filter(
        (response) =>
          response.ok() && /html|javascript|svg/.test(response.headers()['content-type'] ?? ''),
      );
      expect(texts.length > 2, 'no text arrived');
      for (const response of texts) {
        const isCompressed = response.headers()['content-encoding'];
        if (!isCompressed && isLocal) unjudged('a server on this machine need not compress');
        expect(isCompressed, `${response.url()} is not compressed`);
      }
      return `${texts.length} texts`;
    },
    'host.cache': (stage) => {
      refuseOwnHeaders(stage);
      const age = (response: HTTPResponse) =>
        Number(/max-age=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1] ?? 0);
      const files = stage.responses.filter((response) => isHashed(response.url()));
      expect(files.length > 0, 'no file has a hash in its name');
      for (const response of files) {
        expect(age(response) >= 31_536_000, `${response.url()} is not cached for a year`);
      }
      for (const response of stage.responses.filter(isDocument)) {
        expect(age(response) < 1000, `${response.url()} is cached: a new one does not arrive`);
      }
      return `${files.length} files for a year`;
    },
  },
);
