// What only the local server does. `test/verify` proves its pages and headers.
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeInFolder } from '../../src/build/files';
import { addressesOf, createSiteServer, listen } from '../../src/build/serve/server';
import { ask } from '../support/drive/http';

const test = suite('local server');
const parent = resolve('.cache/test/server');
const folder = join(parent, 'dist');
const servers: Server[] = [];

await rm(parent, { recursive: true, force: true });
const hosted = 'index.html team/index.html 404.html assets/a.js assets/a.js.br _headers .htaccess';
const names = ['a#b.txt', 'a&b+c.txt', '50%.txt', '%23.txt', 'data.csv.gz'];
const paths = [...hosted.split(' '), ...names].map((name) => `dist/${name}`);
for (const path of [...paths, 'secret.txt', 'dist-other/index.html']) {
  await writeInFolder(join(parent, path), path);
}

test.after(() => {
  for (const server of servers) server.close();
});

test('listens on this machine only, unless a host is given, and tells its addresses', async () => {
  for (const host of [undefined, '']) {
    const server = createSiteServer({ folder });
    servers.push(server);
    await listen(server, 0, host);
    const address = server.address();
    const found = typeof address === 'object' && address?.address;
    assert.is(found === '127.0.0.1' || found === '::1', host === undefined);
  }
  assert.is(addressesOf(1, '/a/', 'localhost'), 'http://localhost:1/a/');
  // A machine without a network has only the first address.
  assert.match(addressesOf(1, '/a/', ''), /^http:.*:1\/a\/( and http:\/\/[\d.]+:1\/a\/)?$/);
});

test('paths out of the folder and hidden files get the 404 page', async () => {
  const server = createSiteServer({ folder, base: '/' });
  servers.push(server);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00', '%E0%A4%A'];
  const outside = ways.map((way) => `/${way}/secret.txt`);
  outside.push('/../dist-other/', '//evil.example/..%2fgone', '/\\evil.example/..%2fgone');
  const hidden = '/%2ehtaccess /_headers/ /404 /500 /404/ /500/?a=1'.split(' ');
  for (const path of [...outside, ...hidden]) {
    const { status, headers, body } = await ask(origin, path);
    assert.is(status, 404, path);
    assert.is(String(body), 'dist/404.html', path);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
  }
});

test('files may have any name, and the query stays', async () => {
  const server = createSiteServer({ folder, base: '/sub/' });
  servers.push(server);
  const origin = `http://localhost:${await listen(server, 0)}`;
  for (const name of names) {
    const { status, body } = await ask(origin, `/sub/${encodeURIComponent(name)}?utm=1`);
    assert.is(status, 200, name);
    assert.is(String(body), `dist/${name}`);
  }
  const { headers } = await ask(origin, '/sub?utm=1');
  assert.is(headers.location, '/sub/?utm=1');
});

test('takes no port that another program has at an address of localhost', async () => {
  for (const address of ['127.0.0.1', '::1']) {
    const [other, server] = [createServer(), createSiteServer({ folder })];
    servers.push(other, server);
    const port = await listen(other, 0, address);
    const result = await listen(server, port).catch(({ message }) => message);
    assert.match(String(result), 'EADDRINUSE', address);
  }
});

test.run();
