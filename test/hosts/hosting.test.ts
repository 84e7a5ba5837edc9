// Built sites on real web servers, at the root and in a folder, and a deploy over another one.
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeInFolder } from '../../src/builder/files';
import { cacheControl, configFiles, headersAt } from '../../src/hosting/headers';
import { serverConfigs } from '../../src/hosting/hosts';
import { type Answer, ask } from '../support/drive/http';
import { createPage } from '../support/drive/page';
import { selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { untilStarted } from '../support/drive/wait';
import { beforeAll } from '../support/run/before-all';
import { launchBrowser } from '../support/run/launch';
import { findProgram } from '../support/run/programs';
import { localServer, servers, startServer, type WebServer } from './servers';

const test = suite('hosting');
let allSites = '';
let count = 0;

beforeAll(test, async () => {
  allSites = await mkdtemp(join(tmpdir(), 'hosts-test-'));
  // Apache runs as another user, who must be able to read the folder.
  await chmod(allSites, 0o755);
});

test.after(() => rm(allSites, { recursive: true, force: true }));

/** Files of another site on the same domain. Our configuration would hide vercel.json. */
const neighborFiles = ['index.html', 'vercel.json'];

/** Starts a server with a copy of a site, and stops the server after the work. */
async function onServer(
  server: WebServer,
  dist: string,
  base: string,
  work: (origin: string, folder: string) => Promise<void>,
): Promise<void> {
  count += 1;
  const place = join(allSites, String(count));
  const root = join(place, 'root');
  const folder = join(root, base);
  await cp(dist, folder, { recursive: true });
  await mkdir(join(root, 'neighbor'));
  for (const name of neighborFiles) await writeFile(join(root, 'neighbor', name), name);
  const configFolder = join(place, 'config');
  const configs = await serverConfigs(base, 'https://example.com');
  for (const [name, text] of Object.entries(configs)) {
    await writeInFolder(join(configFolder, name), text);
  }
  const { origin, stop } = await startServer(server, { configFolder, root, base });
  let output = '';
  try {
    await work(origin, folder);
  } finally {
    output = await stop();
  }
  // Caddy prints a warning when it is stopped.
  const warnings = output.split('\n').filter((line) => /warn[\]"](?!.*SIGTERM)/.test(line));
  assert.equal(warnings, [], 'the server accepts its configuration without a warning');
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };

/** Checks headers, compressed copies, and 304 for a repeated request; a 404 answer always has its body. */
async function checkPolicy(
  origin: string,
  base: string,
  path: string,
  plain: Answer,
  encodings: readonly string[],
) {
  const { 'strict-transport-security': hsts, 'content-security-policy': policy } = plain.headers;
  assert.is(Boolean(hsts), base === '/', 'a site in a folder does not decide for its domain');
  assert.match(String(policy), "frame-ancestors 'none'");
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
    const encoding = encodings.includes(accepted) ? accepted : 'identity';
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
    const answer = await ask(origin, path);
    assert.is(answer.status, status, path);
    assert.not(answer.body.equals(notFoundPage), `${path} is not our 404 page`);
    const ours = Object.keys({ ...headersAt('/'), 'Cache-Control': '' });
    const found = ours.filter((name) => name.toLowerCase() in answer.headers);
    assert.equal(found, [], `our headers of ${path}`);
  }
}

/** Checks every kind of answer. */
async function checkAnswers(server: WebServer, origin: string, folder: string, base: string) {
  const { program, encodings } = server;
  const names = await readdir(join(folder, 'assets'));
  const asset = (ending: string) => `assets/${names.find((name) => name.endsWith(ending))}`;
  const missing = ['a/b/c', 'team/a/b/', 'assets/gone-0123abcd.js'];
  const hidden = ['.htaccess', '.nojekyll', '.git/config', 'assets/', '.well-known/'];
  const html = /^text\/html; ?charset=utf-8$/i;
  for (const [path, type, file = path] of [
    ['', html, 'index.html'],
    ['team/', html, 'team/index.html'],
    [asset('.js'), /^(text|application)\/javascript/],
    [asset('.avif'), /^image\/avif$/],
    ['site.webmanifest', /^application\/manifest\+json/],
    ['favicon.svg', /^image\/svg\+xml/],
    ['robots.txt', /^text\/plain/],
    ...[...missing, ...hidden, ...configFiles].map((path) => [path, html, '404.html'] as const),
  ] as const) {
    const answer = await ask(origin, base + path);
    const found = String(answer.headers['content-type']);
    assert.is(answer.status, file === '404.html' ? 404 : 200, path);
    assert.ok(answer.body.equals(await readFile(join(folder, file))), `${path} is ${file}`);
    assert.match(found, type, path);
    if (program && /^text|javascript/.test(found)) assert.match(found, /; charset=utf-8$/i, path);
    await checkPolicy(origin, base, base + path, answer, encodings);
  }
  const refused = await ask(origin, base, { host: 'a/b' });
  if (base === '/')
    assert.not.match(String(refused.body), /nginx\/\d/, 'the version of the server');
  if (program && base !== '/')
    await checkNeighbor(origin, await readFile(join(folder, '404.html')));
  // The local server does not redirect /team, but answers with the page.
  for (const path of program ? [`${base}team`, base.slice(0, -1)].filter(Boolean) : []) {
    const { status, headers } = await ask(origin, path);
    assert.ok(status === 301 || status === 308, `${path}: ${status}`);
    assert.is(new URL(String(headers.location), origin + path).pathname, `${path}/`);
  }
}

for (const server of servers) {
  for (const [base, dist] of Object.entries({ '/': dists.react, '/sub/': dists.sub })) {
    test(`${server.name} at ${base}`, async () => {
      if (server.program && !findProgram(server.program)) return;
      await onServer(server, dist, base, (origin, folder) =>
        checkAnswers(server, origin, folder, base),
      );
    });
  }
}

/** Checks that a page that is open during a deploy starts its app afterwards, and that new pages work. */
async function checkDeploy(origin: string, deploy: () => Promise<void>): Promise<void> {
  const browser = await launchBrowser('chromium');
  const pages = [await createPage(browser), await createPage(browser)];
  const [old, fresh] = pages;
  try {
    await old?.goto(origin);
    await deploy();
    for (const path of ['/team/', '/a/b/c', '/']) {
      await fresh?.goto(origin + path);
      assert.ok(await fresh?.$('html.js'), `the policy allows the scripts of ${path}`);
    }
    for (const page of pages) {
      await page.click(selectors.opener);
      await untilStarted(page);
      const lines = page.lines.filter((line) => !/status of 404|: Page not found/.test(line));
      assert.equal(lines, []);
    }
  } finally {
    await browser.close();
  }
}

// One server is enough, because the tests above prove that all servers send the same headers.
test('a deploy from React to Preact breaks neither open nor new pages', () =>
  onServer(localServer, dists.react, '/', (origin, folder) =>
    checkDeploy(origin, () => cp(dists.preact, folder, { recursive: true })),
  ));

test.run();
