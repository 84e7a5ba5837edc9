// dists: react, sub
// engines: chromium
// A built site on real servers. DIST_REACT is a site built for /, DIST_SUB the same for /sub/, DIST_NEXT
// another build for / with other words and styles; what is not given is a small site of its shape.
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cacheControl, configFiles, responseHeaders } from '../../src/hosting/policy';
import { type Answer, ask } from '../support/http';
import { provideProgram } from '../support/programs';
import { writeSmallSite } from '../support/small-site';
import { checkDeploy } from './deploy';
import { servers, startServer, type WebServer } from './servers';

const test = suite('hosts');
let scratch = '';
const dists = { one: '', sub: '', next: '' };

test.before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hosts-test-'));
  // Apache reads as another user.
  await chmod(scratch, 0o755);
  const dist = async (given: string | undefined, base: string, words: string, color: string) => {
    if (given) return given;
    const folder = await mkdtemp(join(scratch, 'dist-'));
    await writeSmallSite(folder, base, words, color);
    return folder;
  };
  dists.one = await dist(process.env.DIST_REACT, '/', 'one', 'red');
  dists.sub = await dist(process.env.DIST_SUB, '/sub/', 'one', 'red');
  dists.next = await dist(process.env.DIST_NEXT, '/', 'two', 'blue');
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
  for (const bare of base === '/' ? ['team'] : ['team', '']) {
    const path = (base + bare).replace(/\/$/, '');
    const { status, headers } = await ask(origin, path);
    assert.ok(status === 301 || status === 308, `${path}: ${status}`);
    assert.is(new URL(String(headers.location), origin + path).pathname, `${path}/`);
  }
}

/** Headers of one address, whatever the visitor's browser can unpack. */
async function checkHeaders(origin: string, path: string, status: number, cache: string) {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask(origin, path, { 'accept-encoding': encoding });
    const what = `${path}, ${encoding}`;
    assert.is(answer.status, status, what);
    assert.is(answer.headers['cache-control'], cache, `Cache-Control of ${what}`);
    for (const [name, value] of Object.entries(responseHeaders)) {
      assert.is(answer.headers[name.toLowerCase()], value, `${name} of ${what}`);
    }
  }
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Copies for those who accept them, with their Vary, and 304 while they are the same. */
async function checkCopies(origin: string, path: string, encodings: readonly string[]) {
  const plain = await ask(origin, path);
  assert.is(plain.headers['content-encoding'], undefined, path);
  const answers: Answer[] = [plain];
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await ask(origin, path, { 'accept-encoding': encoding });
    answers.push(answer);
    const expected = encodings.includes(encoding) ? encoding : undefined;
    assert.is(answer.headers['content-encoding'], expected, `${path}, ${encoding}`);
    if (expected) assert.ok(unpack[encoding](answer.body).equals(plain.body), path);
    const headers: Record<string, string> = { 'accept-encoding': encoding };
    const { etag, 'last-modified': modified } = answer.headers;
    if (etag) headers['if-none-match'] = etag;
    else headers['if-modified-since'] = String(modified);
    assert.is((await ask(origin, path, headers)).status, 304, `${path}, ${encoding}`);
  }
  for (const { headers } of answers) {
    assert.match(String(headers.vary), /^Accept-Encoding$/i, `Vary of ${path}`);
    assert.is(headers['content-type'], plain.headers['content-type'], path);
  }
}

/** What a server does that has our configuration. */
async function checkPolicy(
  origin: string,
  folder: string,
  base: string,
  encodings: readonly string[],
) {
  const names = await readdir(join(folder, 'assets'));
  const asset = (ending: string) => {
    const name = names.find((candidate) => candidate.endsWith(ending));
    assert.ok(name, `${ending} in assets`);
    return `${base}assets/${name}`;
  };
  for (const path of ['', 'team/', 'favicon.svg', 'robots.txt', '.well-known/security.txt']) {
    await checkHeaders(origin, base + path, 200, cacheControl.rest);
  }
  for (const path of [asset('.js'), asset('.avif')]) {
    await checkHeaders(origin, path, 200, cacheControl.assets);
  }
  const hidden = [...configFiles, '.htaccess', '.nojekyll', '.git/config'];
  for (const path of [...hidden, 'a/b/c', 'assets/', 'assets/gone-0123abcd.js']) {
    await checkHeaders(origin, base + path, 404, cacheControl.rest);
  }
  for (const path of [base, `${base}team/`, asset('.js'), `${base}favicon.svg`]) {
    await checkCopies(origin, path, encodings);
  }
  for (const [path, type] of [
    [asset('.js'), /^(text|application)\/javascript; charset=utf-8$/i],
    [asset('.avif'), /^image\/avif$/],
    [`${base}site.webmanifest`, /^application\/manifest\+json/],
  ] as const) {
    const { headers } = await ask(origin, path);
    assert.match(String(headers['content-type']), type, path);
  }
}

for (const server of servers) {
  if (!provideProgram(server.program, server.debianPackage)) continue;
  for (const base of ['/', '/sub/']) {
    test(`${server.name} at ${base}`, () =>
      onServer(server, base === '/' ? dists.one : dists.sub, base, async (origin, folder) => {
        await checkPages(origin, folder, base);
        if (server.encodings) await checkPolicy(origin, folder, base, server.encodings);
      }));
  }
  if (!server.hasSample) continue;
  for (const [from, to] of [
    ['one', 'next'],
    ['next', 'one'],
  ] as const) {
    test(`${server.name}: build ${to} over build ${from}, configuration unchanged`, () =>
      onServer(server, dists[from], '/', async (origin, folder) => {
        const before = await ask(origin, '/');
        await checkDeploy(origin, async () => {
          await cp(dists[to], folder, { recursive: true });
        });
        const after = await ask(origin, '/');
        assert.is.not(String(after.body), String(before.body), 'the builds differ');
        assert.is(
          after.headers['content-security-policy'],
          before.headers['content-security-policy'],
        );
      }));
  }
}

test.run();
