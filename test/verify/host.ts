// What the host sends with the pages, and the addresses that the pages name themselves by.
import type { HTTPResponse } from 'puppeteer';
import { headersAt } from '../../src/build/hosting/headers';
import { expect } from '../kit/expect';
import { scheduleCall } from '../support/drive/lead';
import { isDocument, type TestPage } from '../support/drive/page';
import { expectPicture } from './fetched';
import { missingPath, unjudged, type Visit } from './visit';

/** What a page says of itself. */
async function readHead(page: TestPage) {
  const head = await page.evaluate(() => {
    const read = (selector: string, name = 'content') =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      canonical: read('link[rel=canonical]', 'href'),
      shared: read('meta[property="og:url"]'),
      picture: read('meta[property="og:image"]'),
      robots: read('meta[name=robots]'),
      policy: read('meta[http-equiv="Content-Security-Policy" i]'),
    };
  });
  return { ...head, page, address: page.url().replace(/#.*/, '') };
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '');

/** Whether robots.txt lets a crawler read a page: the longest rule of its group decides. */
export function mayRead(robotsText: string, agent: string, address: string): boolean {
  // Without comments, and spaces around the lines.
  const lines = `${robotsText.replace(/[ \t]*(#.*)?\r?$|^[ \t]+/gm, '')}\n`;
  // Several names may share the rules that follow.
  const groups = lines.match(/(^user-agent *:.*\n+)+((?!user-agent).*\n)*/gim) ?? [];
  const valuesOf = (name: string, group: string) =>
    Array.from(group.matchAll(new RegExp(`^${name} *: *(.+)$`, 'gim')), ([, value = '']) => value);
  const groupsOf = (name: string) =>
    groups.filter((group) => valuesOf('user-agent', group).some((it) => it.toLowerCase() === name));
  const own = groupsOf(agent);
  const rules = (own.length > 0 ? own : groupsOf('*')).join('');
  const longest = (name: string) => {
    const matching = valuesOf(name, rules).filter((rule) => {
      const pattern = rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return new RegExp(`^${pattern.replace(/\\\$$/, '$')}`).test(new URL(address).pathname);
    });
    return Math.max(0, ...matching.map((rule) => rule.length));
  };
  return longest('allow') >= longest('disallow');
}

export async function host({ rule, desktopPage, url, isSample, isLocal }: Visit): Promise<void> {
  const landing = await desktopPage('');
  // Makes the page download the app, so that the rules see that response, too.
  await (await landing.getByRole('button', scheduleCall, 'main')).hover();
  await landing.waitForNetworkIdle({ idleTime: 250, timeout: 8000 }).catch(() => {});
  const [team, missing] = [await desktopPage('team'), await desktopPage(missingPath)];
  const heads = await Promise.all([landing, team].map(readHead));
  const responses = [landing, team, missing].flatMap((page) => page.responses);
  const documents = responses.filter(isDocument);
  /** Ends a rule where the site is not at its public address: only paths can be judged there. */
  const skipPreview = () => {
    if (isSample) unjudged('samples are left, so the site is not published');
    if (isLocal) unjudged(`${new URL(url).host} is not its public address`);
  };
  /** Ends a rule on GitHub Pages, which sends its own headers, and on a simple local server. */
  const skipHost = (...names: string[]) => {
    const isGitHub = documents.some((page) => /^github/i.test(page.headers().server ?? ''));
    if (isGitHub) unjudged('GitHub Pages lets nobody set headers');
    const isSent = responses.some((response) => names.some((name) => name in response.headers()));
    if (isLocal && !isSent) unjudged(`a local server need not send ${names.join(', ')}`);
  };

  await rule('address.canonical', () => {
    const plainPath = (address: string) => new URL(address).pathname.replace(/\/$/, '');
    for (const { canonical, address } of heads) {
      const isPath = originOf(canonical) && plainPath(canonical) === plainPath(address);
      expect(isPath, `the canonical address of ${address} is ${canonical || 'missing'}`);
    }
    const named = heads.flatMap(({ canonical, shared, picture }) => [canonical, shared, picture]);
    const [origin, ...others] = new Set(named.map(originOf).filter(Boolean));
    expect(others.length === 0, `the pages name several hosts: ${[origin, ...others].join(', ')}`);
    skipPreview();
    expect(origin === originOf(url), `the pages name ${origin}`);
    return url;
  });
  await rule('address.share-picture', async () => {
    for (const { picture } of heads) {
      expect(originOf(picture), `its address is ${picture || 'missing'}`);
      const isElsewhere = isSample || isLocal;
      const address = isElsewhere ? new URL(new URL(picture).pathname, url) : picture;
      await expectPicture(address);
    }
    skipPreview();
    const [first] = heads;
    expect(originOf(first?.picture ?? '') === originOf(url), `it is at ${first?.picture}`);
    return first?.picture;
  });
  await rule('address.search-engines', async () => {
    for (const { robots, page, address } of heads) {
      const header = page.responses.find(isDocument)?.headers()['x-robots-tag'] ?? '';
      const isHidden = /(^|,) *((google|bing)bot: *)?(noindex|none)\b/i.test(`${robots},${header}`);
      const asks = isHidden ? 'asks them to leave it out' : 'may be listed with samples';
      expect(isHidden === isSample, `${address} ${asks}`);
    }
    if (isSample) return 'samples are left, so the pages ask them to leave the site out';
    const read = async (path: string) => {
      const response = await fetch(new URL(path, url));
      return response.ok ? response.text() : '';
    };
    const robotsText = await read('/robots.txt');
    for (const { address } of heads) {
      const isOpen = ['googlebot', 'bingbot'].every((agent) => mayRead(robotsText, agent, address));
      expect(isOpen, `robots.txt shuts them out of ${address}`);
    }
    const found = (await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g);
    const pages = Array.from(found, ([, address = '']) => address);
    expect(pages.length > 0, 'sitemap.xml names no page');
    const ours = originOf(heads[0]?.canonical ?? '');
    const stranger = pages.find((address) => originOf(address) !== ours);
    expect(!stranger, `the sitemap names ${stranger}`);
    return `they may list ${pages.length} pages`;
  });
  await rule('host.https', () => {
    const isHttps = url.startsWith('https:');
    if (isLocal && !isHttps) unjudged('a local server needs no https');
    expect(isHttps, 'visitors arrive without https');
  });
  await rule('host.policy', () => {
    for (const { policy, address } of heads) {
      for (const part of ["default-src 'none'", 'script-src', 'base-uri', 'form-action'])
        expect(policy.includes(part), `the policy of ${address} has no ${part}`);
      const isOpen = /(script|style)-src[^;]*'unsafe-/.test(policy);
      expect(!isOpen, `the policy of ${address} allows any inline script or style`);
    }
  });
  await rule('host.headers', () => {
    const headers = Object.entries(headersAt(new URL(url).pathname));
    skipHost(...headers.map(([name]) => name.toLowerCase()));
    for (const response of documents) {
      for (const [name, wanted] of headers) {
        const value = response.headers()[name.toLowerCase()] ?? '';
        // A host may say more.
        expect(value.includes(wanted), `${response.url()}: ${name} is "${value}", not "${wanted}"`);
      }
    }
    return headers.map(([name]) => name).join(', ');
  });
  await rule('host.compression', async () => {
    // Hosts leave short answers and errors uncompressed.
    const texts = responses.filter((response) => {
      const { 'content-type': type = '', 'content-length': length = 2000 } = response.headers();
      return response.ok() && /html|javascript|svg/.test(type) && Number(length) >= 1400;
    });
    for (const response of texts) {
      const isCompressed = response.headers()['content-encoding'];
      if (!isCompressed && isLocal)
        unjudged(`${response.url()} is not, but need not on a local server`);
      expect(isCompressed, `${response.url()} is not compressed`);
      const read = (encoding: string) =>
        fetch(response.url(), { headers: { 'accept-encoding': encoding } })
          .then((answer) => answer.text())
          .catch(() => '');
      const plain = await read('identity');
      for (const encoding of ['br', 'gzip'])
        expect((await read(encoding)) === plain, `${response.url()} is damaged with ${encoding}`);
    }
    return `${texts.length} texts`;
  });
  await rule('host.cache', () => {
    skipHost('cache-control');
    const ageOf = (response: HTTPResponse) =>
      Number(/max-age=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1] ?? 0);
    const hash = /\/assets\/[^/]*[-.](?:[0-9a-f]{8}|[A-Z0-9]{8})[-.][^/]*$/;
    const files = responses.filter((response) => response.ok() && hash.test(response.url()));
    expect(files.length > 0, 'no file has a hash in its name');
    for (const file of files)
      expect(ageOf(file) >= 31_536_000, `${file.url()} is not cached for a year`);
    for (const page of documents)
      expect(ageOf(page) < 1000, `${page.url()} is cached: a new one does not arrive`);
    return `${files.length} files for a year`;
  });
}
