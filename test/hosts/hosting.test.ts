// A built site on real web servers, at the root and in a folder.
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../src/builder/build';
import { inProject, writeInFolder } from '../../src/builder/files';
import { cacheControl, configFiles, headersAt } from '../../src/hosting/headers';
import { ask } from '../support/drive/http';
import { findProgram } from '../support/run/programs';
import { servers, startServer, type WebServer } from './servers';

const test = suite('hosting');

/** Files of another site on the same domain. Our configuration would hide vercel.json. */
const neighborFiles = ['index.html', 'vercel.json'];

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };

/** Checks headers, compressed copies, and the answer to a repeated request: 304, or the 404 page with its body. */
async function checkPolicy(
  origin: string,
  base: string,
  path: string,
  encodings: WebServer['encodings'],
) {
  const plain = await ask(origin, path);
  const isFound = plain.status === 200;
  const cache = isFound && path.includes('/assets/') ? cacheControl.assets : cacheControl.rest;
  for (const accepted of ['br', 'gzip', 'identity'] as const) {
    const what = `${path}, ${accepted}`;
    const answer = await ask(origin, path, { 'accept-encoding': accepted });
    assert.is(answer.status, plain.status, what);
    for (const [name, value] of Object.entries({ ...headersAt(base), 'Cache-Control': cache })) {
      assert.is(answer.headers[name.toLowerCase()], value, `${name} of ${what}`);
    }
    // Small files, such as icons, may have no compressed copy.
    if (isFound && !/\/$|\.js$/.test(path)) continue;
    const { etag, 'last-modified': modified } = answer.headers;
    const same = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(modified) };
    const again = await ask(origin, path, { 'accept-encoding': accepted, ...same });
    assert.is(again.status, isFound ? 304 : 404, what);
    assert.ok(isFound || again.body.equals(answer.body), `${what}, asked for again`);
    if (!isFound) continue;
    const encoding =
      accepted !== 'identity' && encodings.includes(accepted) ? accepted : 'identity';
    assert.is(answer.headers['content-encoding'] ?? 'identity', encoding, what);
    assert.ok(unpack[encoding](answer.body).equals(plain.body), what);
    assert.match(String(answer.headers.vary), /^Accept-Encoding$/i, what);
    assert.is(answer.headers['content-type'], plain.headers['content-type'], what);
  }
}

/** A site in a folder leaves the answers of the rest of its domain alone. */
async function checkNeighbor(origin: string, notFoundPage: Buffer) {
  const files = neighborFiles.map((name) => [`/neighbor/${name}`, 200] as const);
  for (const [path, status] of [...files, ['/neighbor/gone', 404], ['/subway', 404]] as const) {
    const { status: found, body, headers } = await ask(origin, path);
    assert.equal([found, body.equals(notFoundPage)], [status, false], path);
    const ours = Object.keys({ ...headersAt('/'), 'Cache-Control': '' });
    assert.equal(
      ours.filter((name) => name.toLowerCase() in headers),
      [],
      path,
    );
  }
}

/** Checks every kind of answer. */
async function checkAnswers(
  { program, encodings }: WebServer,
  origin: string,
  folder: string,
  base: string,
) {
  const names = await readdir(join(folder, 'assets'));
  const asset = (ending: string) => `assets/${names.find((name) => name.endsWith(ending))}`;
  const missing = ['a/b/c', 'team/a/b/', 'assets/gone-0123abcd.js'];
  const hidden = [
    '.htaccess',
    '.nojekyll',
    '.git/config',
    'assets/',
    '.well-known/',
    ...configFiles,
  ];
  const html = /^text\/html; ?charset=utf-8$/i;
  for (const [path, type, file = path] of [
    ['', html, 'index.html'],
    ['team/', html, 'team/index.html'],
    ['career.html', html],
    ['career.css', /^text\/css/],
    [asset('.js'), /^(text|application)\/javascript/],
    [asset('.avif'), /^image\/avif$/],
    ['favicon.svg', /^image\/svg\+xml/],
    ['robots.txt', /^text\/plain/],
    ['.well-known/security.txt', /^text\/plain/],
    ...[...missing, ...hidden].map((path) => [path, html, '404.html'] as const),
  ] as const) {
    const { status, headers, body } = await ask(origin, base + path);
    const found = String(headers['content-type']);
    assert.is(status, file === '404.html' ? 404 : 200, path);
    assert.ok(body.equals(await readFile(join(folder, file))), `${path} is ${file}`);
    assert.match(found, type, path);
    if (program && /^text|javascript/.test(found)) assert.match(found, /; charset=utf-8$/i, path);
    await checkPolicy(origin, base, base + path, encodings);
  }
  // The local server does not redirect /team, but answers with the page.
  if (!program) return;
  for (const path of [`${base}team`, base.slice(0, -1)].filter(Boolean)) {
    const { status, headers } = await ask(origin, path);
    assert.ok(status === 301 || status === 308, `${path}: ${status}`);
    assert.is(new URL(String(headers.location), origin + path).pathname, `${path}/`);
  }
  if (base !== '/') await checkNeighbor(origin, await readFile(join(folder, '404.html')));
}

for (const server of servers) {
  for (const base of ['/', '/sub/']) {
    test(`${server.program ?? 'the local server'} at ${base}`, async () => {
      if (server.program && !findProgram(server.program)) return;
      const dist = inProject('.cache/test/hosts');
      await build({ base, outDir: dist });
      const place = await mkdtemp(join(tmpdir(), 'hosts-'));
      // Apache runs as another user, who must be able to read the folder.
      await chmod(place, 0o755);
      const root = join(place, 'root');
      const folder = join(root, base);
      await cp(dist, folder, { recursive: true });
      for (const name of ['career.html', 'career.css', '.well-known/security.txt']) {
        await writeInFolder(join(folder, name), name);
      }
      for (const name of neighborFiles) await writeInFolder(join(root, 'neighbor', name), name);
      const { origin, stop } = await startServer(server, {
        folder: join(place, 'config'),
        root,
        base,
      });
      let output = '';
      try {
        await checkAnswers(server, origin, folder, base);
      } finally {
        output = await stop();
        await rm(place, { recursive: true });
      }
      // Caddy prints a warning when it is stopped.
      const warnings = output.split('\n').filter((line) => /warn[\]"](?!.*SIGTERM)/.test(line));
      assert.equal(warnings, [], 'the server accepts its configuration without a warning');
    });
  }
}

test.run();
