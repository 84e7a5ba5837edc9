// dists: none
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSiteServer, listen } from '../../src/build/server';
import { UserError } from '../../src/build/user-error';
import { cacheControl, responseHeaders } from '../../src/hosting/policy';
import { ask } from '../support/http';
import { writeSmallSite } from '../support/small-site';

const test = suite('local server');
const app = '/assets/app-7692c3ad.js';
const parent = await mkdtemp(join(tmpdir(), 'server-test-'));
const folder = join(parent, 'dist');
const servers: Server[] = [];

async function start(base: string, port?: number) {
  const server = createSiteServer({ folder, base });
  servers.push(server);
  return `http://localhost:${await listen(server, port)}`;
}

test.before(async () => {
  await writeSmallSite(folder);
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeSmallSite(join(parent, 'dist-other'), '/', 'secret');
});

test.after(async () => {
  for (const server of servers) server.close();
  await rm(parent, { recursive: true });
});

/** Fails unless a file answers, with the headers of the policy. */
async function check(origin: string, path: string, file: string, cache = cacheControl.rest) {
  const answer = await ask(origin, path);
  assert.is(answer.status, file === '404.html' ? 404 : 200, path);
  assert.is(String(answer.body), await readFile(join(folder, file), 'utf8'), path);
  const type = file.endsWith('.html') ? 'text/html;charset=utf-8' : 'text/javascript';
  const expected = { ...responseHeaders, 'Content-Type': type, 'Cache-Control': cache };
  for (const [name, value] of Object.entries(expected)) {
    assert.is(answer.headers[name.toLowerCase()], value, `${name} of ${path}`);
  }
}

for (const base of ['/', '/sub/']) {
  test(`answers below ${base} with pages and assets`, async () => {
    const origin = await start(base, 0);
    for (const path of ['', '?utm=1']) await check(origin, base + path, 'index.html');
    for (const path of ['team', 'team/']) await check(origin, base + path, 'team/index.html');
    await check(origin, base + app.slice(1), app, cacheControl.assets);
    if (base === '/') return;
    for (const path of ['/', '/team/', '/subteam/']) await check(origin, path, '404.html');
    const { status, headers } = await ask(origin, '/sub');
    assert.equal([status, headers.location], [301, base]);
  });
}

test('an unknown or hidden path, or one out of its folder, is the 404 page', async () => {
  const origin = await start('/', 0);
  const unknown = ['/nope', '/team/x/y', '/assets/', '/assets/gone-0123abcd.js', '/%E0%A4%A'];
  const hidden = ['/.htaccess', '/%2ehtaccess', '/_headers', '/_headers/', '/vercel.json'];
  const copies = [`${app}.br`, '/index.html.gz'];
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00'];
  const outside = ways.flatMap((way) =>
    ['secret.txt', 'dist-other/index.html', 'dist-other/'].map((file) => `/${way}/${file}`),
  );
  for (const path of [...unknown, ...hidden, ...copies, ...outside]) {
    await check(origin, path, '404.html');
  }
  assert.is((await ask(origin, '/.well-known/security.txt')).status, 200);
});

test('sends the compressed copies that the build made, 304 for the same, 405 to POST', async () => {
  const origin = await start('/', 0);
  const text = await readFile(join(folder, app), 'utf8');
  for (const [accepted, unpack] of [
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await ask(origin, app, { 'accept-encoding': accepted });
    assert.is(String(unpack(body)), text, accepted);
    assert.is(headers.vary, 'Accept-Encoding');
    const known = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
    assert.is((await ask(origin, app, known)).status, 304);
  }
  const { status, headers } = await ask(origin, '/', {}, 'POST');
  assert.equal([status, headers.allow], [405, 'GET, HEAD']);
});

test('takes the next free port, unless a port is wanted', async () => {
  const origins = [await start('/'), await start('/')];
  const [first, second] = origins.map((url) => Number(new URL(url).port));
  assert.ok(first && second && first >= 4173 && second > first);
  const error = await start('/', first).catch((reason) => reason);
  assert.instance(error, UserError);
  assert.match(error.message, new RegExp(`^Port ${first} is in use: .*--port`));
});

test.run();
