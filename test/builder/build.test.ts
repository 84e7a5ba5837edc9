import { rejects } from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkImages } from '../../src/builder/brand';
import { build } from '../../src/builder/build';
import { prefixPaths, readFolder } from '../../src/builder/files';
import { checkLimits } from '../../src/builder/limits';
import { findBrokenLinks, findUnlinkedPages } from '../../src/builder/links';
import { messageOf, UserError } from '../../src/builder/user-error';
import { writeDist } from '../../src/builder/write-dist';
import { dists } from '../support/drive/site';
import { beforeAll } from '../support/run/before-all';

const test = suite('build');
const contentDir = resolve('src/content');
const folder = resolve('.cache/test/build');
const outDir = join(folder, 'dist');
const lastBuild = Buffer.from('of the last build');
const readDist = (dir: string) => readFolder(relative('.', dir));
let photoDir: string;

beforeAll(test, async () => {
  photoDir = resolve('src/content/photos');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, 'stray.txt'), lastBuild);
  await writeFile(join(outDir, '.DS_Store'), 'not read');
  await writeFile(join(outDir, 'assets/app-00000000.js'), lastBuild);
});

test('dist stays as it was when a content file is missing or samples are left', async () => {
  const missing = build({ contentDir: folder, photoDir, outDir });
  await rejects(missing, { message: /\/firm\.ts is missing: put it back\.$/, exitCode: 1 });
  const strict = build({ contentDir, photoDir, outDir, isStrict: true });
  const message =
    /firm\.email has the sample[\s\S]*\nNothing was built: replace these \d+ samples, starting with those in src\/content\.$/;
  await rejects(strict, { message, exitCode: 2 });
  const kept = { 'assets/app-00000000.js': lastBuild, 'stray.txt': lastBuild };
  assert.equal(await readDist(outDir), kept);
});

test('a path that cannot be written or read is named, with the reason', async () => {
  const work = build({ contentDir, photoDir, outDir: resolve('package.json/dist') });
  await rejects(work, {
    message: /\/package\.json\/dist\/.* cannot be written: not a directory\.$/,
  });
  const error = await readFile('package.json/font.ttf').catch(messageOf);
  assert.is(error, 'package.json/font.ttf cannot be read: not a directory.');
});

test('a second build writes the same bytes and renews no time; keepAssets keeps hashed files only', async () => {
  const options = { contentDir, photoDir, outDir, keepAssets: true };
  await build(options);
  const page = join(outDir, 'index.html');
  const longAgo = new Date('2020-01-01');
  await utimes(page, longAgo, longAgo);
  await build(options);
  assert.equal((await stat(page)).mtime, longAgo);
  const expected = { ...(await readDist(dists.react)), 'assets/app-00000000.js': lastBuild };
  const files = await readDist(outDir);
  assert.equal(Object.keys(files).sort(), Object.keys(expected).sort());
  for (const [name, data] of Object.entries(expected)) {
    assert.ok(Buffer.from(data).equals(Buffer.from(files[name] ?? '')), name);
  }
});

test('pages are written after the files that they name; old files are removed last', async () => {
  const dir = join(folder, 'order');
  // A folder of the same name stops the build at its first page.
  await mkdir(join(dir, 'index.html'), { recursive: true });
  await writeFile(join(dir, 'old.txt'), '');
  const files = { 'index.html': '', 'team/index.html': '', 'assets/a.js': '', 'a.js.br': '' };
  await rejects(writeDist(dir, files), {
    message: /\/index\.html cannot be written: illegal operation on a directory\.$/,
  });
  const written = ['a.js.br', 'assets', 'assets/a.js', 'index.html', 'old.txt'];
  assert.equal((await readdir(dir, { recursive: true })).sort(), written);
  await rm(dir, { recursive: true });
  await writeDist(dir, { 'a/b/c.txt': '1', 'a/d/e.txt': '2', 'f.txt': '3' });
  await writeDist(dir, { 'a/b/c.txt': '4' });
  assert.equal((await readdir(dir, { recursive: true })).sort(), ['a', 'a/b', 'a/b/c.txt']);
});

test('code above its limit is an error; texts and photos cause a warning', async () => {
  const font = { label: 'font', data: 1200, limit: 1000, advice: 'write shorter' };
  assert.equal(await checkLimits([{ label: 'app', data: 900, limit: 1000 }, font]), {
    table:
      '  app      900 B of   1,000 B     100 B left\n  font   1,200 B of   1,000 B     200 B too much',
    warnings: ['font has 1,200 B, more than 1,000 B: write shorter.'],
  });
  const app = { label: 'app', data: 1001, limit: 1000 };
  const message = /app +1,001 B of +1,000 B +1 B too much\nNothing was written: write less code/;
  await rejects(checkLimits([font, app]), { constructor: UserError, message });
});

test('logos, icons and static images of another size or format are refused, with the fix', async () => {
  const brand = prefixPaths('src/brand', await readFolder('src/brand'));
  const files = { ...brand, ...prefixPaths('static', await readFolder('static')) };
  await checkImages(files);
  const { 'static/icon-192.png': _, 'src/brand/logo-full.svg': __, ...others } = files;
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
  const png = await image.png().toBuffer();
  const wrong = {
    ...others,
    'src/brand/logo.svg': png,
    'static/favicon.svg': 'hello',
    'static/icon-512.png': png,
    'static/apple-touch-icon.png': await image.clone().resize(180, 180).jpeg().toBuffer(),
    'static/og.jpg': 'none',
  };
  const message = [
    'src/brand/logo.svg is a PNG: save it as an SVG.',
    'src/brand/logo-full.svg is missing: save it as an SVG.',
    'static/favicon.svg is not an image that can be read: save it as an SVG.',
    'static/apple-touch-icon.png is a JPEG of 180 by 180 px: save it as a PNG of 180 by 180 px.',
    'static/icon-192.png is missing: save it as a PNG of 192 by 192 px.',
    'static/icon-512.png is a PNG of 300 by 200 px: save it as a PNG of 512 by 512 px.',
    'static/og.jpg is not an image that can be read: save it as a JPEG of 1200 by 630 px.',
  ].join('\n');
  await rejects(checkImages(wrong), { constructor: UserError, message });
});

test('links that lead nowhere are found, and pages that no other page links to', () => {
  const html = `<a href="/sub/team/"><a href="#here"><a href="mailto:a@b.c"><b id="here">
    <img src="/sub/assets/a.jpg" data-fallback="hide" srcset="/sub/assets/a.jpg 1w, /sub/assets/b.jpg 2w">
    <style>src:url(/sub/font.woff2)</style><a href="/team/"><a href="#there"><a href="/sub/x?">
    <a href="/sub/team/#people"><a href="/sub/team/#nobody">`;
  const team = '<h1 id="people"><a href="/sub/"><a href="#people">';
  const pages = { 'index.html': html, 'team/index.html': team };
  const files = { ...pages, 'assets/a.jpg': '' };
  const found = findBrokenLinks(files, '/sub/').map((line) => line.split(' ')[1]);
  const broken = '#there /sub/assets/b.jpg /sub/font.woff2 /sub/team/#nobody /sub/x? /team/';
  assert.is(found.sort().join(' '), broken);
  assert.equal(findUnlinkedPages(pages, '/sub/'), []);
  const alone = { 'new/index.html': '<a href="/sub/"><a href="/sub/new/">', '404.html': '' };
  const [line = '', ...others] = findUnlinkedPages({ ...pages, ...alone }, '/sub/');
  assert.match(line, /^new\/index\.html: no other page links to it: add it to footerLinks in/);
  assert.equal(others, []);
});

test.run();
