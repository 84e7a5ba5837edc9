import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { loadSite, runtimes } from '../../src/build/bundle';
import { loadContent } from '../../src/build/content';
import { cached, inProject, readFolder } from '../../src/build/files';
import { makeFont } from '../../src/build/font';
import { findBrokenLinks } from '../../src/build/links';
import { writeFiles } from '../../src/build/output';
import { makePhotos } from '../../src/build/photos';
import { checkOtherRuntime } from '../../src/build/same-markup';
import { UserError } from '../../src/build/user-error';
import { dists } from '../support/site';

const test = suite('build');
const contentDir = resolve('test/support/content');
const folder = await mkdtemp(join(tmpdir(), 'build-'));
const outDir = join(folder, 'dist');
const lacking = join(folder, 'content');
const lastBuild = Buffer.from('of the last build');
const readDist = (dir: string) => readFolder(relative('.', dir));

test.before(async () => {
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, 'stray.txt'), lastBuild);
  await writeFile(join(outDir, '.DS_Store'), 'not read');
  await writeFile(join(outDir, 'assets/app-00000000.js'), lastBuild);
  const filter = (path: string) => !/(concert|ceo)\.jpg$/.test(path);
  await cp(contentDir, lacking, { recursive: true, filter });
});

test.after(() => rm(folder, { recursive: true }));

const words = Array.from({ length: 3000 }, (_, index) => (index * 7919).toString(36));

/** How the build is called, and what it says then. */
const failed: [options: object, message: RegExp][] = [
  [{ contentDir: folder }, /\/firm\.ts is missing: put it back/],
  [
    { contentDir: lacking },
    /hero\.image is "concert\.jpg": put a photo of this name into src\/content\/photos\/stage, or write one of those that are there: concert-fallback\.jpg\.\nsrc\/content\/leaders\.ts: the image of Marian Holloway is "ceo\.jpg": put a photo/,
  ],
  [
    { isStrict: true },
    /firm\.name has the sample[\s\S]*\nNothing was built: replace these \d+ samples first, those in src\/content before the others\.$/,
  ],
  [
    // The address of every link, and too long to be compressed.
    { base: `/${words.join('/')}/` },
    /index\.html +[\d,]+ B of +12,500 B {2}\d+ B too much\n[\s\S]*\nNothing was written: shorten texts, .* build\.mjs\.$/,
  ],
];

for (const [options, message] of failed) {
  test(`dist stays as it was when the build fails: ${message}`, async () => {
    const settings = { contentDir, outDir, isQuiet: true, ...options };
    const error = await build(settings).catch((reason) => reason);
    assert.instance(error, UserError);
    assert.match(error.message, message);
    const kept = { 'assets/app-00000000.js': lastBuild, 'stray.txt': lastBuild };
    assert.equal(await readDist(outDir), kept);
  });
}

test('a second build has the same bytes; keepAssets keeps hashed files and nothing else', async () => {
  await build({ contentDir, outDir, keepAssets: true, isQuiet: true });
  const expected = { ...(await readDist(dists.react)), 'assets/app-00000000.js': lastBuild };
  const files = await readDist(outDir);
  assert.equal(Object.keys(files).sort(), Object.keys(expected).sort());
  for (const [name, data] of Object.entries(expected)) {
    assert.ok(Buffer.from(data).equals(Buffer.from(files[name] ?? '')), name);
  }
});

test('what is no more among the files goes with its folder', async () => {
  const dir = join(folder, 'written');
  await writeFiles(dir, { 'a/b/c.txt': '1', 'a/d/e.txt': '2', 'f.txt': '3' }, false);
  await writeFiles(dir, { 'a/b/c.txt': '4' }, false);
  assert.equal((await readdir(dir, { recursive: true })).sort(), ['a', 'a/b', 'a/b/c.txt']);
});

const { content } = await loadContent(contentDir);
content.landing.about.lead = content.navigation.bar.mainNavigation = 'A > "B" & <C>';
const { manifest: photos } = await makePhotos(join(contentDir, 'photos'), () => {});
const settings = { content, photos, base: '/', isDevelopment: false, logos: {} };
const [react, preact] = runtimes;
const { site } = await loadSite({ ...settings, runtime: react });

test('a difference between the runtimes is told with its page and both lines', async () => {
  const markups = site.routes.map(site.renderMarkup);
  const same = await checkOtherRuntime({ ...settings, runtime: react }, markups).catch(String);
  assert.is(same, undefined);
  const place = site.routes.findIndex(({ path }) => path === '/team');
  for (const [before, after] of [
    [`>${content.pages.teamPage.heading}<`, '>Other<'],
    ['<h1 ', '<h1 lang="en" '],
    ['</ul>', '</ul><hr>'],
  ] as const) {
    const changed = markups.with(place, markups[place]?.replace(before, after) ?? '');
    const error = await checkOtherRuntime({ ...settings, runtime: preact }, changed).catch(String);
    assert.match(error ?? '', /team\/index\.html is not the same .*:\npreact: .*\nreact: /);
  }
});

test('without samples search engines may list all pages but the one for unknown paths', () => {
  const parts = { markup: '', css: '', bootScript: '', fontFile: '', devScript: '' };
  for (const route of site.routes) {
    const html = site.renderDocument({ ...parts, route, isHidden: false });
    assert.is(html.includes('noindex'), route.path === '*');
  }
});

test('a character that the font of the headings lacks is reported, others are not', async () => {
  assert.equal((await makeFont('Łódź & Ævar’s naïve “song”')).warnings, []);
  assert.equal((await makeFont('a 漢 b 音')).warnings, [
    'The font of the headings has no 漢 音: another font will show it.',
  ]);
});

test('what two builds need at the same time is made once', async () => {
  const key = `test/cached/${randomUUID()}`;
  const make = async () => Buffer.from(randomUUID());
  const [first, second] = await Promise.all([cached(key, make), cached(key, make)]);
  assert.equal([second, await cached(key, make)], [first, first]);
  await rm(inProject('.cache', key));
});

test('links that lead nowhere are found', () => {
  const html = `<a href="/sub/team/"><a href="#here"><a href="mailto:a@b.c"><b id="here">
    <img src="/sub/assets/a.jpg" data-fallback="hide" srcset="/sub/assets/a.jpg 1w, /sub/assets/b.jpg 2w">
    <style>src:url(/sub/font.woff2)</style><a href="/team/"><a href="#there"><a href="/sub/x?">`;
  const files = { 'index.html': html, 'team/index.html': '', 'assets/a.jpg': '' };
  const found = findBrokenLinks(files, '/sub/').map((line) => line.split(' ')[1]);
  const wrong = ['#there', '/sub/assets/b.jpg', '/sub/font.woff2', '/sub/x?', '/team/'];
  assert.equal(found.sort(), wrong);
});

test.run();
