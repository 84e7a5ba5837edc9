// What only the local server does. `test/verify` proves its pages and headers.
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
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
const names =
  'index.html index.html.gz team/index.html 404.html assets/a.js assets/a.js.br _headers .htaccess';
const paths = names.split(' ').map((name) => `dist/${name}`);
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
  const hidden = '/%2ehtaccess /_headers/ /index.html.gz /assets/a.js.br /404 /500'.split(' ');
  for (const path of [...outside, '/../dist-other/', ...hidden]) {
    const { status, headers, body } = await ask(origin, path);
    assert.is(status, 404, path);
    assert.is(String(body), 'dist/404.html', path);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
  }
});

test.run();
