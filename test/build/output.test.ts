// dists: react, sub
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Document, Window } from 'happy-dom';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent } from '../../src/build/content';
import { dists } from '../support/site';

const test = suite('output');
const folders = { '/': dists.react, '/sub/': dists.sub };
const pages = ['index.html', 'team/index.html', '404.html'];
const { content } = await loadContent(resolve('test/support/content'), { today: '2026-11-01' });
const { siteUrl, name: firmName } = content.firm.firm;
const { leaders } = content.leaders;

const names = (await readdir(dists.react, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dists.react.length + 1))
  .sort();
const bytesOf = (name: string, folder = dists.react) => readFile(join(folder, name));
const read = async (name: string, folder = dists.react) => String(await bytesOf(name, folder));
const assetName = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
const appFile = assetName(/^assets\/app-/);

function parse(html: string): Document {
  const { document } = new Window();
  document.write(html);
  return document;
}

/** Runs a test for each page, below both bases. */
function testPages(
  title: string,
  body: (page: {
    html: string;
    document: Document;
    name: string;
    base: string;
  }) => Promise<void> | void,
) {
  test(title, async () => {
    for (const [base, folder] of Object.entries(folders)) {
      for (const name of pages) {
        const html = await read(name, folder);
        await body({ html, document: parse(html), name, base });
      }
    }
  });
}

const all = (document: Document, selector: string, attribute: string) =>
  Array.from(
    document.querySelectorAll(selector),
    (element) => element.getAttribute(attribute) ?? '',
  );

test('dist has these files and no others', () => {
  const count = new Map<string, number>();
  for (const name of names) {
    const kind = name
      .replace(/-[0-9a-f]{8}(?=[-.])/, '-HASH')
      .replace(/^(assets\/)(?!app|libre|logo).*(\.avif|\.jpg)$/, '$1PHOTO$2');
    count.set(kind, (count.get(kind) ?? 0) + 1);
  }
  const photos = leaders.length + 2;
  for (const ending of ['.avif', '.jpg']) {
    assert.ok((count.get(`assets/PHOTO${ending}`) ?? 0) >= 2 * photos);
    count.delete(`assets/PHOTO${ending}`);
  }
  const texts = [
    ...pages,
    ...['assets/app-HASH.js', 'assets/logo-HASH.svg', 'assets/logo-full-HASH.svg', 'favicon.svg'],
    ...['.well-known/security.txt', 'robots.txt', 'site.webmanifest', 'sitemap.xml'],
  ];
  // Small files gain nothing.
  const copies = texts
    .flatMap((name) => [`${name}.br`, `${name}.gz`])
    .filter((name) => texts.indexOf(name.slice(0, -3)) < 4 || count.has(name));
  assert.equal(
    [...count.keys()].sort(),
    [
      ...['.htaccess', '.nojekyll', '_headers', 'vercel.json', ...texts, ...copies],
      ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'og.jpg'],
      'assets/libre-bodoni-HASH.woff2',
    ].sort(),
  );
});

test('compressed copies hold the same', async () => {
  for (const name of names.filter((file) => /\.(br|gz)$/.test(file))) {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    assert.ok(unpack(await bytesOf(name)).equals(await bytesOf(name.slice(0, -3))), name);
  }
});

testPages('every URL is absolute, from the base', ({ html, document, name, base }) => {
  const urls = [
    ...all(document, '[href]', 'href'),
    ...all(document, '[src]', 'src'),
    ...all(document, '[data-fallback]', 'data-fallback').filter((url) => url !== 'hide'),
    ...all(document, '[srcset]', 'srcset').flatMap((set) => set.split(', ')),
    ...Array.from(html.matchAll(/url\(([^)]+)\)/g), ([, url = '']) => url),
  ].filter((url) => !/^(#|mailto:|https:)/.test(url));
  assert.ok(urls.length > 5, name);
  for (const url of urls) assert.ok(url.startsWith(base) && !url.startsWith('//'), url);
});

testPages(
  'the policy is first, and has the hash of everything inline',
  ({ html, document, name }) => {
    assert.match(
      html,
      /^<!doctype html><html lang="en" data-page="[^"]+"><head><meta charset="utf-8"><meta http-equiv/,
    );
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-/);
    assert.not.match(policy, 'unsafe');
    const hashes = (elements: string) =>
      Array.from(
        document.querySelectorAll(elements),
        ({ textContent }) =>
          `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
      );
    const [, scripts] = /script-src 'self' ([^;]*);/.exec(policy) ?? [];
    const [, styles] = /style-src ([^;]*);/.exec(policy) ?? [];
    assert.is(scripts, hashes('script:not([type="application/ld+json"])').join(' '), name);
    assert.is(styles, hashes('style').join(' '), name);
    assert.is(document.querySelectorAll('style').length, 1);
    assert.is(
      document.querySelectorAll('script[src], [rel=stylesheet], [rel=modulepreload]').length,
      0,
    );
    assert.equal(all(document, '[rel=preload]', 'as'), ['font']);
    for (const element of document.querySelectorAll('*')) {
      const wrong = element
        .getAttributeNames()
        .filter((attribute) => /^(style$|on)/.test(attribute));
      assert.equal(wrong, [], element.outerHTML);
    }
  },
);

testPages(
  'has its own title and one heading; ids are unique and found',
  ({ html, document, name }) => {
    const { home, team, notFound } = content.pages.pages;
    assert.is(
      document.title,
      { '404.html': notFound, 'index.html': home }[name]?.title ?? team.title,
    );
    assert.is(document.querySelectorAll('h1').length, 1);
    assert.not.match(html.slice(html.indexOf('<body>')), '@');
    const ids = all(document, '[id]', 'id');
    assert.is(new Set(ids).size, ids.length);
    for (const attribute of [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'commandfor',
      'popovertarget',
    ]) {
      for (const id of all(document, `[${attribute}]`, attribute)) assert.ok(ids.includes(id), id);
    }
  },
);

testPages(
  'images say their size, wait unless they are first, and have a fallback',
  ({ document, name }) => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      for (const attribute of ['width', 'height', 'alt', 'data-fallback']) {
        assert.ok(image.hasAttribute(attribute), `${attribute} of ${image.outerHTML}`);
      }
    }
    const waiting = images.filter((image) => image.getAttribute('loading') === 'lazy');
    const first = images.filter((image) => image.getAttribute('fetchpriority') === 'high');
    assert.is(first.length, name === 'index.html' ? 1 : 0);
    // The logo does not wait either.
    assert.is(images.length - waiting.length - first.length, 1, name);
  },
);

testPages(
  'search engines and shared links get the public address',
  async ({ document, name, base }) => {
    const meta = (key: string) =>
      document.querySelector(`meta[property="og:${key}"]`)?.getAttribute('content');
    const url = `${siteUrl}${base}${name.startsWith('team') ? 'team/' : ''}`;
    const canonical = name === '404.html' ? [] : [url];
    assert.equal(all(document, '[rel=canonical]', 'href'), canonical);
    assert.is(meta('url'), url);
    assert.is(meta('title'), document.title);
    assert.is(meta('image'), `${siteUrl}${base}og.jpg`);
    assert.is(document.querySelector('meta[name=robots]')?.getAttribute('content'), 'noindex');
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
    if (name === '404.html') return assert.is(text, undefined);
    const [organization, ...people] = JSON.parse(text ?? '')['@graph'];
    assert.is(organization.name, firmName);
    assert.is(organization.url, `${siteUrl}${base}`);
    assert.is(organization.logo, `${siteUrl}${base}icon-512.png`);
    assert.equal(
      people.map(({ name, jobTitle }: Record<string, string>) => [name, jobTitle]),
      name === 'index.html' ? [] : leaders.map((leader) => [leader.name, leader.role]),
    );
    for (const person of people) {
      assert.is(person.worksFor['@id'], organization['@id']);
      assert.ok(names.includes(person.image.slice(`${siteUrl}${base}`.length)), person.image);
    }
  },
);

test('the image of shared links has the size that the pages say', async () => {
  const { width, height } = await sharp(await bytesOf('og.jpg')).metadata();
  assert.match(await read('index.html'), `:width" content="${width}"`);
  assert.match(await read('index.html'), `:height" content="${height}"`);
});

test('sitemap, robots.txt, security.txt and manifest have the public address', async () => {
  for (const [base, folder] of Object.entries(folders)) {
    const sitemap = await read('sitemap.xml', folder);
    const urls = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
    assert.equal(urls, [`${siteUrl}${base}`, `${siteUrl}${base}team/`]);
    assert.match(await read('robots.txt', folder), `Sitemap: ${siteUrl}${base}sitemap.xml\n`);
    const security = await read('.well-known/security.txt', folder);
    assert.match(security, `Canonical: ${siteUrl}${base}.well-known/security.txt\n`);
    assert.match(security, `Contact: mailto:${content.firm.security.email}\n`);
  }
  const manifest = JSON.parse(await read('site.webmanifest'));
  assert.is(manifest.name, firmName);
  assert.is(manifest.short_name, content.firm.firm.shortName);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await bytesOf(src)).metadata();
    assert.is(`${width}x${height}`, sizes);
  }
});

test('the app does not carry the words of the pages', async () => {
  const app = await read(appFile);
  const { about, contact } = content.landing;
  for (const words of [about.lead, contact.lead, leaders[0]?.bio, leaders[0]?.name]) {
    assert.ok(words && !app.includes(words), words);
  }
  assert.match(app, content['lead-form'].leadSent.kept);
});

test('no file has a source map, a path of a machine, or a local address', async () => {
  const texts = names.filter((name) =>
    /\.(html|js|svg|txt|xml|json|webmanifest)$|^[._]\w+$/.test(name),
  );
  assert.ok(texts.length > 12);
  for (const name of texts) {
    const text = await read(name);
    for (const pattern of ['sourceMappingURL', 'node_modules', 'localhost', process.cwd()]) {
      assert.not.match(text, pattern, name);
    }
  }
});

test('the font has the glyphs of the pages', async () => {
  const bytes = await bytesOf(assetName(/\.woff2$/));
  const texts = await Promise.all(pages.map((name) => read(name)));
  const words = texts.map((html) => parse(html).body.textContent).join('');
  const sfnt = await subsetFont(bytes, words, { targetFormat: 'sfnt' });
  const known = new Set(new Face(new Blob(sfnt)).collectUnicodes());
  const missing = [...new Set(words)].filter(
    (letter) => /\S/.test(letter) && !known.has(letter.codePointAt(0) ?? 0),
  );
  assert.equal(missing, []);
});

test.run();
