import { rejects } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, stat, symlink, truncate, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { checkSizes } from '../../src/build/check/sizes';
import { cached, inProject, readFolder, writeInFolder } from '../../src/build/files';
import { writeDist } from '../../src/build/make/write-dist';

const test = suite('build');
const folder = resolve('.cache/test/build');
const outDir = join(folder, 'dist');
const lastBuild = Buffer.from('of the last build');
const readDist = () => readFolder(outDir);

test.before.each(async () => {
  await rm(folder, { recursive: true, force: true });
  await writeDist(outDir, { 'stray/a.txt': lastBuild, 'assets/app-00000000.js': lastBuild });
});

test('a strict build writes nothing while samples are left', async () => {
  // With a script of development, because such a build is quick.
  const { samples } = await build({ outDir: join(folder, 'other'), devScript: ' ' });
  if (samples.length === 0) return void (await build({ outDir, isStrict: true }));
  const message =
    /\nNothing was built: \d+ samples are left\. Replace them, or build without --strict\.$/;
  await rejects(build({ outDir, isStrict: true }), { message, exitCode: 2 });
  const names = ['assets/app-00000000.js', 'stray/a.txt'];
  assert.equal(await readDist(), Object.fromEntries(names.map((name) => [name, lastBuild])));
});

test('a second build writes the same bytes and renews no time; keepAssets keeps hashed files only', async () => {
  await build({ outDir, keepAssets: true });
  const { 'assets/app-00000000.js': kept, ...first } = await readDist();
  assert.equal([kept, existsSync(join(outDir, 'stray/a.txt'))], [lastBuild, false]);
  const page = join(outDir, 'index.html');
  const longAgo = new Date('2020-01-01');
  await utimes(page, longAgo, longAgo);
  await build({ outDir });
  assert.equal((await stat(page)).mtime, longAgo);
  const second = await readDist();
  assert.equal(Object.keys(second), Object.keys(first));
  for (const [name, data] of Object.entries(first)) assert.ok(second[name]?.equals(data), name);
});

test('a build removes nothing that no build has made', async () => {
  for (const name of ['CNAME', '.git/config', 'stray/b.txt']) {
    await writeInFolder(join(outDir, name), name);
  }
  await writeDist(outDir, { 'index.html': '' });
  const left = ['.git/config', 'CNAME', 'index.html', 'stray/b.txt'];
  for (const name of left) assert.ok(existsSync(join(outDir, name)), name);
  assert.not(existsSync(join(outDir, 'stray/a.txt')));
});

test('an empty file that a power cut has left in the cache is made again', async () => {
  const file = inProject('.cache/images/test-of-the-cache');
  await writeInFolder(file, '');
  const ask = (text: string) => cached('test-of-the-cache', async () => Buffer.from(text));
  assert.equal([String(await ask('one')), String(await ask('two'))], ['one', 'one']);
  await rm(file);
});

test('pages are written after the files that they name; old files are removed last', async () => {
  // A folder in the place of the first page stops the build there.
  const old = { 'old/a.txt': '', 'f.txt': '2' };
  await rm(outDir, { recursive: true });
  await writeDist(outDir, old);
  await mkdir(join(outDir, 'a.html'));
  const files = { 'a.html': '', 'index.html': '', 'assets/a.js': '', 'a.js.br': '' };
  await rejects(writeDist(outDir, files), { syscall: 'rename' });
  await rmdir(join(outDir, 'a.html'));
  const there = async () => {
    const names = await readdir(outDir, { recursive: true });
    return names.filter((name) => !name.startsWith('.')).sort();
  };
  const written = ['a.js.br', 'assets', 'assets/a.js', 'f.txt', 'old', 'old/a.txt'];
  assert.equal(await there(), written);
  // What was written before the stop goes too.
  await writeDist(outDir, { 'f.txt': '3' });
  assert.equal(await there(), ['f.txt']);
});

test('a file may become a folder, and a folder a file; what an older build left undone is mended', async () => {
  const texts = async () => {
    const files = Object.entries(await readDist());
    return files.map(([path, data]) => `${path} ${data}`).join();
  };
  for (const path of ['a', 'a/b/c', 'A/b', 'a']) {
    await writeDist(outDir, { [path]: path });
    assert.is(await texts(), `${path} ${path}`);
  }
  for (const path of ['a', 'a/b']) {
    // The list has both paths, although they cannot exist at the same time.
    await writeInFolder(join(outDir, '.built-files'), 'a\na/b');
    await writeDist(outDir, { [path]: path });
    assert.is(await texts(), `${path} ${path}`);
  }
});

test('a server that runs as another user can read everything', async () => {
  const umask = process.umask(0o077);
  await writeDist(outDir, { 'assets/a.js': '' }).finally(() => process.umask(umask));
  const modes = ['', 'assets', 'assets/a.js'].map(
    async (path) => (await stat(join(outDir, path))).mode & 0o777,
  );
  assert.equal(await Promise.all(modes), [0o755, 0o755, 0o644]);
});

test('names of files are read as people type them, without what programs leave beside a file', async () => {
  const litter = `Thumbs.db a/.DS_Store a.html~ .a.md.swp ~$terms.docx .~lock.terms.odt# Icon\r .env
    .svn/entries __MACOSX/a.html @eaDir/a.jpg a.html.orig`;
  const published = ['.well-known/security.txt', 'Zoë.jpg'];
  for (const name of [...litter.split(/\n? +/), ...published]) {
    await writeInFolder(join(folder, 'read', name.normalize('NFD')), '');
  }
  assert.equal(Object.keys(await readFolder(join(folder, 'read'))).sort(), published);
});

test('a file that cannot be published, or was not meant to be, is named', async () => {
  const note = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n';
  for (const [name, data, answer] of [
    ['og.jpg', note, /^\.cache.test.build.read.og\.jpg: Git LFS .* git lfs pull\.$/],
    [
      "terms (Ana's conflicted copy 2026-11-02).pdf",
      '',
      /2\)\.pdf: two people have changed the file\./,
    ],
    ['a.md', Buffer.from('Zo\xeb', 'latin1'), /a\.md: some letters are garbled\. Save .* UTF-8\.$/],
  ] as const) {
    await writeInFolder(join(folder, 'read', name), data);
    await rejects(readFolder(join(folder, 'read')), { message: answer });
    await rm(join(folder, 'read', name));
  }
  const file = join(folder, 'read/film.mp4');
  await writeInFolder(file, '');
  // A file without content takes no room on the disk, however long it is.
  await truncate(file, 2 ** 31);
  await rejects(readFolder(join(folder, 'read')), {
    message: /film\.mp4: .* is greater than 2 GiB\.$/,
  });
});

test('code above its limit is an error, and a font above its limit a warning', () => {
  const names = {
    'app, react': 'a.js',
    'code of a page': 'c.js',
    font: 'b.woff2',
    'index.html': 'index.html',
  };
  const { table, mistakes, warnings } = checkSizes(names, {
    'a.js': '',
    'a.js.br': Buffer.alloc(68_000),
    'c.js.br': Buffer.alloc(60_000),
    'b.woff2': Buffer.alloc(12_000),
    'index.html.br': Buffer.alloc(13_000),
    'index.html.gz': Buffer.alloc(15_000),
  });
  const rows =
    /app, react +68,000 B of +64,000 B\n.*\n.* 12,000 B .*\n.* 13,000 B of +14,250 B, 15,000 B after gzip$/;
  assert.match(table, rows);
  assert.match(mistakes.join(), /^app, react: 68,000 B, more than 64,000 B.*,code of a page: 60,/);
  assert.match(
    warnings.join(),
    /^font: 12,000 B, more than 11,000 B\. Use fewer letters beyond A to Z/,
  );
});

test('a missing folder counts as empty; links to files are read, others are named', async () => {
  const read = join(folder, 'links');
  assert.equal(await readFolder(read), {});
  await writeInFolder(join(folder, 'shared/a.txt'), 'a');
  await mkdir(read);
  await symlink(join(folder, 'shared/a.txt'), join(read, 'b.txt'));
  assert.equal(await readFolder(read), { 'b.txt': Buffer.from('a') });
  for (const target of ['shared', 'gone']) {
    await symlink(join(folder, target), join(read, 'link'));
    await rejects(readFolder(read), {
      message: /^\.cache.test.build.links.link: (EISDIR|ENOENT): /,
    });
    await rm(join(read, 'link'));
  }
});

test.run();
