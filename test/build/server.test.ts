// What only the local server does. `test/verify` proves its pages and headers.
import { rejects } from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeInFolder } from '../../src/build/files';
import { addressesOf, createSiteServer, listen } from '../../src/build/serve/server';
import { UserError } from '../../src/build/user-error';
import { ask } from '../support/drive/http';

const test = suite('local server');
const parent = resolve('.cache/test/server');
const folder = join(parent, 'dist');
const servers: Server[] = [];

async function start(base = '/', port?: number) {
  const server = createSiteServer({ folder, base });
  servers.push(server);
  return `http://localhost:${await listen(server, port)}`;
}

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

async function checkNotFound(origin: string, path: string) {
  const { status, headers, body } = await ask(origin, path);
  assert.is(status, 404, path);
  assert.is(String(body), await readFile(join(folder, '404.html'), 'utf8'), path);
  assert.is(headers['x-content-type-options'], 'nosniff', path);
}

test('paths out of the folder and hidden files get the 404 page', async () => {
  const origin = await start('/', 0);
  const hidden = [
    '/%2ehtaccess',
    '/_headers/',
    '/index.html.gz',
    '/assets/a.js.br',
    '/404',
    '/500',
  ];
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00', '%E0%A4%A'];
  for (const way of ways) await checkNotFound(origin, `/${way}/secret.txt`);
  for (const path of [...hidden, '/../dist-other/']) await checkNotFound(origin, path);
});

test('serves only below its base, also pages without their last slash', async () => {
  const origin = await start('/sub/', 0);
  for (const path of ['/', '/subteam/', '/%73ub/team/']) await checkNotFound(origin, path);
  const bare = await ask(origin, '/sub');
  assert.equal([bare.status, bare.headers.location], [301, '/sub/']);
  for (const path of ['/sub/team', '/sub/?utm=1']) assert.is((await ask(origin, path)).status, 200);
});

test('takes the next free port, unless a port is wanted', async () => {
  const origins = [await start(), await start()];
  const [first, second] = origins.map((url) => Number(new URL(url).port));
  assert.ok(first && second && first >= 4173 && second !== first);
  const message = new RegExp(`^Port ${first} is in use: .*--port`);
  await rejects(start('/', first), { constructor: UserError, message });
  await rejects(start('/', Number('x')), { constructor: UserError, message: /^Port NaN cannot/ });
});

test.run();
