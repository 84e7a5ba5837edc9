import { rejects } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { checkSizes } from '../../src/build/check/sizes';
import { cached, inProject, readFolder, writeInFolder } from '../../src/build/files';
import { writeDist } from '../../src/build/make/write-dist';

const folder = resolve('.cache/test/build');
const outDir = join(folder, 'dist');
const readDist = () => readFolder(outDir);

test.before.each(async () => {
  await rm(folder, { recursive: true, force: true });
  await writeInFolder(join(outDir, 'stray/a.txt'), '');
});

test('a strict build writes nothing while samples are left', async () => {
  // With a script of development, because such a build is quick.
  const { samples } = await build({ outDir: join(folder, 'other'), devScript: ' ' });
  if (samples.length === 0) return void (await build({ outDir, isStrict: true }));
  const message =
    /\nNothing was built: \d+ samples are left\. Replace them, or build without --strict\.$/;
  await rejects(build({ outDir, isStrict: true }), { message });
  assert.equal(Object.keys(await readDist()), ['stray/a.txt']);
});

test('a second build writes the same bytes and renews no time', async () => {
  await build({ outDir });
  const first = await readDist();
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
  // A folder in the place of the first page stops the build there.
  await mkdir(join(outDir, 'a.html'));
  const files = { 'a.html': '', 'index.html': '', 'assets/a.js': '', '.htaccess': '' };
  await rejects(writeDist(outDir, files), { syscall: 'rename' });
  await rmdir(join(outDir, 'a.html'));
  const there = async () => (await readdir(outDir, { recursive: true })).sort();
  const written = ['.htaccess', 'assets', 'assets/a.js', 'stray', 'stray/a.txt'];
  assert.equal(
    (await there()).filter((name) => !/^\.\w+-/.test(name)),
    written,
  );
  await writeInFolder(join(outDir, '.git/config'), '');
  await writeInFolder(join(outDir, '.well-known/proof'), '');
  await writeDist(outDir, { 'index.html': '' });
  assert.ok(existsSync(join(outDir, '.git/config')));
  assert.equal(Object.keys(await readDist()), ['index.html']);
});

test('an empty file that a power cut has left in the cache is made again', async () => {
  const file = inProject('.cache/images/test-of-the-cache');
  await writeInFolder(file, '');
  const ask = (text: string) => cached('test-of-the-cache', async () => Buffer.from(text));
  assert.equal([String(await ask('one')), String(await ask('two'))], ['one', 'one']);
  await rm(file);
});

test('names of files are read as people type them, without what programs leave beside a file', async () => {
  const litter = 'Thumbs.db a/.DS_Store a.html~ .a.md.swp ~$terms.docx .env .svn/entries';
  const published = ['.well-known/security.txt', 'Zoë.jpg'];
  for (const name of [...litter.split(' '), ...published]) {
    await writeInFolder(join(folder, 'read', name.normalize('NFD')), '');
  }
  assert.equal(Object.keys(await readFolder(join(folder, 'read'))).sort(), published);
});

test('what is above its limit is a warning', () => {
  const { table, warnings } = checkSizes({
    'assets/app-1.js': '',
    'assets/app-1.js.br': Buffer.alloc(68_000),
    'index.html.br': Buffer.alloc(13_000),
    'index.html.gz': Buffer.alloc(15_000),
    'index.html': '',
  });
  assert.match(
    table,
    /app-1\.js +68,000 B of +61,500 B\n.* 13,000 B of +14,250 B, 15,000 B after gzip$/,
  );
  assert.match(warnings.join(), /^assets\/app-1\.js: 68,000 B, more than 61,500 B\. See/);
});

test.run();
