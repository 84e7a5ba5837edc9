// engines: chromium
// Built sites on real servers: as the test run builds them, and a small one that is deployed over them.
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeSamples } from '../../src/hosting/hosts';
import { cacheControl, configFiles, responseHeaders } from '../../src/hosting/policy';
import { type Answer, ask } from '../support/http';
import { provideProgram } from '../support/programs';
import { dists } from '../support/site';
import { writeSmallSite } from '../support/small-site';
import { checkDeploy } from './deploy';
import { servers, startServer, type WebServer } from './servers';

const test = suite('hosts');
let scratch = '';
let next = '';
let count = 0;

test.before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hosts-test-'));
  // Apache reads as another user.
  await chmod(scratch, 0o755);
  next = join(scratch, 'next');
  await writeSmallSite(next);
});

test.after(() => rm(scratch, { recursive: true, force: true }));

/** Puts a site where a server serves it, starts the server, and ends it after the work. */
async function onServer(
  server: WebServer,
  dist: string,
  base: string,
  work: (origin: string, folder: string) => Promise<void>,
): Promise<void> {
  count += 1;
  const place = join(scratch, String(count));
  const root = join(place, 'root');
  const folder = join(root, base);
  await cp(dist, folder, { recursive: true });
  const samples = join(place, 'samples');
  await writeSamples(samples, base, 'https://example.com');
  const { origin, stop } = await startServer(server, { scratch: samples, root, base });
  let output = '';
  try {
    await work(origin, folder);
  } finally {
    output = await stop();
  }
  // Caddy warns of its own end.
  const warnings = output.split('\n').filter((line) => /warn[\]"](?!.*SIGTERM)/.test(line));
  assert.equal(warnings, [], 'a server that starts without warnings');
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };

/** Headers, whatever the visitor's browser can unpack; compressed copies, and 304 for the same. */
async function checkPolicy(
  origin: string,
  path: string,
  plain: Answer,
  encodings: readonly string[],
) {
  const isFound = plain.status === 200;
  const cache = isFound && path.includes('/assets/') ? cacheControl.assets : cacheControl.rest;
  for (const accepted of ['br', 'gzip', 'identity'] as const) {
    const what = `${path}, ${accepted}`;
    const answer = await ask(origin, path, { 'accept-encoding': accepted });
    assert.is(answer.status, plain.status, what);
    for (const [name, value] of Object.entries({ ...responseHeaders, 'Cache-Control': cache })) {
      assert.is(answer.headers[name.toLowerCase()], value, `${name} of ${what}`);
    }
    if (!isFound || !/\/$|\.(js|svg)$/.test(path)) continue;
    const encoding = encodings.includes(accepted) ? accepted : 'identity';
    assert.is(answer.headers['content-encoding'] ?? 'identity', encoding, what);
    assert.ok(unpack[encoding](answer.body).equals(plain.body), what);
    assert.match(String(answer.headers.vary), /^Accept-Encoding$/i, what);
    assert.is(answer.headers['content-type'], plain.headers['content-type'], what);
    const { etag, 'last-modified': modified } = answer.headers;
    const same = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(modified) };
    const again = await ask(origin, path, { 'accept-encoding': accepted, ...same });
    assert.is(again.status, 304, what);
  }
}

/** What a server does; the policy and hidden files only where it has our whole configuration. */
async function checkAnswers(server: WebServer, origin: string, folder: string, base: string) {
  const { program, encodings } = server;
  const names = await readdir(join(folder, 'assets'));
  const asset = (ending: string) => `assets/${names.find((name) => name.endsWith(ending))}`;
  const missing = ['a/b/c', 'team/a/b/', 'assets/gone-0123abcd.js'];
  const hidden = [...configFiles, '.htaccess', '.nojekyll', '.git/config', 'assets/'];
  const html = /^text\/html; ?charset=utf-8$/i;
  for (const [path, type, file = path] of [
    ['', html, 'index.html'],
    ['team/', html, 'team/index.html'],
    [asset('.js'), /^(text|application)\/javascript/],
    [asset('.avif'), /^image\/avif$/],
    ['site.webmanifest', /^application\/manifest\+json/],
    ['favicon.svg', /^image\/svg\+xml/],
    ['robots.txt', /^text\/plain/],
    ['.well-known/security.txt', /^text\/plain/],
    ...[...missing, ...(encodings ? hidden : [])].map((path) => [path, html, '404.html'] as const),
  ] as const) {
    const answer = await ask(origin, base + path);
    const found = String(answer.headers['content-type']);
    assert.is(answer.status, file === '404.html' ? 404 : 200, path);
    assert.ok(answer.body.equals(await readFile(join(folder, file))), `${path} is ${file}`);
    assert.match(found, type, path);
    if (program && /^text|javascript/.test(found)) assert.match(found, /; charset=utf-8$/i, path);
    if (encodings) await checkPolicy(origin, base + path, answer, encodings);
  }
  // The local server has nothing to redirect: it answers with the page.
  for (const path of program ? [`${base}team`, base.slice(0, -1)].filter(Boolean) : []) {
    const { status, headers } = await ask(origin, path);
    assert.ok(status === 301 || status === 308, `${path}: ${status}`);
    assert.is(new URL(String(headers.location), origin + path).pathname, `${path}/`);
  }
}

for (const server of servers) {
  const { program, debianPackage } = server;
  if (program && !provideProgram(program, debianPackage)) continue;
  for (const [base, dist] of [
    ['/', dists.react],
    ['/sub/', dists.sub],
  ] as const) {
    test(`${server.name} at ${base}`, () =>
      onServer(server, dist, base, (origin, folder) => checkAnswers(server, origin, folder, base)));
  }
  if (!server.hasSample) continue;
  test(`${server.name}: another build over a build, either way, configuration unchanged`, async () => {
    for (const [from = '', to = ''] of [
      [dists.react, next],
      [next, dists.react],
    ]) {
      await onServer(server, from, '/', async (origin, folder) => {
        const before = await ask(origin, '/');
        await checkDeploy(origin, () => cp(to, folder, { recursive: true }));
        const after = await ask(origin, '/');
        assert.is.not(String(after.body), String(before.body), 'the builds differ');
      });
    }
  });
}

test.run();
