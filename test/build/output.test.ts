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
const { content } = await loadContent(resolve('test/support/content'));
const { siteUrl, name: firmName, shortName } = content.firm.firm;
const { leaders } = content.leaders;

async function readAll(folder: string) {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(file.slice(folder.length + 1), await readFile(file));
  }
  return files;
}

const files = await readAll(dists.react);
const bases = { '/': files, '/sub/': await readAll(dists.sub) };
const names = [...files.keys()];
const text = (name: string, from = files) => String(from.get(name));
const bytes = (name: string) => files.get(name) ?? Buffer.of();
const assetName = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';

interface BuiltPage {
  html: string;
  document: Document;
  name: string;
  base: string;
  /** All values of an attribute. */
  all: (attribute: string, selector?: string) => string[];
}

const pages = Object.entries(bases).flatMap(([base, from]) =>
  ['index.html', 'team/index.html', '404.html'].map((name): BuiltPage => {
    const html = text(name, from);
    const { document } = new Window();
    document.write(html);
    const all = (attribute: string, selector = `[${attribute}]`) =>
      Array.from(
        document.querySelectorAll(selector),
        (element) => element.getAttribute(attribute) ?? '',
      );
    return { html, document, name, base, all };
  }),
);

/** Runs a test for each page, below both bases. */
function testPages(title: string, body: (page: BuiltPage) => void) {
  test(title, () => pages.forEach(body));
}

test('dist has these files and no others', () => {
  const kinds = names.map((name) =>
    name
      .replace(/-[0-9a-f]{8}(?=[-.])/, '-HASH')
      .replace(/^(assets\/)(?!app|libre|logo).*(\.avif|\.jpg)$/, '$1PHOTO$2'),
  );
  const large = ['index.html', 'team/index.html', '404.html', 'assets/app-HASH.js'];
  const small = [
    ...['assets/logo-HASH.svg', 'assets/logo-full-HASH.svg', 'favicon.svg', 'robots.txt'],
    ...['site.webmanifest', 'sitemap.xml', '.well-known/security.txt'],
  ];
  // Small files may gain nothing from compression.
  const copies = [...large, ...small].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const expected = [
    ...['.htaccess', '.nojekyll', '_headers', 'vercel.json', ...large, ...small],
    ...copies.filter((name) => large.includes(name.slice(0, -3)) || kinds.includes(name)),
    ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'og.jpg'],
    ...['assets/PHOTO.avif', 'assets/PHOTO.jpg', 'assets/libre-bodoni-HASH.woff2'],
  ];
  assert.equal([...new Set(kinds)].sort(), expected.sort());
  for (const kind of expected) {
    const count = kinds.filter((each) => each === kind).length;
    assert.ok(kind.includes('PHOTO') ? count >= 2 * (leaders.length + 2) : count === 1, kind);
  }
});

test('compressed copies hold the same', () => {
  for (const name of names.filter((file) => /\.(br|gz)$/.test(file))) {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    assert.ok(unpack(bytes(name)).equals(bytes(name.slice(0, -3))), name);
  }
});

testPages('every URL is absolute, from the base', ({ html, name, base, all }) => {
  const urls = [
    ...['href', 'src', 'data-fallback'].flatMap((attribute) => all(attribute)),
    ...all('srcset').flatMap((set) => set.split(', ')),
    ...Array.from(html.matchAll(/url\(([^)]+)\)/g), ([, url = '']) => url),
  ].filter((url) => !/^(#|mailto:|https:|hide$)/.test(url));
  assert.ok(urls.length > 5, name);
  for (const url of urls) assert.ok(url.startsWith(base) && !url.startsWith('//'), url);
});

testPages('the policy is first, and has the hash of everything inline', (page) => {
  const { html, document, all } = page;
  assert.match(
    html,
    /^<!doctype html><html lang="en" data-page="[^"]+"><head><meta charset="utf-8"><meta http-equiv/,
  );
  const [policy = ''] = all('content', 'meta[http-equiv]');
  const hashes = (elements: string) =>
    Array.from(
      document.querySelectorAll(elements),
      ({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
    ).join(' ');
  const scripts = hashes('script:not([type="application/ld+json"])');
  const start = `default-src 'none'; script-src 'self' ${scripts}; style-src ${hashes('style')};`;
  assert.ok(policy.startsWith(start), policy);
  assert.not.match(policy, 'unsafe');
  assert.is(document.querySelectorAll('style').length, 1);
  assert.equal(all('src', 'script[src], [rel=stylesheet], [rel=modulepreload]'), []);
  assert.equal(all('as', '[rel=preload]'), ['font']);
  for (const element of document.querySelectorAll('*')) {
    const wrong = element.getAttributeNames().filter((name) => /^(style$|on)/.test(name));
    assert.equal(wrong, [], element.outerHTML);
  }
});

testPages('has its own title and one heading; ids are unique and found', (page) => {
  const { html, document, name, all } = page;
  const { home, team, notFound } = content.pages.pages;
  const head = { '404.html': notFound, 'index.html': home }[name] ?? team;
  assert.is(document.title, head.title);
  assert.is(document.querySelectorAll('h1').length, 1);
  assert.not.match(html.slice(html.indexOf('<body>')), '@');
  const ids = all('id');
  assert.is(new Set(ids).size, ids.length);
  const named = ['for', 'aria-labelledby', 'aria-describedby', 'commandfor', 'popovertarget'];
  for (const id of named.flatMap((attribute) => all(attribute))) assert.ok(ids.includes(id), id);
});

testPages('images say their size, wait unless they are first, and have a fallback', (page) => {
  const images = [...page.document.querySelectorAll('img')];
  for (const image of images) {
    for (const attribute of ['width', 'height', 'alt', 'data-fallback']) {
      assert.ok(image.hasAttribute(attribute), `${attribute} of ${image.outerHTML}`);
    }
  }
  const waiting = images.filter((image) => image.getAttribute('loading') === 'lazy');
  const first = images.filter((image) => image.getAttribute('fetchpriority') === 'high');
  assert.is(first.length, page.name === 'index.html' ? 1 : 0);
  // The logo does not wait either.
  assert.is(images.length - waiting.length - first.length, 1, page.name);
});

testPages('search engines and shared links get the public address', (page) => {
  const { document, name, base, all } = page;
  const url = `${siteUrl}${base}${name.startsWith('team') ? 'team/' : ''}`;
  const shared = { url, title: document.title, image: `${siteUrl}${base}og.jpg` };
  for (const [key, value] of Object.entries(shared)) {
    assert.equal(all('content', `meta[property="og:${key}"]`), [value]);
  }
  assert.equal(all('href', '[rel=canonical]'), name === '404.html' ? [] : [url]);
  assert.equal(all('content', 'meta[name=robots]'), ['noindex']);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  if (name === '404.html') return assert.is(data, undefined);
  const [organization, ...people] = JSON.parse(data ?? '')['@graph'];
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
});

test('the images of shared links and the manifest have the size that is said', async () => {
  const manifest = JSON.parse(text('site.webmanifest'));
  assert.equal([manifest.name, manifest.short_name], [firmName, shortName]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(bytes(src)).metadata();
    assert.is(`${width}x${height}`, sizes);
  }
  const { width, height } = await sharp(bytes('og.jpg')).metadata();
  assert.match(text('index.html'), `:width" content="${width}"`);
  assert.match(text('index.html'), `:height" content="${height}"`);
});

test('sitemap, robots.txt and security.txt have the public address', () => {
  for (const [base, from] of Object.entries(bases)) {
    const url = `${siteUrl}${base}`;
    const urls = text('sitemap.xml', from).matchAll(/<loc>(.*?)<\/loc>/g);
    assert.equal(
      Array.from(urls, ([, found]) => found),
      [url, `${url}team/`],
    );
    assert.match(text('robots.txt', from), `Sitemap: ${url}sitemap.xml\n`);
    const security = text('.well-known/security.txt', from);
    assert.match(security, `Canonical: ${url}.well-known/security.txt\n`);
    assert.match(security, `Contact: mailto:${content.firm.security.email}\n`);
  }
});

test('the app does not carry the words of the pages', () => {
  const app = text(assetName(/^assets\/app-.*js$/));
  const { about, contact } = content.landing;
  for (const words of [about.lead, contact.lead, leaders[0]?.bio, leaders[0]?.name]) {
    assert.ok(words && !app.includes(words), words);
  }
  assert.match(app, content['lead-form'].leadSent.kept);
});

test('no file has a source map, a path of a machine, or a local address', () => {
  const texts = names.filter((name) =>
    /\.(html|js|svg|txt|xml|json|webmanifest)$|^[._]/.test(name),
  );
  assert.ok(texts.length > 12);
  for (const name of texts) {
    for (const pattern of ['sourceMappingURL', 'node_modules', 'localhost', process.cwd()]) {
      assert.not.match(text(name), pattern, name);
    }
  }
});

test('the font has the glyphs of the pages', async () => {
  const words = pages.map(({ document }) => document.body.textContent).join('');
  const options = { targetFormat: 'sfnt' } as const;
  const font = await subsetFont(bytes(assetName(/\.woff2$/)), words, options);
  const known = new Set(new Face(new Blob(font)).collectUnicodes());
  const missing = [...new Set(words)].filter(
    (letter) => /\S/.test(letter) && !known.has(letter.codePointAt(0) ?? 0),
  );
  assert.equal(missing, []);
});

test.run();
