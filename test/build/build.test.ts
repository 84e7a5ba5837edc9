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
import { UserError } from '../../src/build/user-error';
import { dists } from '../support/site';

const test = suite('build');
const contentDir = resolve('test/support/content');
const folder = await mkdtemp(join(tmpdir(), 'build-'));
const outDir = join(folder, 'dist');

test.before(async () => {
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, 'stray.txt'), 'of the last build');
  await writeFile(join(outDir, 'assets/app-00000000.js'), 'of the last build');
});

test.after(() => rm(folder, { recursive: true }));

async function readAll(dir: string) {
  const files: Record<string, string> = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[file.slice(dir.length + 1)] = await readFile(file, 'latin1');
  }
  return files;
}

const tooLong = Array.from({ length: 3000 }, (_, index) => (index * 7919).toString(36)).join(' ');

/** What is changed in which content file, with which options, and what the build says then. */
const failed: [file: string, before: string | RegExp, after: string, object, message: RegExp][] = [
  ['firm', /shortName.*/, '', {}, /firm\.shortName is missing/],
  ['leaders', 'cmo.jpg', 'gone.jpg', {}, /^src\/content\/leaders\.ts: .* "gone\.jpg": put a photo/],
  [
    ...(['pages', '', '', { isStrict: true }] as const),
    /firm\.name has the sample[\s\S]*\nNothing was built: replace these \d+ samples first, those in src\/content before the others\.$/,
  ],
  [
    ...(['landing', 'Growing IP Value', tooLong, {}] as const),
    /index\.html +[\d,]+ B of +12,500 B {2}\d+ B too much\n[\s\S]*\nNothing was written: shorten texts, .* build\.mjs\.$/,
  ],
];

for (const [file, before, after, options, message] of failed) {
  test(`dist stays as it was when the build fails: ${message}`, async () => {
    const dir = await mkdtemp(join(folder, 'content-'));
    await cp(contentDir, dir, { recursive: true, filter: (path) => !path.endsWith('photos') });
    await symlink(join(contentDir, 'photos'), join(dir, 'photos'));
    const text = await readFile(join(dir, `${file}.ts`), 'utf8');
    await writeFile(join(dir, `${file}.ts`), text.replace(before, after));
    const files = await readAll(outDir);
    const settings = { contentDir: dir, outDir, isQuiet: true, ...options };
    const error = await build(settings).catch((reason) => reason);
    assert.instance(error, UserError);
    assert.match(error.message, message);
    assert.equal(await readAll(outDir), files);
  });
}

test('a second build has the same bytes; keepAssets keeps hashed files and nothing else', async () => {
  await build({ contentDir, outDir, keepAssets: true, isQuiet: true });
  const kept = { 'assets/app-00000000.js': 'of the last build' };
  const [files, expected] = [await readAll(outDir), { ...(await readAll(dists.react)), ...kept }];
  assert.equal(Object.keys(files).sort(), Object.keys(expected).sort());
  for (const [name, text] of Object.entries(expected)) assert.ok(files[name] === text, name);
});

test('what is just within its limit is printed', async () => {
  const table = await checkLimits([{ what: 'page', data: 1300, limit: 1300 }]);
  assert.is(table, '  page   1,300 B of   1,300 B');
});

const photo = ['photo-00000000', 1600, 1200] as const;
const { content } = await loadContent(contentDir);
const { image, fallbackImage } = content.landing.hero;
const settings = {
  content,
  base: '/',
  isDevelopment: false,
  logos: {},
  photos: {
    stage: { [image]: photo, [fallbackImage]: photo },
    team: Object.fromEntries(content.leaders.leaders.map(({ image }) => [image, photo])),
  },
};
const [react, preact] = runtimes;
const { site } = await loadSite({ ...settings, runtime: react });

test('the runtimes render the same; a difference is told with its page and both lines', async () => {
  const [home = '', team = '', none = ''] = site.routes.map(site.renderMarkup);
  await checkOtherRuntime({ ...settings, runtime: preact }, [home, team, none]);
  for (const [before, after] of [
    [`>${content.pages.teamPage.heading}<`, '>Other<'],
    ['<h1 ', '<h1 lang="en" '],
    ['</ul>', '</ul><hr>'],
  ] as const) {
    const changed = [home, team.replace(before, after), none];
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
