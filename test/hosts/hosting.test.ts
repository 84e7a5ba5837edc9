// A built site on real web servers, at the root and in a folder.
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeInFolder } from '../../src/build/files';
import { cacheControl, configFiles, headersAt } from '../../src/build/hosting/headers';
import { ask } from '../support/drive/http';
import { dists } from '../support/drive/site';
import { failingPath, type ServerName, startServer } from './servers';

const program = process.env.PROGRAM as ServerName;
const test = suite(`hosting, ${program}`);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };
type Encoding = keyof typeof unpack;

/** Debian's nginx has no brotli. */
const encodings: Encoding[] = program === 'nginx' ? ['gzip'] : ['br', 'gzip'];

/** Files of another site on the same domain. Our configuration would hide vercel.json. */
const neighbors = ['/neighbor/index.html', '/neighbor/vercel.json'];

/** Files that somebody has put into dist, so without compressed copies. */
const ownFiles = ['career.html', 'career.css', '.well-known/security.txt'];

/** Paths by which a browser would leave the site, if a redirect repeated them. */
const waysOut = (base: string) =>
  ['//', '///', '/\\', '/%5c', '/%2f', '/%2f/', '/.//', `${base}/`].flatMap((start) => [
    `${start}evil.example/..%2f${base.slice(1).replace('/', '%2f')}team`,
    `${start}evil.example/%2e%2e${base}team`,
    `${start}evil.example/..${base}team`,
    `${start}evil.example/..${base}`.slice(0, -1),
  ]);

const html = /^text\/html; ?charset=utf-8$/i;

interface Place {
  origin: string;
  folder: string;
  base: string;
}

/** Checks an answer and its compressed copies, and then the answer to a repeated request. */
async function checkAnswer(
  { origin, folder, base }: Place,
  name: string,
  type: RegExp,
  file = name,
  status = 200,
) {
  const path = base + name;
  const body = await readFile(join(folder, file));
  const isFound = status === 200;
  const isAsset = isFound && path.includes('/assets/');
  const cache = { 'Cache-Control': isAsset ? cacheControl.assets : cacheControl.others };
  for (const accepted of ['br', 'gzip', 'identity'] as const) {
    const what = `${path}, ${accepted}`;
    const request = { 'accept-encoding': accepted };
    const answer = await ask(origin, path, request);
    const { etag, 'last-modified': modified, ...headers } = answer.headers;
    const encoding = (headers['content-encoding'] ?? 'identity') as Encoding;
    assert.is(answer.status, status, what);
    assert.ok(unpack[encoding](answer.body).equals(body), what);
    const found = String(headers['content-type']);
    assert.match(found, type, what);
    if (/^text|javascript/.test(found)) assert.match(found, /; charset=utf-8$/i, what);
    for (const [name, value] of Object.entries({ ...headersAt(base), ...cache })) {
      assert.is(headers[name.toLowerCase()], value, `${name} of ${what}`);
    }
    // Small files, such as icons, may have no compressed copy.
    if (isFound && !/\/$|\.js$/.test(path)) continue;
    const same = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(modified) };
    const again = await ask(origin, path, { ...request, ...same });
    assert.is(again.status, isFound ? 304 : status, what);
    if (isFound) {
      assert.is(encoding, encodings.includes(accepted) ? accepted : 'identity', what);
      assert.match(String(headers.vary), /^Accept-Encoding$/i, what);
    } else assert.ok(again.body.equals(answer.body), `${what}, asked for again`);
  }
}

/** A site in a folder leaves the answers of the rest of its domain alone. */
async function checkNeighbor({ origin, folder }: Place) {
  const notFoundPage = await readFile(join(folder, '404.html'));
  const ours = Object.keys({ ...headersAt('/'), 'Cache-Control': '' });
  for (const path of [...neighbors, '/neighbor/gone', '/subway']) {
    const { status, body, headers } = await ask(origin, path);
    assert.is(status, neighbors.includes(path) ? 200 : 404, path);
    assert.not(body.equals(notFoundPage), path);
    for (const name of ours) assert.not(name.toLowerCase() in headers, `${name} of ${path}`);
  }
}

/** Checks every kind of answer. */
async function checkAnswers(place: Place) {
  const { origin, folder, base } = place;
  const names = await readdir(join(folder, 'assets'));
  const asset = (ending: string) => `assets/${names.find((name) => name.endsWith(ending))}`;
  await checkAnswer(place, '', html, 'index.html');
  await checkAnswer(place, 'team/', html, 'team/index.html');
  for (const [name, type] of [
    ['career.html', html],
    ['career.css', /^text\/css/],
    [asset('.js'), /^(text|application)\/javascript/],
    [asset('.avif'), /^image\/avif$/],
    ['favicon.svg', /^image\/svg\+xml/],
    ['robots.txt', /^text\/plain/],
    ['.well-known/security.txt', /^text\/plain/],
  ] as const) {
    await checkAnswer(place, name, type);
  }
  const missing = 'a/b/c team/a/b/ index.html/ assets/gone-0123abcd.js'.split(' ');
  const hidden = '.htaccess .nojekyll .git/config assets/ .well-known/'.split(' ');
  for (const name of [...missing, ...hidden, ...configFiles]) {
    await checkAnswer(place, name, html, '404.html', 404);
  }
  await checkAnswer(place, failingPath, html, '500.html', 503);
  // A proxy that ends TLS sends such requests. The parameters of a campaign stay.
  const secure = origin.replace('http:', 'https:');
  for (const path of [`${base}team`, base.slice(0, -1)].filter(Boolean)) {
    for (const protocol of ['https', 'https, http']) {
      const answer = await ask(origin, `${path}?utm=1`, { 'x-forwarded-proto': protocol });
      assert.is(answer.status, 301, path);
      const { href } = new URL(String(answer.headers.location), secure + path);
      assert.is(href, `${secure}${path}/?utm=1`);
    }
  }
  for (const way of waysOut(base)) {
    const { location = '' } = (await ask(origin, `${way}?utm=1`)).headers;
    assert.is(new URL(location, origin).origin, origin, `${way} leads to ${location}`);
    if (location !== '/') assert.match(location, /^$|\?utm=1$/, way);
  }
  const accepted = 'br;q=0, gzip; q=0.0, identity;q=0.5';
  const { headers } = await ask(origin, base, { 'accept-encoding': accepted });
  assert.is(headers['content-encoding'], undefined, accepted);
  // A request of an older proxy.
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(
    `GET ${base} HTTP/1.0\r\nHost: 127.0.0.1\r\nVia: 1.0 b\r\nAccept-Encoding: gzip\r\n\r\n`,
  );
  assert.match(await text(socket), /^content-encoding: gzip\r$/im);
  if (base !== '/') await checkNeighbor(place);
}

/** Serves a copy of a site, and of a neighbor. Returns what the server has printed or logged. */
async function serve(
  base: string,
  dist: string,
  look: (place: Place) => Promise<void>,
  change = '',
) {
  const place = await mkdtemp(join(tmpdir(), 'hosts-'));
  // Apache runs as another user, who must be able to read the folder.
  await chmod(place, 0o755);
  const root = join(place, 'root');
  const folder = join(root, base);
  await cp(dist, folder, { recursive: true });
  for (const name of ownFiles) await writeInFolder(join(folder, name), name);
  for (const name of neighbors) await writeInFolder(join(root, name), name);
  if (change) await writeInFolder(join(folder, '.htaccess'), change);
  const server = await startServer(program, { folder: join(place, 'config'), root, base });
  let output = '';
  try {
    await look({ origin: server.origin, folder, base });
  } finally {
    output = await server.stop();
    await rm(place, { recursive: true });
  }
  return output;
}

for (const [base, dist] of [
  ['/', dists.main],
  ['/sub/', dists.mainSub],
] as const) {
  test(`all answers at ${base} are right, and the server warns of nothing`, async () => {
    const output = await serve(base, dist, checkAnswers);
    // Caddy also warns when it is stopped, and about indentation that the test has added.
    const isWarning = /warn[\]"](?!.*(SIGTERM|not formatted))/;
    const warnings = output.split('\n').filter((line) => isWarning.test(line));
    assert.equal(warnings, [], 'the server accepts its configuration without a warning');
  });
}

// OpenLiteSpeed is such a server.
if (program === 'apache2') {
  test('a server that obeys only the rewrite rules sends no copy without its encoding', async () => {
    const rules = await readFile(join(dists.main, '.htaccess'), 'utf8');
    const obeyed = rules.match(/^ *Rewrite.*/gm)?.join('\n');
    const look = async ({ origin, folder }: Place) => {
      const { body, headers } = await ask(origin, '/', { 'accept-encoding': 'br' });
      assert.is(headers['content-encoding'], undefined);
      assert.ok(body.equals(await readFile(join(folder, 'index.html'))));
    };
    await serve('/', dists.main, look, obeyed);
  });
}

test.run();
