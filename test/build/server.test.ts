// What only the local server does. Its pages, headers and compressed copies: test/hosts.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSiteServer, listen } from '../../src/build/server';
import { UserError } from '../../src/build/user-error';
import { ask } from '../support/http';
import { writeSmallSite } from '../support/small-site';

const test = suite('local server');
const parent = await mkdtemp(join(tmpdir(), 'server-test-'));
const folder = join(parent, 'dist');
const servers: Server[] = [];

async function start(base = '/', port?: number) {
  const server = createSiteServer({ folder, base });
  servers.push(server);
  return `http://localhost:${await listen(server, port)}`;
}

test.before(async () => {
  await writeSmallSite(folder);
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeSmallSite(join(parent, 'dist-other'), 'secret');
});

test.after(async () => {
  for (const server of servers) server.close();
  await rm(parent, { recursive: true });
});

async function checkNotFound(origin: string, path: string) {
  const { status, headers, body } = await ask(origin, path);
  assert.is(status, 404, path);
  assert.is(String(body), await readFile(join(folder, '404.html'), 'utf8'), path);
  assert.is(headers['x-content-type-options'], 'nosniff', path);
}

test('a path out of its folder, a copy and a hidden file written otherwise are the 404 page', async () => {
  const origin = await start('/', 0);
  const hidden = ['/%2ehtaccess', '/_headers/', '/assets/app-7692c3ad.js.br', '/index.html.gz'];
  const ways = ['..', '%2e%2e', '..%2f', 'assets/../..', '/..', '..\\', '%00', '%E0%A4%A'];
  const outside = ways.flatMap((way) =>
    ['secret.txt', 'dist-other/index.html', 'dist-other/'].map((file) => `/${way}/${file}`),
  );
  for (const path of [...hidden, ...outside]) await checkNotFound(origin, path);
});

test('serves a base and nothing outside of it, pages without their slash, and only GET', async () => {
  const origin = await start('/sub/', 0);
  for (const path of ['/', '/team/', '/subteam/']) await checkNotFound(origin, path);
  const bare = await ask(origin, '/sub');
  assert.equal([bare.status, bare.headers.location], [301, '/sub/']);
  for (const path of ['/sub/team', '/sub/?utm=1']) assert.is((await ask(origin, path)).status, 200);
  const post = await ask(origin, '/sub/', {}, 'POST');
  assert.equal([post.status, post.headers.allow], [405, 'GET, HEAD']);
});

test('takes the next free port, unless a port is wanted', async () => {
  const origins = [await start(), await start()];
  const [first, second] = origins.map((url) => Number(new URL(url).port));
  assert.ok(first && second && first >= 4173 && second > first);
  const error = await start('/', first).catch((reason) => reason);
  assert.instance(error, UserError);
  assert.match(error.message, new RegExp(`^Port ${first} is in use: .*--port`));
});

test.run();
