// dists: react
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { loadSite, runtimes } from '../../src/build/bundle';
import { loadContent } from '../../src/build/content';
import { makeFont } from '../../src/build/font';
import { findBrokenLinks } from '../../src/build/links';
import { checkLimits } from '../../src/build/measure';
import { checkOtherRuntime } from '../../src/build/same-markup';
import { refuseSamples } from '../../src/build/samples';
import { UserError } from '../../src/build/user-error';
import { dists } from '../support/site';

const test = suite('build');
const contentDir = resolve('test/support/content');
let folder = '';
let outDir = '';

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  outDir = join(folder, 'dist');
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, 'stray.txt'), 'of the last build');
  await writeFile(join(outDir, 'assets/app-00000000.js'), 'of the last build');
});

test.after(() => rm(folder, { recursive: true }));

async function readAll(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map(
    async (file) => [file.slice(dir.length + 1), await readFile(file)] as const,
  );
  return new Map(await Promise.all(contents));
}

const failed: Record<string, () => Promise<[options: object, message: RegExp]>> = {
  'content is wrong': async () => [
    { contentDir: await changeContent('firm', /shortName.*/, '') },
    /firm\.shortName is missing/,
  ],
  'a photo is missing': async () => [
    { contentDir: await changeContent('leaders', 'cmo.jpg', 'gone.jpg') },
    /^src\/content\/leaders\.ts: the image of .* is "gone\.jpg": put a photo/,
  ],
  'a strict build has samples': async () => [
    { isStrict: true },
    /firm\.name is the sample[\s\S]*\nNothing was built: replace these \d+ samples first, those in src\/content before the others\.$/,
  ],
  'a page is over its limit': async () => {
    const text = Array.from({ length: 3000 }, (_, index) => (index * 7919).toString(36)).join(' ');
    return [
      { contentDir: await changeContent('landing', 'Growing IP Value', text) },
      /index\.html +[\d,]+ B of +12,500 B {2}\d+ B too much\n[\s\S]*\nThe limits are at the top of build\.mjs\. Nothing was written/,
    ];
  },
};

/** The fixture's content after one change. */
async function changeContent(file: string, before: string | RegExp, after: string) {
  const dir = await mkdtemp(join(folder, 'content-'));
  await cp(contentDir, dir, { recursive: true, filter: (path) => !path.endsWith('photos') });
  await symlink(join(contentDir, 'photos'), join(dir, 'photos'));
  const text = await readFile(join(dir, `${file}.ts`), 'utf8');
  const changed = text.replace(before, after);
  assert.is.not(changed, text);
  await writeFile(join(dir, `${file}.ts`), changed);
  return dir;
}

for (const [title, make] of Object.entries(failed)) {
  test(`when ${title}, dist stays as it was`, async () => {
    const [options, message] = await make();
    const before = await readAll(outDir);
    const error = await build({ contentDir, outDir, isQuiet: true, ...options }).catch(
      (reason) => reason,
    );
    assert.instance(error, UserError);
    assert.match(error.message, message);
    assert.equal(await readAll(outDir), before);
  });
}

test('a second build has the same bytes; keepAssets keeps hashed files and nothing else', async () => {
  await build({ contentDir, outDir, keepAssets: true, isQuiet: true });
  const files = await readAll(outDir);
  assert.is(String(files.get('assets/app-00000000.js')), 'of the last build');
  files.delete('assets/app-00000000.js');
  const first = await readAll(dists.react);
  assert.equal([...files.keys()].sort(), [...first.keys()].sort());
  for (const [name, bytes] of files) assert.ok(first.get(name)?.equals(bytes), name);
});

test('nothing is refused when no sample is left, and what is within its limit is printed', () => {
  refuseSamples([]);
  const table = checkLimits([{ what: 'page', bytes: 1300, limit: 1300 }]);
  assert.is(table, '  page   1,300 B of   1,300 B');
});

const photo = ['photo-00000000', 1600, 1200] as const;
const { content } = await loadContent(contentDir, { today: '2026-11-01' });
const { hero } = content.landing;
const settings = {
  content,
  base: '/',
  isDevelopment: false,
  logos: {},
  photos: {
    stage: { [hero.image]: photo, [hero.fallbackImage]: photo },
    team: Object.fromEntries(content.leaders.leaders.map(({ image }) => [image, photo])),
  },
};

test('the runtimes render the same; a difference is told with its page and both lines', async () => {
  const [react, preact] = runtimes;
  const { site } = await loadSite({ ...settings, runtime: react });
  const markups = site.routes.map(site.renderMarkup);
  await checkOtherRuntime({ ...settings, runtime: react }, markups);
  const { heading } = content.pages.teamPage;
  for (const [before, after] of [
    [`>${heading}<`, '>Other<'],
    ['<h1 ', '<h1 lang="en" '],
    ['</ul>', '</ul><hr>'],
  ] as const) {
    const changed = markups.map((markup, index) =>
      index === 1 ? markup.replace(before, after) : markup,
    );
    const error = await checkOtherRuntime({ ...settings, runtime: preact }, changed).catch(
      (reason) => reason,
    );
    assert.match(
      String(error),
      /team\/index\.html is not the same on both runtimes:\npreact: .*\nreact: /,
    );
  }
  const [route] = site.routes;
  assert.ok(route);
  const parts = { route, markup: '', css: '', bootScript: '', fontFile: '', devScript: '' };
  assert.not.match(site.renderDocument({ ...parts, isHidden: false }), 'noindex');
  const none = site.routes.find(({ path }) => path === '*') ?? route;
  assert.match(site.renderDocument({ ...parts, route: none, isHidden: false }), 'noindex');
});

test('a character that the font of the headings lacks is reported, others are not', async () => {
  assert.equal((await makeFont('Łódź & Ævar’s naïve “song”')).warnings, []);
  assert.equal((await makeFont('a 漢 b 音')).warnings, [
    'The font of the headings has no 漢 音: another font will show it.',
  ]);
});

test('links that lead nowhere are found', () => {
  const html = `<a href="/sub/team/"><a href="#here"><a href="mailto:a@b.c"><b id="here">
    <img src="/sub/assets/a.jpg" data-fallback="hide" srcset="/sub/assets/a.jpg 1w, /sub/assets/b.jpg 2w">
    <style>src:url(/sub/font.woff2)</style><a href="/team/"><a href="#there"><a href="/sub/x?">`;
  const files = { 'index.html': html, 'team/index.html': '', 'assets/a.jpg': '' };
  const found = findBrokenLinks(files, '/sub/').map((line) => line.split(' ')[1]);
  assert.equal(found.sort(), [
    '#there',
    '/sub/assets/b.jpg',
    '/sub/font.woff2',
    '/sub/x?',
    '/team/',
  ]);
});

test.run();
