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
let parent = '';
let folder = '';
let origin = '';
let subOrigin = '';
const servers: Server[] = [];

async function start(options: Parameters<typeof createSiteServer>[0]): Promise<string> {
  const server = createSiteServer(options);
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

test.before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'server-test-'));
  folder = join(parent, 'dist');
  await writeSmallSite(folder);
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeSmallSite(join(parent, 'dist-other'), '/', 'secret');
  origin = await start({ folder });
  subOrigin = await start({ folder, base: '/sub/' });
});

test.after(async () => {
  for (const server of servers) server.close();
  await rm(parent, { recursive: true });
});

const fileText = (name: string) => readFile(join(folder, name), 'utf8');

test('answers for pages, with the headers of the policy', async () => {
  const paths = { '/': 'index.html', '/?utm=1': 'index.html', '/team/': 'team/index.html' };
  for (const [path, file] of Object.entries({ ...paths, '/team': 'team/index.html' })) {
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

test('an unknown or hidden path is the 404 page', async () => {
  const unknown = ['/nope', '/team/x/y', '/assets/', '/assets/gone-0123abcd.js', '/%E0%A4%A'];
  const hidden = ['/.htaccess', '/%2ehtaccess', '/_headers', '/_headers/', '/vercel.json'];
  const copies = [`${app}.br`, '/index.html.gz'];
  for (const path of [...unknown, ...hidden, ...copies]) {
    const { status, headers, body } = await ask(origin, path, { 'accept-encoding': 'br' });
    assert.is(status, 404, path);
    assert.is(String(body), await fileText('404.html'), path);
    assert.is(headers['cache-control'], cacheControl.rest, path);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
  }
  assert.is((await ask(origin, '/.well-known/security.txt')).status, 200);
});

test('never leaves its folder', async () => {
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00'];
  for (const way of ways) {
    for (const target of ['secret.txt', 'dist-other/index.html', 'dist-other/']) {
      const path = `/${way}/${target}`;
      const { status, body } = await ask(origin, path);
      assert.is(status, 404, path);
      assert.not.match(String(body), 'secret', path);
    }
  }
});

test('sends the compressed copies that the build made', async () => {
  const text = await fileText(app);
  const plain = await ask(origin, app);
  const brotli = await ask(origin, app, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await ask(origin, app, { 'accept-encoding': 'gzip' });
  assert.is(String(plain.body), text);
  assert.is(String(brotliDecompressSync(brotli.body)), text);
  assert.is(String(gunzipSync(gzip.body)), text);
  for (const { headers } of [plain, brotli, gzip]) {
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
  assert.is(head.status, 200);
  assert.is(head.body.length, 0);
  const post = await ask(origin, '/', {}, 'POST');
  assert.is(post.status, 405);
  assert.is(post.headers.allow, 'GET, HEAD');
});

test('serves a base, and nothing outside of it', async () => {
  const bare = await ask(subOrigin, '/sub');
  assert.is(bare.status, 301);
  assert.is(bare.headers.location, '/sub/');
  assert.is(String((await ask(subOrigin, '/sub/')).body), await fileText('index.html'));
  assert.is((await ask(subOrigin, `/sub${app}`)).headers['cache-control'], cacheControl.assets);
  for (const path of ['/', '/team/', '/subteam/']) {
    assert.is((await ask(subOrigin, path)).status, 404, path);
  }
});

test('lets a test answer first', async () => {
  const seen: string[] = [];
  const intercepted = await start({
    folder,
    async intercept(_request, response, path) {
      seen.push(path);
      await wait(20);
      if (path !== '/a b') return false;
      response.end('mine');
      return true;
    },
  });
  assert.is(String((await ask(intercepted, '/a%20b?c')).body), 'mine');
  assert.is((await ask(intercepted, '/team/')).status, 200);
  assert.equal(seen, ['/a b', '/team/']);
});

test('takes the next free port, unless the port is fixed', async () => {
  const port = Number(new URL(origin).port);
  const second = createSiteServer({ folder });
  const third = createSiteServer({ folder });
  servers.push(second, third);
  assert.ok((await listen(second, port)) > port);
  const error = await listen(third, port, true).catch((reason) => reason);
  assert.instance(error, UserError);
  assert.match(error.message, `Port ${port} is in use`);
  assert.match(error.message, '--port');
});

test.run();
