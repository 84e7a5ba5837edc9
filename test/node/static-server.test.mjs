import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toBrotli } from '../../src/build/compression.mjs';
import { createStaticServer, listen } from '../../src/server/static-server.mjs';

const test = suite('static server');
/** @type {string} */
let parent;
/** @type {import('node:http').Server[]} */
let servers;
/** @type {number} */
let port;
/** @type {number} */
let subPort;

test.before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'refrain-server-'));
  const folder = join(parent, 'dist');
  await mkdir(join(folder, 'team'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  await mkdir(join(parent, 'dist-secret'));
  const files = {
    'dist/index.html': 'home',
    'dist/team.html': 'team file',
    'dist/team/index.html': 'team folder',
    'dist/404.html': 'not found',
    'dist/assets/app-0123abcd.js': 'x'.repeat(1000),
    'dist/assets/ceo-0123abcd-400.avif': 'image',
    'dist/favicon.svg': '<svg/>',
    'dist/.htaccess': 'hidden',
    'secret.txt': 'secret',
    'dist-secret/file.txt': 'secret',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(parent, path), text);
  await writeFile(join(folder, 'assets/app-0123abcd.js.br'), await toBrotli('x'.repeat(1000)));
  servers = [createStaticServer({ folder }), createStaticServer({ folder, base: '/sub/' })];
  [port, subPort] = /** @type {[number, number]} */ (
    await Promise.all(servers.map((server) => listen(server, 0)))
  );
});

test.after(async () => {
  for (const server of servers) server.close();
  await rm(parent, { recursive: true });
});

/**
 * A request with a path that is sent as it is, dots and all.
 *
 * @param {string} path
 * @param {{ headers?: Record<string, string>, method?: string, at?: number }} [options]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function get(path, { headers = {}, method = 'GET', at = port } = {}) {
  return new Promise((resolve, reject) => {
    request({ port: at, path, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('answers each shape of an address', async () => {
  for (const [path, text] of [
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/?utm=1#x', 'home'],
    ['/team', 'team file'],
    ['/team.html', 'team file'],
    ['/team/', 'team folder'],
    ['/team/index.html', 'team folder'],
  ]) {
    const { status, body, headers } = await get(path ?? '');
    assert.is(status, 200, path);
    assert.is(String(body), text, path);
    assert.is(headers['content-type'], 'text/html; charset=utf-8');
  }
});

test('an unknown path is the 404 page with its status', async () => {
  for (const path of [
    '/nope',
    '/nope/',
    '/team/x',
    '/assets/gone.js',
    '/assets/',
    '/assets/app-0123abcd.js.br',
    '/.htaccess',
  ]) {
    const { status, body } = await get(path);
    assert.is(status, 404, path);
    assert.is(String(body), 'not found', path);
  }
});

test('never leaves its folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/../dist-secret/file.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/%00',
    '/%E0%A4%A',
  ]) {
    const { status, body } = await get(path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.not(String(body).includes('secret'), path);
  }
});

test('sends types, and caches hashed files for ever', async () => {
  const js = await get('/assets/app-0123abcd.js');
  assert.is(js.headers['content-type'], 'text/javascript; charset=utf-8');
  assert.is(js.headers['cache-control'], 'public, max-age=31536000, immutable');
  const avif = await get('/assets/ceo-0123abcd-400.avif');
  assert.is(avif.headers['content-type'], 'image/avif');
  assert.match(avif.headers['cache-control'] ?? '', 'immutable');
  const svg = await get('/favicon.svg');
  assert.is(svg.headers['content-type'], 'image/svg+xml');
  assert.is(svg.headers['cache-control'], 'no-cache');
  assert.is(svg.headers['x-content-type-options'], 'nosniff');
});

test('compresses text as the visitor can read it', async () => {
  const path = '/assets/app-0123abcd.js';
  const text = 'x'.repeat(1000);
  const br = await get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  assert.is(br.headers['content-encoding'], 'br');
  assert.is(br.headers.vary, 'Accept-Encoding');
  assert.is(String(brotliDecompressSync(br.body)), text);
  const gzip = await get(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  assert.is(gzip.headers['content-encoding'], 'gzip');
  assert.is(String(gunzipSync(gzip.body)), text);
  const plain = await get(path);
  assert.is(plain.headers['content-encoding'], undefined);
  assert.is(String(plain.body), text);
  const image = await get('/assets/ceo-0123abcd-400.avif', {
    headers: { 'accept-encoding': 'br' },
  });
  assert.is(image.headers['content-encoding'], undefined);
});

test('answers HEAD without a body, and nothing else but GET', async () => {
  const head = await get('/', { method: 'HEAD' });
  assert.is(head.status, 200);
  assert.is(head.body.length, 0);
  assert.is((await get('/', { method: 'POST' })).status, 405);
});

test('serves a base, and only that', async () => {
  assert.is(String((await get('/sub/', { at: subPort })).body), 'home');
  assert.is(String((await get('/sub/team', { at: subPort })).body), 'team file');
  for (const path of ['/', '/team', '/subteam']) {
    assert.is((await get(path, { at: subPort })).status, 404, path);
  }
});

test('leads from the base without its slash to the base', async () => {
  const { status, headers } = await get('/sub', { at: subPort });
  assert.is(status, 301);
  assert.is(headers.location, '/sub/');
});

test('takes the next free port, unless the port is fixed', async () => {
  const other = createStaticServer({ folder: parent });
  const used = await listen(other, port);
  assert.ok(used > port);
  other.close();
  const third = createStaticServer({ folder: parent });
  const fault = await listen(third, port, true).catch((error) => error);
  assert.is(fault.code, 'EADDRINUSE');
});

test.run();
