// The files in dist, and what search engines, hosts and proxies read in them.
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultRuntime } from '../../src/build/build-options';
import { listLeaves } from '../../src/build/check/content';
import { listSamples } from '../../src/build/check/samples';
import { prefixPaths, readFolder } from '../../src/build/files';
import { content } from '../support/content';
import { sites } from '../support/drive/site';

const statics = await readFolder('static');
const files = await readFolder(sites.main.outDir);
const samples = listSamples({
  ...prefixPaths('static', statics),
  ...prefixPaths('src/brand', await readFolder('src/brand')),
  ...prefixPaths('src/content', await readFolder('src/content')),
});
const bases: Record<string, typeof files> = {
  '/': files,
  '/sub/': await readFolder(sites.sub.outDir),
};
const names = Object.keys(files);
const htmlFiles = names.filter((name) => name.endsWith('.html') && !(name in statics));
/** Pages without an address of their own. */
const errorFiles = ['404.html', '500.html'];
const text = (name: string, from = files) => String(from[name]);
const assetName = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
const app = text(assetName(/^assets\/.*\.js$/));

const { DOMParser } = new Window();

/** The pages of both builds, at the root and in a folder, with no code in their bodies. */
const pages = Object.entries(bases).flatMap(([base, from]) =>
  htmlFiles.map((name) => {
    const html = text(name, from);
    const document = new DOMParser().parseFromString(html, 'text/html');
    for (const code of document.body.querySelectorAll('script, style')) code.remove();
    return { html, name, base, document };
  }),
);

test('dist has pages, files of static, icons, other files that the build makes, and used assets', async () => {
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  const made = `.htaccess .nojekyll _headers apple-touch-icon.png favicon.ico firebase.json icon-512.png licenses.txt
    og.jpg robots.txt sitemap.xml staticwebapp.config.json vercel.json`;
  const hidden = (await readdir(sites.main.outDir)).filter((name) => name.startsWith('.'));
  const others = plain.filter((name) => !name.startsWith('assets/') && !htmlFiles.includes(name));
  assert.equal(
    [...hidden, ...others].sort(),
    [...made.split(/\s+/), ...Object.keys(statics)].sort(),
  );
  // A build fails if an asset is missing. A photo counts as used if one of its sizes is used.
  const html = htmlFiles.map((name) => text(name)).join();
  const isUsed = (name: string) => html.includes(name.replace(/(-[0-9a-f]{8})[-.].*/, '$1'));
  const unused = plain.filter((name) => name.startsWith('assets/') && !isUsed(name));
  assert.equal(unused, []);
  for (const name of [...htmlFiles, 'robots.txt', assetName(/^assets\/.*\.js$/)]) {
    assert.ok(names.includes(`${name}.br`) && names.includes(`${name}.gz`), name);
  }
  for (const [ending, unpack] of Object.entries({ br: brotliDecompressSync, gz: gunzipSync })) {
    for (const name of plain.filter((name) => `${name}.${ending}` in files)) {
      const copy = unpack(files[`${name}.${ending}`] ?? '');
      assert.ok(files[name]?.equals(copy), `${name}.${ending}`);
    }
  }
  // iOS would make transparent parts black.
  for (const [name, size, alpha] of [
    ['apple-touch-icon.png', 180, false],
    ['icon-512.png', 512, true],
    ['favicon.ico', 48, true],
  ] as const) {
    const { width, height, format, hasAlpha } = await sharp(files[name]).metadata();
    assert.equal([width, height, format, hasAlpha], [size, size, 'png', alpha]);
  }
});

test('a page starts with its policy, and has a title of its own', () => {
  for (const { html } of pages) {
    const start = `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8">`;
    assert.ok(html.startsWith(`${start}<meta http-equiv="Content-Security-Policy"`));
    const [inHead = ''] = html.split('<body>');
    // A preload in the head would delay the first paint.
    assert.not.match(inHead, 'rel="preload"');
  }
  assert.is(new Set(pages.map(({ document }) => document.title)).size, htmlFiles.length);
});

test('the images of a first screen have a high priority', () => {
  // The photo of the hero, and a row of portraits.
  const row = content.leaders.slice(0, 3).filter(({ image }) => image);
  const first: Record<string, number> = { 'index.html': 1, 'team/index.html': row.length };
  for (const { name, document } of pages)
    assert.is(document.querySelectorAll('[fetchpriority=high]').length, first[name] ?? 0);
});

test('search engines get the firm, and no page while samples are left', () => {
  for (const { name: file, base, document } of pages) {
    const isError = errorFiles.includes(file);
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
    assert.is(robots, samples.length > 0 || isError ? 'noindex' : undefined);
    const data = document.querySelector('[type="application/ld+json"]');
    assert.is(data === null, isError);
    if (!data) continue;
    const organization = JSON.parse(data.textContent);
    const home = `${content.firm.siteUrl}${base}`;
    assert.equal([organization.name, organization.url], [content.firm.name, home]);
    const address = home + file.replace('index.html', '');
    assert.is(document.querySelector('link[rel=canonical]')?.getAttribute('href'), address);
    assert.match(text('sitemap.xml', bases[base]), `<loc>${address}</loc>`);
    assert.match(text('robots.txt', bases[base]), `Sitemap: ${home}sitemap.xml\n`);
  }
});

/** What programs read: colors, addresses, and names of files. */
const notRead =
  /^(colors|investorLogin|firm\.siteUrl|hero\.crop|language)\b|\.(\w*[iI]mage|framing|to|type|autoComplete)$/;

/** Words of the app, of an email alone, or of a link that no sample has. The tests of the specification see them. */
const shownLater =
  /^(leadSent|toastWords|leadMail\.(cutMark|\w+Label)|teamPage\.(linkedIn|portraitOf))\b/;

/** What a visitor sees or hears of a page, and what a mail link writes. */
function wordsOf({ document }: (typeof pages)[number]): string {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'alt', 'content', 'value'].map((name) => element.getAttribute(name)),
    decodeURIComponent(element.getAttribute('href') ?? ''),
  ]);
  // The headline is in lines.
  return [document.title, document.body.textContent, ...attributes].join(' ').replace(/\s+/g, ' ');
}

test('every text of the content is seen on a page', () => {
  const words = pages.map(wordsOf);
  const unseen = listLeaves(content).filter(([field, leaf]) => {
    const isWord = typeof leaf === 'number' || (typeof leaf === 'string' && leaf !== '');
    if (!isWord || notRead.test(field) || shownLater.test(field)) return false;
    // The form may have no optional field.
    const hasOptional = content.leadFields.some(({ isRequired }) => !isRequired);
    if (field === 'leadDialog.optional' && !hasOptional) return false;
    return !words.some((page) => page.includes(String(leaf)));
  });
  assert.equal(unseen, []);
});

test('the scripts and styles of a page keep their limit, whatever the firm says', () => {
  const html = text('index.html');
  const code = Array.from(
    html.matchAll(/<(?:script|style)(?! type)\b[^>]*>(.*?)<\/(?:script|style)>/gs),
    ([, it]) => it,
  );
  // The script has words of the firm, which may be long. Each large figure has a style of its own, so
  // the limit leaves room for more figures.
  const words = JSON.stringify([content.firm, content.leadMail]);
  const [size = 0, ofWords = 0] = [code.join(''), words].map((it) => brotliCompressSync(it).length);
  assert.ok(size - ofWords <= 9800, `${size - ofWords} B`);
});

test('every link has an address', () => {
  for (const { name, document } of pages) {
    const links = [...document.querySelectorAll('a:not([href])')].map((link) => link.textContent);
    assert.equal(links, [], name);
  }
});

test('the app keeps the limit of its library', () => {
  const limits = { react: 61_500, preact: 10_500 };
  assert.ok(brotliCompressSync(app).length <= limits[defaultRuntime]);
});

test('the app does not contain the words of the pages', () => {
  const [leader] = content.leaders;
  // esbuild escapes letters that are not ASCII.
  const words = app.replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, long, short) =>
    String.fromCharCode(Number(`0x${long ?? short}`)),
  );
  assert.ok(words.includes(content.leadSent.success));
  for (const text of [content.about.intro, content.contact.intro, leader?.bio, leader?.name]) {
    assert.ok(text && !words.includes(text), text);
  }
});

test('licenses.txt has all licenses, and the app names the file', () => {
  const licenses = text('licenses.txt');
  const listed = Array.from(licenses.matchAll(/^(\S+) \d\S+, \S+$/gm), ([, name]) => name);
  const packages = { react: 'react react-dom scheduler', preact: 'preact' };
  assert.is(listed.sort().join(' '), packages[defaultRuntime]);
  assert.match(licenses, 'Permission is hereby granted');
  assert.match(licenses, 'SIL OPEN FONT LICENSE Version 1.1');
  assert.match(app, /^\/\* Licenses: \/licenses\.txt \*\//);
});

test('no file contains a source map, a path of the machine, or a local address', () => {
  for (const pattern of ['sourceMappingURL', 'node_modules', 'localhost', process.cwd()]) {
    const found = names.filter((name) => text(name).includes(pattern));
    assert.equal(found, [], pattern);
  }
});

test('the font has all glyphs of the pages that the full font has', async () => {
  const words = pages.map(({ document }) => document.body.textContent).join('');
  /** https://learn.microsoft.com/typography/opentype/spec/maxp */
  async function countGlyphs(font: Buffer) {
    const subset = await subsetFont(font, words, { targetFormat: 'sfnt' });
    return subset.readUInt16BE(subset.readUInt32BE(subset.indexOf('maxp') + 8) + 4);
  }
  const font = Buffer.from(files[assetName(/\.woff2$/)] ?? '');
  const fullFont = await readFile('src/brand/libre-bodoni-400.ttf');
  assert.is(await countGlyphs(font), await countGlyphs(fullFont));
});

test.run();
