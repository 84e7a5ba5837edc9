import { Window } from 'happy-dom';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BuildOptions, build } from '../../src/builder/build';
import { loadContent } from '../../src/builder/content';
import { type Files, inProject, readFolder } from '../../src/builder/files';
import type { Content } from '../../src/content-rules/schema';
import { cacheControl, headersAt } from '../../src/hosting/headers';

const test = suite('output');
let content: Content;
let statics: Files;
let files: Files;
let preact: Files;
let bases: Record<'/' | '/sub/', Files>;
let names: string[];
let htmlFiles: string[];
let pages: ReturnType<typeof parsePage>[];

async function buildSite(options: BuildOptions): Promise<Files> {
  const folder = '.cache/test/output';
  await build({ ...options, outDir: inProject(folder) });
  return readFolder(folder);
}

const text = (name: string, from = files) => String(from[name]);
const assetName = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';

function parsePage(base: string, name: string, html: string) {
  const { document } = new Window();
  document.write(html);
  /** All values of an attribute. */
  const all = (attribute: string, selector = `[${attribute}]`) =>
    [...document.querySelectorAll(selector)].map((found) => found.getAttribute(attribute) ?? '');
  return { html, document, name, base, all };
}

test.before(async () => {
  ({ content } = await loadContent(inProject('src/content')));
  statics = await readFolder('static');
  files = await buildSite({});
  preact = await buildSite({ runtime: 'preact' });
  bases = { '/': files, '/sub/': await buildSite({ base: '/sub/' }) };
  names = Object.keys(files);
  htmlFiles = names.filter((name) => name.endsWith('.html') && !(name in statics));
  pages = Object.entries(bases).flatMap(([base, from]) =>
    htmlFiles.map((name) => parsePage(base, name, text(name, from))),
  );
});

type VercelRule = { source: string; headers: { key: string; value: string }[] };

/** Adds a test that checks each page of both builds, at the root and in a folder. */
function testPages(title: string, body: (page: (typeof pages)[number]) => void) {
  test(title, () => pages.forEach(body));
}

test('React and Preact render the same pages', () => {
  for (const { base, name, document } of pages.filter(({ base }) => base === '/')) {
    const other = parsePage(base, name, text(name, preact)).document;
    // React writes a comment between adjacent texts, and Preact does not.
    for (const { body } of [document, other])
      body.innerHTML = body.innerHTML.replaceAll('<!-- -->', '');
    const [one, two] = [document, other].map((page) => page.getElementById('app'));
    assert.ok(one && two && one.isEqualNode(two), name);
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

testPages('a page starts with its policy, and every reference has its element', ({ html, all }) => {
  const start =
    '<!doctype html><html lang="en" data-page="[^"]+"[^>]*><head><meta charset="utf-8">';
  assert.match(html, new RegExp(`^${start}<meta http-equiv="Content-Security-Policy"`));
  assert.equal(all('src', 'script[src], [rel=stylesheet], [rel=modulepreload]'), []);
  assert.equal(all('as', '[rel=preload]'), ['font']);
  assert.equal(all('href', 'a[href^="https:"]:not([target=_blank][rel~=noopener])'), []);
  // Some proxies rewrite addresses that they recognize by `@`.
  const body = html.slice(html.indexOf('<body>')).replace(/<script>.*?<\/script>/s, '');
  assert.not.match(body, '@');
  const ids = all('id');
  assert.is(new Set(ids).size, ids.length);
  const named = ['for', 'aria-labelledby', 'aria-describedby', 'commandfor', 'popovertarget'];
  for (const id of named.flatMap((attribute) => all(attribute))) assert.ok(ids.includes(id), id);
});

testPages('images have a size and load lazily, except two', ({ document, name, all }) => {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  assert.equal(all('src', 'img:not([width][height][alt][data-fallback])'), []);
  assert.is(count('img[fetchpriority=high]'), name === 'index.html' ? 1 : 0);
  // Only the logo loads at once without a priority.
  assert.is(count('img:not([loading=lazy], [fetchpriority=high])'), 1, name);
});

testPages('search engines and shared links get the public address', (page) => {
  const { document, name, base, all } = page;
  const { siteUrl, name: firmName } = content.firm.firm;
  const url = `${siteUrl}${base}${name.replace(/(index|404)\.html$/, '')}`;
  const shared = { url, title: document.title, image: `${siteUrl}${base}og.jpg` };
  for (const [key, value] of Object.entries(shared)) {
    const expected = name === '404.html' ? [] : [value];
    assert.equal(all('content', `meta[property="og:${key}"]`), expected);
  }
  assert.equal(all('href', '[rel=canonical]'), name === '404.html' ? [] : [url]);
  assert.equal(all('content', 'meta[name=robots]'), ['noindex']);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  if (name === '404.html') return assert.is(data, undefined);
  const [organization, ...people] = JSON.parse(data ?? '')['@graph'];
  const home = `${siteUrl}${base}`;
  const { name: organizationName, url: organizationUrl } = organization;
  assert.equal([organizationName, organizationUrl], [firmName, home]);
  const listed = people.map(({ name, jobTitle }: Record<string, string>) => [name, jobTitle]);
  const onTeam = content.leaders.leaders.map((leader) => [leader.name, leader.role]);
  assert.equal(listed, name === 'team/index.html' ? onTeam : []);
  for (const person of people) {
    assert.is(person.worksFor['@id'], organization['@id']);
    assert.ok(names.includes(person.image.slice(home.length)), person.image);
  }
});

test('sitemap and robots.txt have the public address', () => {
  for (const [base, from] of Object.entries(bases)) {
    const url = `${content.firm.firm.siteUrl}${base}`;
    const urls = text('sitemap.xml', from).match(/(?<=<loc>).*?(?=<\/loc>)/g);
    const listed = htmlFiles.filter((name) => name !== '404.html');
    const expected = listed.map((name) => url + name.replace('index.html', ''));
    assert.equal([...(urls ?? [])].sort(), expected.sort());
    assert.match(text('robots.txt', from), `Sitemap: ${url}sitemap.xml\n`);
  }
});

test('pages have the typeset words, and the app does not contain them', () => {
  const app = text(assetName(/^assets\/app-.*js$/));
  const { about, contact, whyPartner } = content.landing;
  const [leader] = content.leaders.leaders;
  assert.match(whyPartner.heading.join(), '’');
  for (const words of whyPartner.heading) assert.match(text('index.html'), words);
  for (const words of [about.intro, contact.intro, leader?.bio, leader?.name]) {
    assert.ok(words && !app.includes(words), words);
  }
  assert.match(app, content['lead-form'].leadSent.openAgain);
});

test('licenses.txt has all licenses, and the app names the file', () => {
  const licenses = text('licenses.txt');
  const listed = Array.from(licenses.matchAll(/^(\S+) \d\S+, \S+$/gm), ([, name]) => name);
  assert.is(listed.sort().join(' '), 'react react-dom regexparam scheduler wouter');
  assert.match(licenses, 'Permission is hereby granted');
  assert.match(licenses, 'SIL OPEN FONT LICENSE Version 1.1');
  const app = text(assetName(/^assets\/app-.*js$/));
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

test('the font has the glyphs of the pages', async () => {
  const words = pages.map(({ document }) => document.getElementById('app')?.textContent).join('');
  const options = { targetFormat: 'sfnt' } as const;
  const file = Buffer.from(files[assetName(/\.woff2$/)] ?? '');
  const font = await subsetFont(file, words, options);
  const known = new Set(new Face(new Blob(font)).collectUnicodes());
  const missing = [...new Set(words)].filter(
    (letter) => /\S/.test(letter) && !known.has(letter.codePointAt(0) ?? 0),
  );
  assert.equal(missing, []);
});

test.run();
