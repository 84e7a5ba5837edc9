// What only the local server does. The tests of the specification see its pages.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeInFolder } from '../../src/build/files';
import { addressesOf, createSiteServer, listen } from '../../src/build/serve/server';
import { ask } from '../support/drive/http';

const parent = resolve('.cache/test/server');
const folder = join(parent, 'dist');

await rm(parent, { recursive: true, force: true });
const paths = ['dist/index.html', 'dist/team/index.html', 'dist/404.html', 'secret.txt'];
for (const path of paths) await writeInFolder(join(parent, path), path);

test('listens on this machine only, unless a host is given, and tells its addresses', async () => {
  for (const host of [undefined, '']) {
    const server = createSiteServer({ folder });
    await listen(server, 0, host);
    const address = server.address();
    const found = typeof address === 'object' && address?.address;
    assert.is(found === '127.0.0.1' || found === '::1', host === undefined);
    server.close();
  }
  assert.is(addressesOf(1, '/a/', 'localhost'), 'http://localhost:1/a/');
  // A machine without a network has only the first address.
  assert.match(addressesOf(1, '/a/', ''), /^http:.*:1\/a\/( and http:\/\/[\d.]+:1\/a\/)?$/);
});

test('serves a folder below a base, and the 404 page for everything else', async () => {
  const server = createSiteServer({ folder, base: '/sub/' });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00', '%E0%A4%A'];
  const outside = ways.map((way) => [`/sub/${way}/secret.txt`, 404, '404.html'] as const);
  for (const [path, status, file] of [
    ...outside,
    ['/team/', 404, '404.html'] as const,
    ['/sub/team/?a=1', 200, 'team/index.html'] as const,
  ]) {
    const answer = await ask(origin, path);
    assert.equal([answer.status, String(answer.body)], [status, `dist/${file}`], path);
    assert.is(answer.headers['x-content-type-options'], 'nosniff', path);
  }
  server.close();
});

test.run();
