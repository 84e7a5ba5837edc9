import { rejects } from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { checkSizes } from '../../src/builder/check/sizes';
import { readFolder, writeInFolder } from '../../src/builder/files';
import { writeDist } from '../../src/builder/make/write-dist';

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
  const message =
    /\nNothing was built: \d+ samples are left\. Replace them, or build without --strict\.$/;
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

test('pages are written after the files that they name; old files are removed last', async () => {
  // A name that is too long stops the build at its first page.
  await rm(outDir, { recursive: true });
  await writeInFolder(join(outDir, 'old.txt'), '');
  const tooLong = `${'a'.repeat(300)}.html`;
  const files = { [tooLong]: '', 'index.html': '', 'assets/a.js': '', 'a.js.br': '' };
  await rejects(writeDist(outDir, files), {
    message: /^ENAMETOOLONG/,
  });
  const written = ['a.js.br', 'assets', 'assets/a.js', 'old.txt'];
  assert.equal((await readdir(outDir, { recursive: true })).sort(), written);
  await rm(outDir, { recursive: true });
  await writeDist(outDir, { 'a/b/c.txt': '1', 'a/d/e.txt': '2', 'f.txt': '3' });
  await writeDist(outDir, { 'a/b/c.txt': '4' });
  assert.equal((await readdir(outDir, { recursive: true })).sort(), ['a', 'a/b', 'a/b/c.txt']);
});

test('a server that runs as another user can read everything', async () => {
  const umask = process.umask(0o077);
  await writeDist(outDir, { 'assets/a.js': '' }).finally(() => process.umask(umask));
  const modes = ['', 'assets', 'assets/a.js'].map(
    async (path) => (await stat(join(outDir, path))).mode & 0o777,
  );
  assert.equal(await Promise.all(modes), [0o755, 0o755, 0o644]);
});

test('names of files are read as people type them, without what file managers add', async () => {
  for (const name of [
    'Zoë.jpg'.normalize('NFD'),
    'Thumbs.db',
    'a/.DS_Store',
    'a.html~',
    '.a.md.swp',
  ]) {
    await writeInFolder(join(folder, 'read', name), '');
  }
  const names = Object.keys(await readFolder(join(folder, 'read')));
  assert.equal(names, ['Zoë.jpg'.normalize('NFC')]);
});

test('no folder outside of the project is written', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await rejects(writeDist(outside, {}), { message: `${outside} is outside of the project` });
  await rm(outside, { recursive: true });
});

test('code above its limit is an error; texts and photos cause a warning', () => {
  const { table, mistakes, warnings } = checkSizes([
    ['app, react', 68_000],
    ['font', 12_000],
    ['index.html', 13_000, 15_000],
  ]);
  const rows =
    /app, react +68,000 B of +64,000 B\n.* 12,000 B .*\n.* 13,000 B of +14,000 B, 15,000 B after gzip$/;
  assert.match(table, rows);
  assert.match(mistakes.join(), /^app, react: 68,000 B, more than 64,000 B/);
  assert.match(warnings.join(), /^font: 12,000 B, more than 11,000 B/);
});

test('a folder that is missing is empty; links to files are read, others are named', async () => {
  const read = join(folder, 'links');
  assert.equal(await readFolder(read), {});
  await writeInFolder(join(folder, 'shared/a.txt'), 'a');
  await mkdir(read);
  await symlink(join(folder, 'shared/a.txt'), join(read, 'b.txt'));
  assert.equal(await readFolder(read), { 'b.txt': Buffer.from('a') });
  for (const target of ['shared', 'gone']) {
    await symlink(join(folder, target), join(read, 'link'));
    await rejects(readFolder(read), {
      message: /^\.cache.test.build.links.link: only files, folders and links to files are read/,
    });
    await rm(join(read, 'link'));
  }
});

test.run();
