// dists: none
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
let origin = '';

async function start(options: Partial<Parameters<typeof createSiteServer>[0]> = {}, port?: number) {
  const server = createSiteServer({ folder, ...options });
  servers.push(server);
  return `http://localhost:${await listen(server, port)}`;
}

test.before(async () => {
  await writeSmallSite(folder);
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeSmallSite(join(parent, 'dist-other'), '/', 'secret');
  origin = await start({}, 0);
});

test.after(async () => {
  for (const server of servers) server.close();
  await rm(parent, { recursive: true });
});

const fileText = (name: string) => readFile(join(folder, name), 'utf8');

test('answers for pages, with the headers of the policy', async () => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/team/', 'team/index.html'],
    ['/team', 'team/index.html'],
  ] as const) {
    const { status, headers, body } = await ask(origin, path);
    assert.is(status, 200, path);
    assert.is(String(body), await fileText(file), path);
    assert.is(headers['content-type'], 'text/html;charset=utf-8', path);
    assert.is(headers['cache-control'], cacheControl.rest, path);
    for (const [name, value] of Object.entries(responseHeaders)) {
      assert.is(headers[name.toLowerCase()], value, `${name} of ${path}`);
    }
  }
});

test('an unknown or hidden path, or one out of its folder, is the 404 page', async () => {
  const unknown = ['/nope', '/team/x/y', '/assets/', '/assets/gone-0123abcd.js', '/%E0%A4%A'];
  const hidden = ['/.htaccess', '/%2ehtaccess', '/_headers', '/_headers/', '/vercel.json'];
  const copies = [`${app}.br`, '/index.html.gz'];
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00'];
  const outside = ways.flatMap((way) =>
    ['secret.txt', 'dist-other/index.html', 'dist-other/'].map((file) => `/${way}/${file}`),
  );
  for (const path of [...unknown, ...hidden, ...copies, ...outside]) {
    const { status, headers, body } = await ask(origin, path);
    assert.is(status, 404, path);
    assert.is(String(body), await fileText('404.html'), path);
    assert.is(headers['cache-control'], cacheControl.rest, path);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
  }
  assert.is((await ask(origin, '/.well-known/security.txt')).status, 200);
});

test('sends the compressed copies that the build made', async () => {
  for (const [accepted, unpack] of [
    ['identity', String],
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await ask(origin, app, { 'accept-encoding': accepted });
    assert.is(String(unpack(body)), await fileText(app), accepted);
    assert.is(headers.vary, 'Accept-Encoding');
    assert.is(headers['content-type'], 'text/javascript');
    assert.is(headers['cache-control'], cacheControl.assets);
  }
});

test('answers 304 while a file is the same, and sends it when it has changed', async () => {
  const path = '/robots.txt';
  const etag = String((await ask(origin, path)).headers.etag);
  const same = await ask(origin, path, { 'if-none-match': etag });
  assert.is(same.status, 304);
  assert.is(same.headers['cache-control'], cacheControl.rest);
  await writeFile(join(folder, path), 'User-agent: other');
  const changed = await ask(origin, path, { 'if-none-match': etag });
  assert.is(String(changed.body), 'User-agent: other');
});

test('answers HEAD without a body, and 405 to other methods', async () => {
  const head = await ask(origin, '/', {}, 'HEAD');
  assert.equal([head.status, head.body.length], [200, 0]);
  const post = await ask(origin, '/', {}, 'POST');
  assert.equal([post.status, post.headers.allow], [405, 'GET, HEAD']);
});

test('serves a base, and nothing outside of it', async () => {
  const subOrigin = await start({ base: '/sub/' }, 0);
  const bare = await ask(subOrigin, '/sub');
  assert.equal([bare.status, bare.headers.location], [301, '/sub/']);
  assert.is(String((await ask(subOrigin, '/sub/')).body), await fileText('index.html'));
  assert.is((await ask(subOrigin, `/sub${app}`)).headers['cache-control'], cacheControl.assets);
  for (const path of ['/', '/team/', '/subteam/']) {
    assert.is((await ask(subOrigin, path)).status, 404, path);
  }
});

test('lets a test answer first', async () => {
  const seen: string[] = [];
  const intercept: Parameters<typeof createSiteServer>[0]['intercept'] = async (
    _request,
    response,
    path,
  ) => {
    seen.push(path);
    await wait(20);
    if (path === '/a b') response.end('mine');
    return path === '/a b';
  };
  const intercepted = await start({ intercept }, 0);
  assert.is(String((await ask(intercepted, '/a%20b?c')).body), 'mine');
  assert.is((await ask(intercepted, '/team/')).status, 200);
  assert.equal(seen, ['/a b', '/team/']);
});

test('takes the next free port, unless a port is wanted', async () => {
  const [first, second] = [await start(), await start()].map((url) => Number(new URL(url).port));
  assert.ok(first && second && first >= 4173 && second > first);
  const error = await start({}, first).catch((reason) => reason);
  assert.instance(error, UserError);
  assert.match(error.message, new RegExp(`^Port ${first} is in use: .*--port`));
});

test.run();
