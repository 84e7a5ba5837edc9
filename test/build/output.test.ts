import { relative, resolve } from 'node:path';
import { Window } from 'happy-dom';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent } from '../../src/build/content';
import { readFolder } from '../../src/build/files';
import { cacheControl, responseHeaders } from '../../src/hosting/policy';
import { dists } from '../support/site';

const test = suite('output');
const { content } = await loadContent(resolve('test/support/content'));
const { siteUrl, name: firmName, shortName } = content.firm.firm;
const { leaders } = content.leaders;

const files = await readFolder(relative('.', dists.react));
const bases = { '/': files, '/sub/': await readFolder(relative('.', dists.sub)) };
const names = Object.keys(files);
const text = (name: string, from = files) => String(from[name]);
const htmlFiles = names.filter((name) => name.endsWith('.html'));
const bytes = (name: string) => Buffer.from(files[name] ?? '');
const assetName = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';

const pages = Object.entries(bases).flatMap(([base, from]) =>
  htmlFiles.map((name) => {
    const html = text(name, from);
    const { document } = new Window();
    document.write(html);
    /** All values of an attribute. */
    const all = (attribute: string, selector = `[${attribute}]`) =>
      [...document.querySelectorAll(selector)].map((found) => found.getAttribute(attribute) ?? '');
    return { html, document, name, base, all };
  }),
);

interface VercelRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Runs a test for each page, below both bases. */
function testPages(title: string, body: (page: (typeof pages)[number]) => void) {
  test(title, () => pages.forEach(body));
}

test('dist has these files and no others, and all assets are used', () => {
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  const fixed = `.htaccess .nojekyll .well-known/security.txt 404.html _headers apple-touch-icon.png
    favicon.svg icon-192.png icon-512.png index.html og.jpg robots.txt site.webmanifest sitemap.xml
    team/index.html vercel.json`;
  const others = plain.filter((name) => !name.startsWith('assets/'));
  assert.equal(others.sort(), fixed.split(/\s+/).sort());
  // That none is missing is proved by each build; not every size of a photo has a use.
  const html = htmlFiles.map((name) => text(name)).join();
  const isUsed = (name: string) => html.includes(name.replace(/(-[0-9a-f]{8})[-.].*/, '$1'));
  assert.equal(
    plain.filter((name) => !others.includes(name) && !isUsed(name)),
    [],
  );
  for (const name of [...htmlFiles, assetName(/^assets\/app-.*js$/)]) {
    assert.ok(
      [`${name}.br`, `${name}.gz`].every((copy) => names.includes(copy)),
      name,
    );
  }
});

testPages('has its policy first; every reference has its element', ({ html, all }) => {
  const start = '<!doctype html><html lang="en" data-page="[^"]+"><head><meta charset="utf-8">';
  assert.match(html, new RegExp(`^${start}<meta http-equiv="Content-Security-Policy"`));
  assert.equal(all('src', 'script[src], [rel=stylesheet], [rel=modulepreload]'), []);
  assert.equal(all('as', '[rel=preload]'), ['font']);
  // Some proxies rewrite plain addresses.
  assert.not.match(html.slice(html.indexOf('<body>')), '@');
  const ids = all('id');
  assert.is(new Set(ids).size, ids.length);
  const named = ['for', 'aria-labelledby', 'aria-describedby', 'commandfor', 'popovertarget'];
  for (const id of named.flatMap((attribute) => all(attribute))) assert.ok(ids.includes(id), id);
});

test('each page has a title of its own', () => {
  const titles = pages.filter(({ base }) => base === '/').map(({ document }) => document.title);
  const expected = Object.values(content.pages.pages).map(({ title }) => title);
  assert.equal(titles.sort(), expected.sort());
});

testPages('images say their size, and wait unless they are first', ({ document, name, all }) => {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  assert.equal(all('src', 'img:not([width][height][alt][data-fallback])'), []);
  assert.is(count('img[fetchpriority=high]'), name === 'index.html' ? 1 : 0);
  // The logo does not wait either.
  assert.is(count('img:not([loading=lazy], [fetchpriority=high])'), 1, name);
});

testPages('search engines and shared links get the public address', (page) => {
  const { document, name, base, all } = page;
  const url = `${siteUrl}${base}${name.replace(/(index|404)\.html$/, '')}`;
  const shared = { url, title: document.title, image: `${siteUrl}${base}og.jpg` };
  for (const [key, value] of Object.entries(shared)) {
    assert.equal(all('content', `meta[property="og:${key}"]`), [value]);
  }
  assert.equal(all('href', '[rel=canonical]'), name === '404.html' ? [] : [url]);
  assert.equal(all('content', 'meta[name=robots]'), ['noindex']);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  if (name === '404.html') return assert.is(data, undefined);
  const [organization, ...people] = JSON.parse(data ?? '')['@graph'];
  const { name: organizationName, url: home, logo } = organization;
  const publicBase = `${siteUrl}${base}`;
  assert.equal([organizationName, home, logo], [firmName, publicBase, `${publicBase}icon-512.png`]);
  assert.equal(
    people.map(({ name, jobTitle }: Record<string, string>) => [name, jobTitle]),
    name === 'team/index.html' ? leaders.map((leader) => [leader.name, leader.role]) : [],
  );
  for (const person of people) {
    assert.is(person.worksFor['@id'], organization['@id']);
    assert.ok(names.includes(person.image.slice(publicBase.length)), person.image);
  }
});

test('the images of shared links and the manifest have the size that is said', async () => {
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(bytes(name)).metadata();
    return [width, height];
  };
  const manifest = JSON.parse(text('site.webmanifest'));
  assert.equal([manifest.name, manifest.short_name], [firmName, shortName]);
  for (const { src, sizes } of manifest.icons) assert.is((await sizeOf(src)).join('x'), sizes);
  const said = [...text('index.html').matchAll(/"og:image:(?:width|height)" content="(\d+)"/g)];
  assert.equal(
    said.map(([, size]) => Number(size)),
    await sizeOf('og.jpg'),
  );
});

test('sitemap, robots.txt and security.txt have the public address', () => {
  for (const [base, from] of Object.entries(bases)) {
    const url = `${siteUrl}${base}`;
    const urls = text('sitemap.xml', from).match(/(?<=<loc>).*?(?=<\/loc>)/g);
    const listed = htmlFiles.filter((name) => name !== '404.html');
    assert.equal(
      [...(urls ?? [])].sort(),
      listed.map((name) => url + name.replace('index.html', '')).sort(),
    );
    assert.match(text('robots.txt', from), `Sitemap: ${url}sitemap.xml\n`);
    const security = text('.well-known/security.txt', from);
    assert.match(security, `Canonical: ${url}.well-known/security.txt\n`);
    assert.match(security, `Contact: mailto:${content.firm.security.email}\n`);
  }
});

test('pages have the words as they are typeset, and the app does not carry them', () => {
  const app = text(assetName(/^assets\/app-.*js$/));
  const { about, contact } = content.landing;
  assert.match(about.heading.join(), '’');
  for (const words of about.heading) assert.match(text('index.html'), words);
  for (const words of [about.lead, contact.lead, leaders[0]?.bio, leaders[0]?.name]) {
    assert.ok(words && !app.includes(words), words);
  }
  assert.match(app, content['lead-form'].leadSent.kept);
});

test('no file has a source map, a path of a machine, or a local address', () => {
  for (const pattern of ['sourceMappingURL', 'node_modules', 'localhost', process.cwd()]) {
    const found = names.filter((name) => text(name).includes(pattern));
    assert.equal(found, [], pattern);
  }
});

test('every response gets all headers of the policy', () => {
  const names = `Content-Security-Policy Strict-Transport-Security X-Content-Type-Options
    Referrer-Policy Permissions-Policy Cross-Origin-Opener-Policy Cross-Origin-Resource-Policy`;
  assert.equal(Object.keys(responseHeaders), names.split(/\s+/));
  assert.match(responseHeaders['Content-Security-Policy'] ?? '', "frame-ancestors 'none'");
});

test('_headers has each header in one rule, in lines that Cloudflare accepts', () => {
  const [, ...lines] = text('_headers', bases['/sub/']).split('\n');
  const headers = Object.entries(responseHeaders).map(([name, value]) => `  ${name}: ${value}`);
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
    assert.equal(found, [Object.entries({ ...responseHeaders, 'Cache-Control': cache })], path);
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
