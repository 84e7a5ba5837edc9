// dists: react, sub
// engines: chromium
// Built sites on real servers: as the test run builds them, and a small one that is deployed over them.
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cacheControl, configFiles, responseHeaders } from '../../src/hosting/policy';
import { ask } from '../support/http';
import { provideProgram } from '../support/programs';
import { dists } from '../support/site';
import { writeSmallSite } from '../support/small-site';
import { checkDeploy } from './deploy';
import { servers, startServer, type WebServer } from './servers';

const test = suite('hosts');
let scratch = '';
let next = '';

test.before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hosts-test-'));
  // Apache reads as another user.
  await chmod(scratch, 0o755);
  next = await mkdtemp(join(scratch, 'next-'));
  await writeSmallSite(next);
});

test.after(() => rm(scratch, { recursive: true, force: true }));

/** Puts a site where a server serves it, starts the server, and ends it after the work. */
async function onServer(
  server: WebServer,
  dist: string,
  base: string,
  work: (origin: string, folder: string) => Promise<void>,
): Promise<void> {
  const place = await mkdtemp(join(scratch, 'server-'));
  await chmod(place, 0o755);
  const root = join(place, 'root');
  const folder = join(root, base);
  await cp(dist, folder, { recursive: true });
  await chmod(folder, 0o755);
  const { origin, stop } = await startServer(server, { scratch: join(place, 'etc'), root, base });
  let output = '';
  try {
    await work(origin, folder);
  } finally {
    output = await stop();
  }
  assert.not.match(output, /warn\]/, 'a server that starts without warnings');
}

/** What every server does, however it is configured. */
async function checkPages(origin: string, folder: string, base: string): Promise<void> {
  for (const [path, file, status] of [
    ['', 'index.html', 200],
    ['team/', 'team/index.html', 200],
    ['a/b/c', '404.html', 404],
    ['team/a/b/', '404.html', 404],
    ['assets/gone-0123abcd.js', '404.html', 404],
  ] as const) {
    const answer = await ask(origin, base + path);
    assert.is(answer.status, status, path);
    assert.ok(answer.body.equals(await readFile(join(folder, file))), `${path} is ${file}`);
    assert.match(String(answer.headers['content-type']), /^text\/html; charset=utf-8$/i, path);
  }
  for (const path of base === '/' ? ['/team'] : ['/sub/team', '/sub']) {
    const { status, headers } = await ask(origin, path);
    assert.ok(status === 301 || status === 308, `${path}: ${status}`);
    assert.is(new URL(String(headers.location), origin + path).pathname, `${path}/`);
  }
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };

/**
 * Headers of one address, whatever the visitor's browser can unpack; compressed copies for those who
 * accept them, and 304 while they are the same.
 */
async function checkFile(origin: string, path: string, encodings: readonly string[]) {
  const plain = await ask(origin, path);
  const isAsset = plain.status === 200 && path.includes('/assets/');
  const cache = isAsset ? cacheControl.assets : cacheControl.rest;
  for (const accepted of ['br', 'gzip', 'identity'] as const) {
    const what = `${path}, ${accepted}`;
    const answer = await ask(origin, path, { 'accept-encoding': accepted });
    assert.is(answer.status, plain.status, what);
    for (const [name, value] of Object.entries({ ...responseHeaders, 'Cache-Control': cache })) {
      assert.is(answer.headers[name.toLowerCase()], value, `${name} of ${what}`);
    }
    if (!/\/$|\.(js|html|svg)$/.test(path) || plain.status !== 200) continue;
    const encoding = encodings.includes(accepted) ? accepted : 'identity';
    assert.is(answer.headers['content-encoding'] ?? 'identity', encoding, what);
    assert.ok(unpack[encoding](answer.body).equals(plain.body), what);
    assert.match(String(answer.headers.vary), /^Accept-Encoding$/i, what);
    assert.is(answer.headers['content-type'], plain.headers['content-type'], what);
    const { etag, 'last-modified': modified } = answer.headers;
    const same = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(modified) };
    const again = await ask(origin, path, { 'accept-encoding': accepted, ...same });
    assert.is(again.status, 304, what);
  }
  return plain;
}

/** What a server does that has our configuration. */
async function checkPolicy(
  origin: string,
  folder: string,
  base: string,
  encodings: readonly string[],
) {
  const names = await readdir(join(folder, 'assets'));
  const asset = (ending: string) => `assets/${names.find((name) => name.endsWith(ending))}`;
  for (const [path, type] of [
    ['', /^text\/html; charset=utf-8$/i],
    ['team/', /^text\/html; charset=utf-8$/i],
    [asset('.js'), /^(text|application)\/javascript; charset=utf-8$/i],
    [asset('.avif'), /^image\/avif$/],
    ['site.webmanifest', /^application\/manifest\+json/],
    ['favicon.svg', /^image\/svg\+xml/],
    ['robots.txt', /^text\/plain; charset=utf-8$/i],
    ['.well-known/security.txt', /^text\/plain; charset=utf-8$/i],
  ] as const) {
    const { status, headers } = await checkFile(origin, base + path, encodings);
    assert.is(status, 200, path);
    assert.match(String(headers['content-type']), type, path);
  }
  const hidden = [...configFiles, '.htaccess', '.nojekyll', '.git/config'];
  for (const path of [...hidden, 'a/b/c', 'assets/', 'assets/gone-0123abcd.js']) {
    assert.is((await checkFile(origin, base + path, encodings)).status, 404, path);
  }
}

for (const server of servers) {
  if (!provideProgram(server.program, server.debianPackage)) continue;
  for (const [base, dist] of [
    ['/', dists.react],
    ['/sub/', dists.sub],
  ] as const) {
    test(`${server.name} at ${base}`, () =>
      onServer(server, dist, base, async (origin, folder) => {
        await checkPages(origin, folder, base);
        if (server.encodings) await checkPolicy(origin, folder, base, server.encodings);
      }));
  }
  if (!server.hasSample) continue;
  for (const isRollback of [false, true]) {
    const title = isRollback ? 'a build before' : 'another build';
    test(`${server.name}: ${title} over a build, configuration unchanged`, async () => {
      const [from, to] = isRollback ? [next, dists.react] : [dists.react, next];
      await onServer(server, from, '/', async (origin, folder) => {
        const before = await ask(origin, '/');
        await checkDeploy(origin, () => cp(to, folder, { recursive: true }));
        const after = await ask(origin, '/');
        assert.is.not(String(after.body), String(before.body), 'the builds differ');
      });
    });
  }
}

test.run();
