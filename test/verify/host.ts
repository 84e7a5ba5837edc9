// What the host sends with the pages, and the addresses that the pages name themselves by.
import type { HTTPResponse } from 'puppeteer';
import { isDocument, missingPath, type Visit, type VisitedPage } from './browser';
import { expect, unjudged } from './expect';
import { warmUp } from './form';
import { area } from './rule';
import { isPicture } from './site';

interface Stage extends Visit {
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

/** A simple server on this machine sends none of some headers. */
function refuseSimpleServer({ responses, isLocal }: Stage, ...names: string[]): void {
  const isSent = responses.some((response) => names.some((name) => name in response.headers()));
  if (isLocal && !isSent) unjudged(`a server on this machine need not send ${names.join(', ')}`);
}

/** Where the site is not at its public address, only the path of an address can be judged. */
function refusePreview({ isSample, isLocal, url }: Stage): void {
  if (isSample) unjudged('samples are left, so the site is not published');
  if (isLocal) unjudged(`${new URL(url).host} is not its public address`);
}

const plainPath = (url: string) => new URL(url).pathname.replace(/\/$/, '');

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

/** The addresses by which a page names itself and its picture. */
const namesOf = (page: VisitedPage) =>
  page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      canonical: read('link[rel=canonical]', 'href'),
      shared: read('meta[property="og:url"]', 'content'),
      picture: read('meta[property="og:image"]', 'content'),
      robots: read('meta[name=robots]', 'content'),
    };
  });

const addressOf = (page: VisitedPage) => page.url().replace(/#.*/, '');

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '');

export const host = area<Stage>(
  async (visit) => {
    const [landing, team, missing] = await Promise.all([
      visit.wide(''),
      visit.wide('team'),
      visit.wide(missingPath),
    ]);
    await warmUp(landing).catch(() => {});
    const responses = [landing, team, missing].flatMap((page) => page.responses);
    return { ...visit, pages: [landing, team], responses };
  },
  {
    'address.canonical': async (stage) => {
      const origins = new Set<string>();
      for (const page of stage.pages) {
        const { canonical, shared, picture } = await namesOf(page);
        const isPath = originOf(canonical) && plainPath(canonical) === plainPath(addressOf(page));
        expect(isPath, `the canonical address of ${addressOf(page)} is ${canonical || 'missing'}`);
        for (const address of [canonical, shared, picture]) origins.add(originOf(address));
      }
      origins.delete('');
      expect(origins.size === 1, `the pages name several hosts: ${[...origins].join(', ')}`);
      refusePreview(stage);
      expect(origins.has(originOf(stage.url)), `the pages name ${[...origins].join()}`);
      return stage.url;
    },
    'address.share-picture': async (stage) => {
      for (const page of stage.pages) {
        const { picture } = await namesOf(page);
        expect(originOf(picture), `its address is ${picture || 'missing'}`);
        const { pathname } = new URL(picture);
        const isElsewhere = stage.isSample || stage.isLocal;
        const address = isElsewhere ? new URL(pathname, stage.url) : picture;
        expect(await isPicture(address), `${picture} is no picture`);
      }
      refusePreview(stage);
      const { picture } = await namesOf(stage.pages[0] as VisitedPage);
      expect(originOf(picture) === originOf(stage.url), `it is at ${picture}`);
      return picture;
    },
    'address.search-engines': async (stage) => {
      if (stage.isSample) unjudged('samples are left, so the site is not published');
      for (const page of stage.pages) {
        const { robots } = await namesOf(page);
        const header = page.responses.find(isDocument)?.headers()['x-robots-tag'] ?? '';
        expect(!/noindex/.test(robots + header), `${addressOf(page)} asks them to leave it out`);
      }
      const read = async (path: string) => {
        const response = await fetch(new URL(path, stage.url));
        return response.ok ? response.text() : '';
      };
      const [robots, sitemap] = await Promise.all([read('/robots.txt'), read('sitemap.xml')]);
      expect(!/^Disallow: *\/\s*$/im.test(robots), 'robots.txt shuts them out');
      const { canonical } = await namesOf(stage.pages[0] as VisitedPage);
      const places = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, place = '']) => place);
      expect(places.length > 0, 'sitemap.xml names no page');
      const stranger = places.find((place) => originOf(place) !== originOf(canonical));
      expect(!stranger, `the sitemap names ${stranger}`);
      return `they may list ${places.length} pages`;
    },
    'host.https': ({ url, isLocal }) => {
      const isHttps = url.startsWith('https:');
      if (isLocal && !isHttps) unjudged('a server on this machine needs no https');
      expect(isHttps, 'visitors arrive without https');
    },
    'host.policy': async ({ pages }) => {
      for (const page of pages) {
        const policy = await page
          .$eval('meta[http-equiv="Content-Security-Policy" i]', (element) => element.content)
          .catch(() => '');
        for (const part of ["default-src 'none'", 'script-src', 'base-uri', 'form-action']) {
          expect(policy.includes(part), `the policy of ${addressOf(page)} has no ${part}`);
        }
        const isOpen = /(script|style)-src[^;]*'unsafe-/.test(policy);
        expect(!isOpen, `the policy of ${addressOf(page)} allows any inline script or style`);
      }
    },
    'host.headers': (stage) => {
      refuseOwnHeaders(stage);
      refuseSimpleServer(stage, ...Object.keys(headers));
      for (const response of stage.responses.filter(isDocument)) {
        for (const [name, pattern] of Object.entries(headers)) {
          const value = response.headers()[name] ?? '';
          expect(pattern.test(value), `${response.url()}: ${name} is "${value}"`);
        }
      }
    },
    'host.compression': ({ responses, isLocal }) => {
      // Hosts send short answers, and errors, as they are.
      const texts = responses.filter((response) => {
        const { 'content-type': type = '', 'content-length': length = 2000 } = response.headers();
        return response.ok() && /html|javascript|svg/.test(type) && Number(length) >= 1400;
      });
      for (const response of texts) {
        const isCompressed = response.headers()['content-encoding'];
        if (!isCompressed && isLocal)
          unjudged(`${response.url()} is not, but need not on this machine`);
        expect(isCompressed, `${response.url()} is not compressed`);
      }
      return `${texts.length} texts`;
    },
    'host.cache': (stage) => {
      refuseOwnHeaders(stage);
      refuseSimpleServer(stage, 'cache-control');
      const age = (response: HTTPResponse) =>
        Number(/max-age=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1] ?? 0);
      const files = stage.responses.filter((response) => response.ok() && isHashed(response.url()));
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
