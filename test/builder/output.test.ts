import { readFile } from 'node:fs/promises';
import { Window } from 'happy-dom';
import subsetFont from 'subset-font';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prefixPaths, readFolder } from '../../src/builder/files';
import { listSamples } from '../../src/builder/samples';
import { cacheControl, headersAt } from '../../src/hosting/headers';
import { content, firm, landing, leaders, leadForm } from '../support/content';
import { dists } from '../support/drive/site';

const test = suite('output');
const readDist = (name: keyof typeof dists) => readFolder(dists[name]);
const statics = await readFolder('static');
const files = await readDist('react');
const samples = listSamples(content, {
  ...prefixPaths('static', statics),
  ...prefixPaths('src/brand', await readFolder('src/brand')),
  ...prefixPaths('src/content/photos', await readFolder('src/content/photos')),
});
const bases = { '/': files, '/sub/': await readDist('sub') };
const names = Object.keys(files);
const htmlFiles = names.filter((name) => name.endsWith('.html') && !(name in statics));
/** Pages without an address. */
const errorFiles = ['404.html', '500.html'];
const text = (name: string, from = files) => String(from[name]);
const assetName = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
const app = text(assetName(/^assets\/app-.*js$/));

function parsePage(base: string, name: string, html: string) {
  const { document } = new Window();
  document.write(html);
  /** All values of an attribute. */
  const all = (attribute: string, selector = `[${attribute}]`) =>
    [...document.querySelectorAll(selector)].map((found) => found.getAttribute(attribute) ?? '');
  return { html, document, name, base, all };
}

const pages = Object.entries(bases).flatMap(([base, from]) =>
  htmlFiles.map((name) => parsePage(base, name, text(name, from))),
);

type VercelRule = { source: string; headers: { key: string; value: string }[] };

/** Adds a test that checks each page of both builds, at the root and in a folder. */
function testPages(title: string, body: (page: (typeof pages)[number]) => void) {
  test(title, () => pages.forEach(body));
}

test('React and Preact render the same pages', async () => {
  const preact = await readDist('preact');
  for (const name of htmlFiles) {
    const [react, other] = [files, preact].map((from) => {
      // React writes a comment between adjacent texts, and Preact does not.
      const { document } = parsePage('/', name, text(name, from).replaceAll('<!-- -->', ''));
      return document.body;
    });
    assert.ok(other && react?.isEqualNode(other), name);
  }
});

test('dist has pages, files of static, files that the build makes, and used assets', () => {
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  const made = `.htaccess .nojekyll _headers apple-touch-icon.png icon-512.png licenses.txt robots.txt
    sitemap.xml vercel.json`;
  const others = plain.filter((name) => !name.startsWith('assets/') && !htmlFiles.includes(name));
  assert.equal(others.sort(), [...made.split(/\s+/), ...Object.keys(statics)].sort());
  // A build fails if an asset is missing. A photo counts as used if one of its sizes is used.
  const html = htmlFiles.map((name) => text(name)).join();
  const isUsed = (name: string) => html.includes(name.replace(/(-[0-9a-f]{8})[-.].*/, '$1'));
  const unused = plain.filter((name) => name.startsWith('assets/') && !isUsed(name));
  assert.equal(unused, []);
  for (const name of [...htmlFiles, assetName(/^assets\/app-.*js$/)]) {
    assert.ok(names.includes(`${name}.br`) && names.includes(`${name}.gz`), name);
  }
});

testPages('a page starts with its policy, and names no other script or style', ({ html, all }) => {
  const start = '<!doctype html><html lang="en"[^>]*><head><meta charset="utf-8">';
  assert.match(html, new RegExp(`^${start}<meta http-equiv="Content-Security-Policy"`));
  const hashes = "( 'sha256-[\\w+/]{43}=')+";
  assert.match(html, new RegExp(`; script-src 'self'${hashes}; style-src${hashes}; `));
  assert.equal(all('src', 'script[src], [rel=stylesheet], [rel=modulepreload]'), []);
  // In the head it would delay the first paint.
  assert.equal(all('as', 'body > [rel=preload]'), ['font']);
  assert.equal(all('href', 'main a[href^="https:"]:not([target=_blank][rel~=noopener])'), []);
  // Some proxies rewrite addresses that they recognize by `@`.
  const body = html.slice(html.indexOf('<body>')).replace(/<(style|script)>.*?<\/\1>/gs, '');
  assert.not.match(body, '@');
});

testPages('screen readers begin at the skip link, not at an empty live region', ({ document }) => {
  const first = document.querySelector('body > :not(link, dialog, [hidden])');
  assert.is(first?.querySelector('a')?.getAttribute('href'), '#heading');
});

testPages('images have a size, and those of a first screen come first', (page) => {
  assert.equal(page.all('src', 'img:not([width][height][alt][data-fallback])'), []);
  // The photo of the hero, and a row of portraits.
  const first: Record<string, number> = { 'index.html': 1, 'team/index.html': 3 };
  assert.is(page.all('src', 'img[fetchpriority=high]').length, first[page.name] ?? 0);
});

testPages('search engines and shared links get the public address', (page) => {
  const { document, name, base, all } = page;
  const { siteUrl, name: firmName } = firm;
  const isError = errorFiles.includes(name);
  const url = `${siteUrl}${base}${name.replace('index.html', '')}`;
  const shared = { url, title: document.title, image: `${siteUrl}${base}og.jpg` };
  for (const [key, value] of Object.entries(shared)) {
    const expected = isError ? [] : [value];
    assert.equal(all('content', `meta[property="og:${key}"]`), expected);
  }
  assert.equal(all('href', '[rel=canonical]'), isError ? [] : [url]);
  const isNoindex = samples.length > 0 || isError;
  assert.equal(all('content', 'meta[name=robots]'), isNoindex ? ['noindex'] : []);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  if (isError) return assert.is(data, undefined);
  const [organization, ...people] = JSON.parse(data ?? '')['@graph'];
  const home = `${siteUrl}${base}`;
  const { name: organizationName, url: organizationUrl } = organization;
  assert.equal([organizationName, organizationUrl], [firmName, home]);
  const listed = people.map(({ name, jobTitle }: Record<string, string>) => [name, jobTitle]);
  const onTeam = leaders.map((leader) => [leader.name, leader.role]);
  assert.equal(listed, name === 'team/index.html' ? onTeam : []);
  for (const person of people) {
    assert.is(person.worksFor['@id'], organization['@id']);
    assert.ok(names.includes(person.image.slice(home.length)), person.image);
  }
});

test('sitemap and robots.txt have the public address', () => {
  for (const [base, from] of Object.entries(bases)) {
    const url = `${firm.siteUrl}${base}`;
    const urls = text('sitemap.xml', from).match(/(?<=<loc>).*?(?=<\/loc>)/g);
    const listed = htmlFiles.filter((name) => !errorFiles.includes(name));
    const expected = listed.map((name) => url + name.replace('index.html', ''));
    assert.equal([...(urls ?? [])].sort(), expected.sort());
    assert.match(text('robots.txt', from), `Sitemap: ${url}sitemap.xml\n`);
  }
});

test('the app does not contain the words of the pages', () => {
  const [leader] = leaders;
  // esbuild escapes letters that are not ASCII.
  const words = app.replace(/\\u([\da-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number(`0x${code}`)),
  );
  assert.ok(words.includes(leadForm.leadSent.success));
  for (const text of [landing.about.intro, landing.contact.intro, leader?.bio, leader?.name]) {
    assert.ok(text && !words.includes(text), text);
  }
});

test('licenses.txt has all licenses, and the app names the file', () => {
  const licenses = text('licenses.txt');
  const listed = Array.from(licenses.matchAll(/^(\S+) \d\S+, \S+$/gm), ([, name]) => name);
  assert.is(listed.sort().join(' '), 'react react-dom scheduler');
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

test('_headers has all headers in one rule, in lines that Cloudflare accepts', () => {
  const [, ...lines] = text('_headers', bases['/sub/']).split('\n');
  const headers = Object.entries(headersAt('/sub/')).map(([name, value]) => `  ${name}: ${value}`);
  const assets = ['/sub/assets/*', `  Cache-Control: ${cacheControl.assets}`];
  assert.equal(lines, ['/sub/*', ...headers, '', ...assets, '']);
  assert.ok(lines.every((line) => line.length <= 2000));
});

test('vercel.json has one rule for each path, with all headers', () => {
  const { headers }: { headers: VercelRule[] } = JSON.parse(text('vercel.json', bases['/sub/']));
  for (const [path, cache] of Object.entries({
    '/sub/assets/app-0123abcd.js': cacheControl.assets,
    '/sub/': cacheControl.rest,
    '/sub/team/': cacheControl.rest,
    '/sub/a/assets/b': cacheControl.rest,
  })) {
    const rules = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const found = rules.map((rule) => rule.headers.map(({ key, value }) => [key, value]));
    assert.equal(found, [Object.entries({ ...headersAt('/sub/'), 'Cache-Control': cache })], path);
  }
});

test('the font has all glyphs of the pages that the full font has', async () => {
  const texts = pages.map(({ document }) => document.body.innerText);
  const words = texts.join('');
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
