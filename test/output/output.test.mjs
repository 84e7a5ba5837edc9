// What was built: sizes, hashes, links, words. No browser.
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { budgets, runtimes } from '../../build.mjs';
import { toBrotli } from '../../src/build/compression.mjs';
import { findBrokenLinks } from '../../src/build/links.mjs';
import { cspHash } from '../../src/build/text.mjs';
import { readBuiltSite } from '../../src/hosting/built-site.mjs';
import { parseHTML } from '../support/html.mjs';

const dist = process.env.DIST ?? 'dist';
const distSub = process.env.DIST_SUB ?? '';
const runtime = /** @type {keyof typeof runtimes} */ (process.env.RUNTIME ?? 'react');
const test = suite(`dist, ${runtime}`);
const pages = ['index.html', 'team.html', 'team/index.html', '404.html'];

/** @param {string} path */
const read = (path) => readFile(join(dist, path), 'utf8');
/** @param {string} html */
const styleOf = (html) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
/** @param {string} html */
const scriptsOf = (html) =>
  Array.from(
    html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs),
    ([, text]) => text ?? '',
  );
/** @param {string} html */
const bootOf = (html) => scriptsOf(html).at(-1) ?? '';
/** @param {string} html */
const cspOf = (html) =>
  (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(
    '&#39;',
    "'",
  );
/** @param {string} text */
const brotliSize = async (text) => (await toBrotli(text)).length;

async function appFile() {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => /^app-.*\.js$/.test(name));
  assert.is(names.length, 1, 'one module');
  return `assets/${names[0]}`;
}

test('everything is within its budget', async () => {
  for (const page of pages) {
    const html = await read(page);
    assert.ok((await brotliSize(html)) <= budgets.html, page);
    assert.ok((await brotliSize(styleOf(html))) <= budgets.styles, `styles of ${page}`);
    assert.ok((await brotliSize(bootOf(html))) <= budgets.boot, `boot script of ${page}`);
    assert.ok(styleOf(html).length > 500 && bootOf(html).length > 500, `${page} has both`);
  }
  const app = await brotliSize(await read(await appFile()));
  assert.ok(app <= runtimes[runtime].appBudget, `app: ${app}`);
  const fonts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.woff2'));
  const sizes = await Promise.all(
    fonts.map(async (name) => (await stat(join(dist, 'assets', name))).size),
  );
  assert.ok(fonts.length > 0 && sizes.reduce((sum, size) => sum + size, 0) <= budgets.fonts);
});

test('nothing outside is loaded before intent: no script, style sheet or preload but the font', async () => {
  for (const page of pages) {
    const document = parseHTML(await read(page));
    assert.is(
      document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')
        .length,
      0,
    );
    const { length } = document.querySelectorAll('script:not([type])');
    assert.is(length, page.startsWith('team') ? 2 : 1, 'boot, and what corrects the address');
    const preloads = Array.from(document.querySelectorAll('link[rel=preload]'));
    assert.equal(
      preloads.map((link) => link.getAttribute('as')),
      ['font'],
    );
  }
});

test('the policy has the hash of everything inline, and stands before it', async () => {
  const app = await read(await appFile());
  const literals = Array.from(
    app.matchAll(/textContent\s*=\s*(["'`])(.*?)\1/gs),
    ([, , text]) => text ?? '',
  );
  const late = literals.sort((a, b) => b.length - a.length)[0] ?? '';
  for (const page of pages) {
    const html = await read(page);
    const csp = cspOf(html);
    assert.ok(csp.includes(`'sha256-${cspHash(styleOf(html))}'`), `style of ${page}`);
    for (const text of scriptsOf(html)) {
      assert.ok(csp.includes(`'sha256-${cspHash(text)}'`), `script of ${page}`);
    }
    assert.ok(html.indexOf('http-equiv') < html.indexOf('<style>'));
    assert.ok(csp.startsWith("default-src 'none'; "));
    assert.not(csp.includes('unsafe'));
    assert.ok(late.length > 300 && csp.includes(`'sha256-${cspHash(late)}'`), 'late styles');
    assert.not(/ style="/.test(html), 'no style attribute');
  }
});

test('what is linked says what it has to be: the font, and the app at each of its addresses', async () => {
  const app = await appFile();
  const hash = `sha256-${cspHash(await readFile(join(dist, app)))}`;
  for (const page of pages) {
    const document = parseHTML(await read(page));
    const font = document.querySelector('link[rel=preload]');
    const fontFile = `assets/${posix.basename(font?.getAttribute('href') ?? '')}`;
    const fontHash = cspHash(await readFile(join(dist, fontFile)));
    assert.is(font?.getAttribute('integrity'), `sha256-${fontHash}`);
    const map = document.querySelector('script[type=importmap]')?.textContent;
    if (page !== 'index.html') {
      assert.is(map, undefined, page);
      continue;
    }
    const retries = [1, 2, 3].map((failures) => [`./${app}?r=${failures}`, hash]);
    assert.equal(
      JSON.parse(map ?? '').integrity,
      Object.fromEntries([[`./${app}`, hash], ...retries]),
    );
  }
});

test('every address resolves to a file, every fragment to an element', async () => {
  assert.equal(await findBrokenLinks(dist, '/'), []);
  assert.equal(await findBrokenLinks(distSub, '/sub/'), []);
});

test('an address that leads nowhere is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'refrain-links-'));
  await cp(dist, folder, { recursive: true });
  await rm(join(folder, 'favicon.svg'));
  const page = join(folder, '404.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('id="main"', 'id="other"'));
  const faults = await findBrokenLinks(folder, '/');
  await rm(folder, { recursive: true });
  assert.ok(faults.includes('404.html: #main names no element: add the id, or change the link'));
  const icons = faults.filter((fault) => fault.includes('favicon.svg leads to no file'));
  assert.is(icons.length, pages.length, faults.join());
});

test('search engines are told of the firm, and of nine people with a photo each', async () => {
  const { siteUrl } = await readBuiltSite(dist);
  const graphOf = async (/** @type {string} */ page) => {
    const text = parseHTML(await read(page)).querySelector('script[type="application/ld+json"]');
    return text ? JSON.parse(text.textContent ?? '')['@graph'] : null;
  };
  for (const page of ['index.html', 'team.html', 'team/index.html']) {
    const [organization, ...people] = await graphOf(page);
    assert.is(organization['@type'], 'Organization');
    assert.ok(organization.name && organization.description);
    assert.is(organization.url, `${siteUrl}/`);
    assert.ok((await stat(join(dist, organization.logo.replace(`${siteUrl}/`, '')))).isFile());
    assert.is(people.length, page === 'index.html' ? 0 : 9);
    for (const person of people) {
      assert.is(person['@type'], 'Person');
      assert.ok(person.name && person.jobTitle && person.description);
      assert.ok((await stat(join(dist, person.image.replace(`${siteUrl}/`, '')))).isFile());
      assert.is(person.worksFor['@id'], organization['@id']);
    }
  }
  assert.is(await graphOf('404.html'), null);
});

test('cards of shared links have a title, a description, and an image of the size they say', async () => {
  const { default: sharp } = await import('sharp');
  for (const page of pages) {
    const document = parseHTML(await read(page));
    const of = (/** @type {string} */ name) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
    assert.is(of('title'), document.title);
    assert.ok(of('description').length > 20 && of('site_name').length > 2);
    const file = of('image').split('/').at(-1) ?? '';
    const { width, height } = await sharp(join(dist, file)).metadata();
    assert.equal([of('image:width'), of('image:height')], [String(width), String(height)]);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (page !== '404.html') assert.is(canonical, of('url'));
  }
});

test('ids are unique, and what refers to one finds it', async () => {
  for (const page of pages) {
    const document = parseHTML(await read(page));
    const ids = Array.from(document.querySelectorAll('[id]'), (element) => element.id);
    assert.is(new Set(ids).size, ids.length, page);
    for (const name of [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'commandfor',
      'popovertarget',
    ]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        assert.ok(document.getElementById(element.getAttribute(name) ?? ''), `${name} on ${page}`);
      }
    }
  }
});

test('pages have one h1, a title of their own, a language and no at sign in their markup', async () => {
  const titles = new Set();
  for (const page of pages) {
    const html = await read(page);
    const document = parseHTML(html);
    assert.is(document.querySelectorAll('h1').length, 1);
    assert.is(document.documentElement.lang, 'en');
    titles.add(document.title);
    assert.not(html.slice(html.indexOf('<body>')).includes('@'));
    assert.ok(html.indexOf('<meta charset') < 200);
  }
  assert.is(titles.size, 3);
});

test('images say how large they are, and wait unless they are the first', async () => {
  for (const page of pages) {
    const images = Array.from(parseHTML(await read(page)).querySelectorAll('img'));
    for (const image of images) {
      assert.ok(
        Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
      );
      assert.ok(image.hasAttribute('alt') && image.hasAttribute('data-fallback'));
    }
    const eager = images.filter((image) => image.getAttribute('loading') !== 'lazy');
    assert.is(eager.length, page === 'index.html' ? 2 : 1, `${page}: logo and hero`);
    const first = images.filter((image) => image.getAttribute('fetchpriority') === 'high');
    assert.is(first.length, page === 'index.html' ? 1 : 0);
  }
});

test('both places of the team page say the same, with addresses of their own', async () => {
  const [flat, folder] = await Promise.all(['team.html', 'team/index.html'].map(read));
  const bodyOf = (/** @type {string | undefined} */ html) =>
    html?.slice(html.indexOf('<body>')) ?? '';
  assert.ok(bodyOf(folder).replaceAll('../', './') === bodyOf(flat));
});

test('words that stand in the pages are not sent again as code', async () => {
  const app = await read(await appFile());
  for (const words of ['Taste opens the file', 'Marian Holloway', 'Considering an investment']) {
    assert.not(app.includes(words), words);
  }
});

test('there is no source map, machine path or host of ours in any file', async () => {
  for (const name of await readdir(dist, { recursive: true })) {
    assert.not(name.endsWith('.map'), name);
    if (!/\.(html|js|svg|txt|xml|json|webmanifest)$/.test(name)) continue;
    const text = await read(name);
    for (const pattern of [
      /sourceMappingURL/,
      /node_modules/,
      /localhost/,
      /\/(home|tmp|Users)\//,
      new RegExp(process.cwd()),
    ]) {
      assert.not(pattern.test(text), `${name}: ${pattern}`);
    }
  }
});

test('text files have compressed copies that hold the same', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  for (const page of [...pages, await appFile()]) {
    const text = await read(page);
    assert.is(brotliDecompressSync(await readFile(join(dist, `${page}.br`))).toString(), text);
    assert.is(gunzipSync(await readFile(join(dist, `${page}.gz`))).toString(), text);
  }
});

test('a base changes the 404 page and the boot script, nothing else', async () => {
  const page = await readFile(join(distSub, '404.html'), 'utf8');
  assert.ok(page.includes('href="/sub/favicon.svg"'));
  assert.not(/(href|src)="\/(?!sub\/)/.test(page));
  const bodyOf = (/** @type {string} */ html) => html.slice(html.indexOf('<body>'));
  const home = await readFile(join(distSub, 'index.html'), 'utf8');
  assert.ok(bodyOf(home) === bodyOf(await read('index.html')));
});

test('sample builds and the 404 page stay out of search engines', async () => {
  for (const page of pages)
    assert.match(await read(page), /<meta name="robots" content="noindex">/);
});

test.run();
