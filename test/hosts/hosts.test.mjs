// One dist on real servers, at a domain's root and in a folder, with a real browser.
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBuiltSite } from '../../src/hosting/built-site.mjs';
import { cacheControl } from '../../src/hosting/policy.mjs';
import { hostingSamples } from '../../src/hosting/samples.mjs';
import { scoreObservatory } from '../support/observatory.mjs';
import {
  browse,
  dist,
  fillLead,
  launchesOf,
  runtime,
  until,
  untilStarted,
} from '../support/site.mjs';
import { provide, servers, startServer } from './servers.mjs';

const test = suite(`hosts, ${runtime}`);
/** @type {string} */
let scratch;

/** What is printed at the end: what each server does. */
const rows = [
  [
    'server',
    'at',
    '/',
    '/team',
    '/team/',
    'unknown',
    '404 page',
    'encoding',
    'assets',
    'Observatory',
  ],
  Array(10).fill('---'),
];

test.before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'refrain-hosts-'));
  // Some servers read as another user.
  await chmod(scratch, 0o755);
});
test.after(async () => {
  await rm(scratch, { recursive: true, force: true });
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
});

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Map<string, string>} headers a header that was sent twice has both values
 * @property {Buffer} body
 */

/**
 * One request, nothing followed and nothing unpacked.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 */
function ask(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        /** @type {Map<string, string>} */
        const seen = new Map();
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = String(response.rawHeaders[index]).toLowerCase();
          const value = String(response.rawHeaders[index + 1]);
          seen.set(name, seen.has(name) ? `${seen.get(name)} AND ${value}` : value);
        }
        resolve({
          status: response.statusCode ?? 0,
          headers: seen,
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}

/**
 * The same, following redirects.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer & { hops: number }>}
 */
async function follow(url, headers) {
  let address = url;
  for (let hops = 0; hops < 3; hops += 1) {
    const answer = await ask(address, headers);
    const location = answer.headers.get('location');
    if (!location) return { ...answer, hops };
    address = new URL(location, address).href;
  }
  throw new Error(`${url} is redirected again and again`);
}

/**
 * What every server has to do.
 *
 * @param {string} home address of the site
 * @param {string} appFile
 */
async function checkRoutes(home, appFile) {
  const row = [];
  for (const [path, title] of [
    ['', 'Turning Assets to Legacy'],
    ['team', 'Leadership Team |'],
    ['team/', 'Leadership Team |'],
  ]) {
    const { status, headers, body, hops } = await follow(home + path);
    assert.is(status, 200, `/${path}`);
    assert.match(headers.get('content-type') ?? '', 'text/html');
    assert.ok(body.includes(String(title)), `title of /${path}`);
    row.push(hops ? `200 by redirect` : '200');
  }
  const unknown = await ask(`${home}a/b/c`);
  assert.is(unknown.status, 404);
  row.push('404', unknown.body.includes('Oops! Page not found') ? 'ours' : 'its own');
  const app = await ask(`${home}assets/${appFile}`);
  assert.is(app.status, 200);
  assert.match(app.headers.get('content-type') ?? '', /^(text|application)\/javascript/);
  return row;
}

/**
 * What a server has to do that we configure.
 *
 * @param {string} home
 * @param {string} appFile
 * @param {readonly (readonly [string, string])[]} headers
 */
async function checkPolicy(home, appFile, headers) {
  const app = `${home}assets/${appFile}`;
  const cases = [
    { url: home, status: 200, cache: cacheControl.rest },
    { url: `${home}team`, status: 200, cache: cacheControl.rest },
    { url: `${home}a/b/c`, status: 404, cache: cacheControl.rest },
    { url: `${home}assets/gone-0123abcd.js`, status: 404, cache: cacheControl.rest },
    { url: app, status: 200, cache: cacheControl.hashed },
    { url: `${home}favicon.svg`, status: 200, cache: cacheControl.rest },
  ];
  for (const { url, status, cache } of cases) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(url, { 'Accept-Encoding': encoding });
      const what = `${url}, ${encoding}`;
      assert.is(answer.status, status, what);
      assert.is(answer.headers.get('cache-control'), cache, `cache of ${what}`);
      for (const [name, value] of headers) {
        assert.is(answer.headers.get(name.toLowerCase()), value, `${name} of ${what}`);
      }
      assert.match(answer.headers.get('vary') ?? '', /^Accept-Encoding$/i, `Vary of ${what}`);
    }
  }
  for (const url of [home, `${home}team`, app]) {
    const plain = await ask(url);
    const brotli = await ask(url, { 'Accept-Encoding': 'gzip, br' });
    const gzip = await ask(url, { 'Accept-Encoding': 'gzip' });
    assert.is(plain.headers.get('content-encoding'), undefined);
    assert.is(brotli.headers.get('content-encoding'), 'br', url);
    assert.is(gzip.headers.get('content-encoding'), 'gzip', url);
    assert.ok(brotliDecompressSync(brotli.body).equals(plain.body), url);
    assert.ok(gunzipSync(gzip.body).equals(plain.body), url);
    assert.match(
      brotli.headers.get('content-type') ?? '',
      /^(text\/html|(text|application)\/javascript); charset=utf-8$/i,
    );
    // A copy that is still right is not sent again.
    const since = brotli.headers.get('last-modified') ?? '';
    const again = await ask(url, { 'Accept-Encoding': 'br', 'If-Modified-Since': since });
    assert.is(again.status, 304, url);
  }
  const missing = await ask(`${home}a/b/c`);
  assert.ok(missing.body.includes('Oops! Page not found'));
  for (const file of ['_headers', '_redirects', 'vercel.json', '.htaccess', '.nojekyll']) {
    assert.is((await ask(home + file)).status, 404, file);
  }
  for (const [file, type] of [
    ['.well-known/security.txt', /^text\/plain/],
    ['robots.txt', /^text\/plain/],
    ['sitemap.xml', /xml/],
    ['site.webmanifest', /^application\/manifest\+json/],
    ['og.jpg', /^image\/jpeg/],
  ]) {
    const answer = await ask(home + file);
    assert.is(answer.status, 200, String(file));
    assert.match(answer.headers.get('content-type') ?? '', type ?? '', String(file));
  }
  if (!home.endsWith(':80/') && new URL(home).pathname !== '/') {
    const bare = await follow(home.slice(0, -1));
    assert.is(bare.status, 200);
    assert.is(bare.hops, 1, 'the folder without its slash');
  }
}

/**
 * The way of a visitor.
 *
 * @param {string} origin
 * @param {string} base
 * @param {boolean} hasOurNotFound
 */
async function visit(origin, base, hasOurNotFound) {
  const site = await browse(origin, () => {});
  try {
    const page = await site.open(base);
    assert.equal(page.faults, []);
    await fillLead(page);
    await untilStarted(page);
    await page.click('dialog [type=submit]');
    await until(page, "!document.querySelector('dialog').open");
    assert.is((await launchesOf(page)).length, 1);
    await page.$eval('main a[data-page]', (element) =>
      /** @type {HTMLElement} */ (element).click(),
    );
    await until(page, "document.title.startsWith('Leadership')");
    assert.equal(page.faults, []);
    for (const path of ['team', 'team/']) {
      const team = await site.open(base + path);
      assert.equal(team.faults, []);
      await team.click('header a[data-page="/"]');
      await until(team, "document.title.includes('Turning')");
      assert.is(new URL(team.url()).pathname, base);
    }
    const unknown = await site.open(`${base}a/b/c`);
    if (hasOurNotFound) {
      assert.is(
        await unknown.$eval('h1', (element) => element.textContent),
        'Oops! Page not found',
      );
      await unknown.click('main a');
      await until(unknown, "document.title.includes('Turning')");
      assert.is(new URL(unknown.url()).pathname, base);
    }
  } finally {
    await site.stop();
  }
}

for (const server of servers) {
  if (!provide(server) && !process.env.CI) {
    rows.push([server.name, `skipped: ${server.program} is not installed`]);
    continue;
  }
  for (const base of ['/', '/sub/']) {
    test(`${server.name} at ${base}`, async () => {
      const folder = base === '/' ? dist : (process.env.DIST_SUB ?? '');
      const place = join(scratch, `${server.name.replaceAll(/\W/g, '-')}${base.slice(0, -1)}`);
      const root = join(`${place}-root`, base === '/' ? '.' : '');
      await cp(folder, join(root, base), { recursive: true });
      const policy = await readBuiltSite(folder);
      const files = hostingSamples.find(({ name }) => name === server.sampleName)?.files(policy);
      const { origin, stop } = await startServer(server, {
        scratch: place,
        root,
        sample: (name) => files?.[name] ?? '',
      });
      try {
        const home = origin + base;
        const [appFile = ''] = (await readdir(join(folder, 'assets'))).filter((name) =>
          /^app-\w+\.js$/.test(name),
        );
        const row = await checkRoutes(home, appFile);
        if (server.isComplete) await checkPolicy(home, appFile, policy.headers);
        await visit(origin, base, row.at(-1) === 'ours');

        const page = await ask(home, { 'Accept-Encoding': 'br, gzip' });
        const asset = await ask(`${home}assets/${appFile}`);
        const html = (await ask(home)).body.toString();
        const { score, grade } = scoreObservatory(page.headers, html);
        if (server.isComplete) assert.ok(score >= 130 && grade === 'A+', `${score}`);
        const caching = asset.headers.get('cache-control')?.includes('immutable');
        const cells = [
          server.name,
          base,
          ...row,
          page.headers.get('content-encoding') ?? 'none',
          caching ? 'for ever' : 'not cached',
          `${grade} (${score})`,
        ];
        rows.push(cells);
      } finally {
        await stop();
      }
    });
  }
}

test.run();
