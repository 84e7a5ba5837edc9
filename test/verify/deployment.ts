// What a visitor of a deployed site would notice.

import { runAxe } from '../support/drive/audits';
import { findCovered } from '../support/drive/covered';
import { type Area, expect, type SitePage, Unknown } from './site';

const paths = ['', 'team/'];

/** Scrolls through a page, so that all of its photos load. */
const scrollThrough = (page: SitePage) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 30));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });

/** Names the pictures that do not show, or that have one color only. Runs in the page. */
function findBlankPictures(): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return [...document.images].filter(look.isVisible).flatMap((image) => {
    const name = image.currentSrc || image.src;
    if (!image.complete || image.naturalWidth === 0) return [`${name} does not load`];
    context?.clearRect(0, 0, 16, 16);
    context?.drawImage(image, 0, 0, 16, 16);
    const pixels = context?.getImageData(0, 0, 16, 16).data ?? [];
    return new Set(pixels).size < 4 ? [`${name} is blank`] : [];
  });
}

export const deployment: Area = async (site, rule) => {
  const seen = { links: new Map<string, string>(), blank: [] as string[], log: [] as string[] };
  const axe: string[] = [];
  const narrow: string[] = [];
  const covered: string[] = [];
  const unreached: string[] = [];
  for (const path of paths) {
    const page = await site.open(path);
    await scrollThrough(page);
    seen.blank.push(...(await page.evaluate(findBlankPictures)));
    const links = await page.$$eval('a[href], link[href]', (found) =>
      found.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const link of links) seen.links.set(link, `/${path}`);
    axe.push(...(await runAxe(page)));
    unreached.push(...(await findUnreached(page)));
    seen.log.push(...page.log);
    await page.leave();
    for (const width of [320, 390]) {
      const phone = await site.open(path, { width, height: 700 });
      const isWide = `document.documentElement.scrollWidth > innerWidth ? document.documentElement.scrollWidth : 0`;
      const scrollWidth = Number(await phone.evaluate(isWide));
      if (scrollWidth) narrow.push(`/${path} is ${scrollWidth} px wide at ${width} px`);
      const height = Number(await phone.evaluate('document.documentElement.scrollHeight'));
      for (let top = 0; top < height; top += 500) {
        await phone.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
        covered.push(...(await phone.evaluate(findCovered)));
      }
      await phone.leave();
    }
  }
  const none = (found: readonly string[]) => expect(found.length === 0, found[0] ?? '');

  await rule('pictures', () => none(seen.blank));
  await rule('console', () => none(seen.log));
  await rule('axe', () => none(axe));
  await rule('width', () => none(narrow));
  await rule('overlap', () => none(covered));
  await rule('keyboard', () => none(unreached));
  await rule('no-backend', () => none([...site.strangers].map((url) => `a page calls ${url}`)));

  const own = [...seen.links].filter(([link]) => link.startsWith(site.url));
  await rule('links.internal', async () => {
    for (const [link, from] of own) {
      const { hash } = new URL(link);
      const response = await fetch(link);
      expect(response.ok, `${link}, a link of ${from}, answers ${response.status}`);
      const id = decodeURIComponent(hash.slice(1));
      if (!id || ['top', 'intro-call'].includes(id)) continue;
      expect((await response.text()).includes(`id="${id}"`), `${link}: nothing has this id`);
    }
    return `${own.length} links`;
  });
  await rule('links.real', () => {
    const wrong = [...seen.links.keys()].filter((link) =>
      /^file:|\/\/(localhost|127\.|[^/]*\bexample\.(com|org|net))/.test(link),
    );
    if (site.isSample)
      throw new Unknown('the site still has samples, and keeps search engines away');
    if (site.isLocal) return;
    none(wrong);
  });
  await rule('meta.address', () => {
    if (site.isLocal || site.isSample) throw new Unknown('not the published address');
    const address = (pattern: RegExp) => pattern.exec(site.html)?.[1] ?? '';
    const canonical = address(/<link rel="canonical" href="([^"]*)"/);
    expect(canonical === site.url, `the canonical address is ${canonical}`);
    const picture = address(/<meta property="og:image" content="([^"]*)"/);
    expect(picture.startsWith(site.url), `the picture for shared links is at ${picture}`);
  });

  await rule('policy', () => {
    const policy = `${site.home.headers.get('content-security-policy')} ${/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(site.html)?.[1]}`;
    expect(
      /default-src 'none'|default-src &#39;none/.test(policy.replaceAll('&#x27;', "'")),
      'no policy that begins with none',
    );
    const wanted = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];
    const missing = wanted.filter((name) => !site.home.headers.has(name));
    expect(missing.length === 0, `no header ${missing[0]}`);
  });
  await rule('compression', async () => {
    const encoding = site.home.headers.get('content-encoding');
    expect(encoding, 'the landing page is not compressed');
    return encoding;
  });
  await rule('cache', async () => {
    const asset = /(?:src|href)="([^"]*\/assets\/[^"]*)"/.exec(site.html)?.[1];
    expect(asset, 'no hashed file');
    const { headers } = await fetch(new URL(asset, site.url));
    const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
    expect(age >= 31_536_000, `${asset} is cached for ${age} s`);
    return '1 year';
  });
};

/** Names the controls that Tab does not reach. */
async function findUnreached(page: SitePage): Promise<string[]> {
  const count = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return look.all('a[href], button').length;
  });
  for (let step = 0; step < count + 4; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.activeElement?.setAttribute('data-verify-reached', ''));
  }
  return page.evaluate(() =>
    look
      .all('a[href], button')
      .filter((control) => !control.hasAttribute('data-verify-reached'))
      .map((control) => `Tab does not reach "${look.nameOf(control)}"`),
  );
}
