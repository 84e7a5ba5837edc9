import { rejects } from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../src/builder/build';
import { checkLimits } from '../../src/builder/check/limits';
import { cached, fingerprint, readFolder, writeInFolder } from '../../src/builder/files';
import { writeDist } from '../../src/builder/make/write-dist';
import { isMistake, listFindings, messageOf } from '../../src/builder/user-error';

const test = suite('build');
const folder = resolve('.cache/test/build');
const outDir = join(folder, 'dist');
const lastBuild = Buffer.from('of the last build');
const readDist = () => readFolder(outDir);

test.before.each(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, 'stray.txt'), lastBuild);
  await writeFile(join(outDir, 'assets/app-00000000.js'), lastBuild);
});

test('a strict build writes nothing while samples are left', async () => {
  const { samples } = await build({ outDir: join(folder, 'other'), devScript: ' ' });
  if (samples.length === 0) return void (await build({ outDir, isStrict: true }));
  const message = /\nNothing was built: replace \d+ samples?, starting with src\/content\.$/;
  await rejects(build({ outDir, isStrict: true }), { message, exitCode: 2 });
  assert.equal(await readDist(), { 'assets/app-00000000.js': lastBuild, 'stray.txt': lastBuild });
});

test('a second build writes the same bytes and renews no time; keepAssets keeps hashed files only', async () => {
  await build({ outDir, keepAssets: true });
  const { 'assets/app-00000000.js': kept, ...first } = await readDist();
  assert.equal([kept, 'stray.txt' in first], [lastBuild, false]);
  const page = join(outDir, 'index.html');
  const longAgo = new Date('2020-01-01');
  await utimes(page, longAgo, longAgo);
  await build({ outDir });
  assert.equal((await stat(page)).mtime, longAgo);
  const second = await readDist();
  assert.equal(Object.keys(second), Object.keys(first));
  for (const [name, data] of Object.entries(first)) assert.ok(second[name]?.equals(data), name);
});

test('other users can read the files, whatever the umask is', async () => {
  const umask = process.umask(0o077);
  await writeDist(outDir, { 'stray.txt': lastBuild, 'a/b.txt': '' });
  process.umask(umask);
  const modes = ['.', 'a', 'a/b.txt', 'stray.txt'].map(async (name) => {
    return ((await stat(join(outDir, name))).mode & 0o777).toString(8);
  });
  assert.equal(await Promise.all(modes), ['755', '755', '644', '644']);
});

test('of two builds that write at the same time, one says so', async () => {
  const refusal = async () => String(await writeDist(outDir, {}).then(String, messageOf));
  const lock = join(resolve('.cache'), `${fingerprint(outDir)}.`);
  // The process that has started this one runs, and has a lock.
  await writeFile(`${lock}${process.ppid}.lock`, '');
  assert.match(await refusal(), /Another build is writing .*dist: wait until it ends, or remove /);
  await rm(`${lock}${process.ppid}.lock`);
  // Builds that were killed leave their locks, with numbers of processes: one no longer runs, the other is ours now.
  for (const pid of [999_999_999, process.pid]) await writeFile(`${lock}${pid}.lock`, '');
  await writeDist(outDir, { 'other.txt': '' });
  assert.equal(Object.keys(await readDist()), ['other.txt']);
});

test('pages are written after the files that they name; old files are removed last', async () => {
  // A name that is too long stops the build at its first page.
  await rm(outDir, { recursive: true });
  await writeInFolder(join(outDir, 'old.txt'), '');
  const tooLong = `${'a'.repeat(300)}.html`;
  const files = { [tooLong]: '', 'index.html': '', 'assets/a.js': '', 'a.js.br': '' };
  await rejects(writeDist(outDir, files), {
    message: /\.html cannot be written: name too long: give it a shorter name\.$/,
  });
  const written = ['a.js.br', 'assets', 'assets/a.js', 'old.txt'];
  assert.equal((await readdir(outDir, { recursive: true })).sort(), written);
  await rm(outDir, { recursive: true });
  await writeDist(outDir, { 'a/b/c.txt': '1', 'a/d/e.txt': '2', 'f.txt': '3' });
  await writeDist(outDir, { 'a/b/c.txt': '4' });
  assert.equal((await readdir(outDir, { recursive: true })).sort(), ['a', 'a/b', 'a/b/c.txt']);
  // What was a folder is a file now, and the other way.
  await writeDist(outDir, { 'a/b': '5' });
  await writeDist(outDir, { 'a/b/c.txt': '6', 'a/b/d/e.txt': '7' });
  assert.is((await readDist())['a/b/d/e.txt']?.toString(), '7');
});

test('what is damaged in the cache is made again, and the rest is not', async () => {
  const make = async () => Buffer.from('whole');
  for (const damage of ['', 'who', 'whole', 'a'.repeat(99)]) {
    await writeInFolder(resolve('.cache/test/build/kept'), damage);
    assert.is(String(await cached('test/build/kept', make)), 'whole');
  }
  const other = async () => Buffer.from('made again');
  assert.is(String(await cached('test/build/kept', other)), 'whole');
});

test('names of files are read as people type them, without what file managers add', async () => {
  for (const name of [
    'Zoë.jpg'.normalize('NFD'),
    'Thumbs.db',
    'a/.DS_Store',
    'a.html.bak',
    '#a#',
  ]) {
    await writeInFolder(join(folder, 'read', name), '');
  }
  const names = Object.keys(await readFolder(join(folder, 'read')));
  assert.equal(names, ['Zoë.jpg'.normalize('NFC')]);
});

test('a path that cannot be written or read is named, with the reason; none outside of the project is written', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await rejects(writeDist(outside, {}), { message: `${outside} is outside of the project` });
  await rm(outside, { recursive: true });
  await rejects(writeDist(resolve('package.json/dist'), { 'a.txt': '' }), {
    message:
      /\/a\.txt cannot be written: not a directory: remove the file that stands in place of a folder\.$/,
  });
  const error = await readFile('package.json/font.ttf').catch(messageOf);
  assert.is(error, 'package.json/font.ttf cannot be read: not a directory.');
});

test('code above its limit is an error; texts and photos cause a warning', async () => {
  const font = Buffer.alloc(12_000);
  const app = Buffer.alloc(50_000);
  const { table, findings } = await checkLimits([
    ['app, react', app],
    ['our code in the app', app, 0.1],
    ['font', font],
    ['index.html', 'a'.repeat(20_000)],
  ]);
  const rows =
    /app, react +50,000 B of +62,000 B\n.* 5,000 B of +2,500 B\n.* 12,000 B .*\n.* \d\d B of +14,200 B, \d\d B after gzip$/;
  assert.match(table, rows);
  const [code, warning, ...others] = listFindings(findings);
  assert.match(code ?? '', /^our code in the app: it has 5,000 B, more than 2,500 B: write less/);
  assert.match(warning ?? '', /^font: it has 12,000 B, more than 11,000 B: letters/);
  assert.equal([findings.map(isMistake), others], [[true, false], []]);
});

test.run();
