// What `npm run verify` says of a host.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Files } from '../../src/build/files';
import { compress } from '../../src/build/make/compress';
import { writeDist } from '../../src/build/make/write-dist';
import { createSiteServer, listen } from '../../src/build/serve/server';
import { ask, overHttps } from '../support/drive/http';
import { findFreePort } from '../support/drive/launch';
import { sites } from '../support/drive/site';
import { checkHost } from './verify';

/** What a host does to its answers. */
interface Change {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  encoding?: string;
}

const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
const redirect = (location: string): Change => ({ status: 301, headers: { location } });
const text = (body: string): Change => ({ body, encoding: 'identity' });
const policies = "default-src 'self', frame-ancestors 'self'";

/** What a host does, to which paths, and what is then said. */
const spoiled: Record<string, [at: RegExp, change: Change, said: string]> = {
  'adds a policy': [/./, header('content-security-policy', policies), `-Policy is "${policies}"`],
  'adds noindex': [/./, header('x-robots-tag', 'noindex'), 'the host adds X-Robots-Tag: /'],
  'sets a cookie': [/./, header('set-cookie', 'a=1'), 'the host adds Set-Cookie: /'],
  'caches pages': [/\/$/, header('cache-control', 'max-age=600'), 'not "no-cache": /'],
  'knows no AVIF': [/avif$/, header('content-type', 'text/plain'), 'not "image/avif": /assets/'],
  'finds every page': [/such/, { status: 200 }, 'status 200, not 404: /verify/no/such-page'],
  'has its own 404 page': [/such/, text('No'), 'not 404.html of dist (br): /verify/no/such-page'],
  'has another robots.txt': [
    /robots/,
    text('Disallow: /'),
    'not robots.txt of dist (br): /robots.txt',
  ],
  'rewrites HTML': [/team/, text('<script>'), 'not team/index.html of dist (gzip): /team/'],
  'sends an older deploy': [/^\/$/, text('<title>'), 'not index.html of dist (identity): /'],
  'compresses nothing': [
    /./,
    { encoding: 'identity' },
    'Content-Encoding is missing: it should be "gzip": /',
  ],
  'damages a page': [/team/, header('content-encoding', 'br'), 'cannot be read: ERR'],
  'loses the query': [/team\?/, redirect('/team/'), 'the query is lost in '],
  'leads to another address': [/^\/$/, redirect('/index.html'), '/ leads to http://localhost'],
};

const folder = resolve('.cache/test/verify');
const files: Files = { _headers: '/*', 'robots.txt': '', 'assets/a.avif': '' };
for (const name of ['index.html', 'team/index.html', '404.html']) files[name] = name.repeat(200);
await writeDist(folder, { ...files, ...(await compress(files)) });
const good = createSiteServer({ folder });
const sub = createSiteServer({ folder: sites.sub.outDir, base: '/sub/' });
const goodPort = await listen(good, 0);
let [at, change]: [RegExp, Change] = [/./, {}];
const host = createServer(async ({ url = '', headers }, response) => {
  const { encoding, status, body, ...more } = at.test(url) ? change : {};
  const accepted = { 'accept-encoding': encoding ?? String(headers['accept-encoding']) };
  const answer = await ask(`http://localhost:${goodPort}`, url, accepted);
  delete answer.headers['content-length'];
  response.writeHead(status ?? answer.status, { ...answer.headers, ...more.headers });
  response.end(body ?? answer.body);
});
const site = `http://localhost:${await listen(host, 0)}/`;
const untrusted = overHttps(good);

test.after(() => {
  for (const server of [good, host, sub, untrusted]) server.close().closeAllConnections();
});

for (const [name, [where, what, said]] of Object.entries(spoiled)) {
  test(`a host that ${name}`, async () => {
    [at, change] = [where, what];
    const faults = (await checkHost(site, folder)).join('\n');
    assert.ok(faults.includes(said), `"${faults}" has no "${said}"`);
    assert.match(faults, 'What a host sends is set by dist/_headers');
  });
}

test('a host that sends what is in dist has no fault, whatever else it says', async () => {
  [at, change] = [/./, { headers: { server: 'a', via: '1.1 b' } }];
  assert.equal(await checkHost(site, folder), []);
  const inFolder = `http://localhost:${await listen(sub, 0)}/sub`;
  assert.equal(await checkHost(inFolder, sites.sub.outDir), []);
});

test('what cannot be compared is said in a sentence', async () => {
  const closed = `http://localhost:${await findFreePort()}/`;
  const secure = `https://localhost:${await listen(untrusted, 0)}/`;
  for (const [address, place, said] of [
    [closed, folder, `${closed} cannot be read: ECONNREFUSED`],
    [
      secure,
      folder,
      `${secure} has a certificate that Node does not trust: DEPTH_ZERO_SELF_SIGNED_CERT`,
    ],
    [site, sites.sub.outDir, `${sites.sub.outDir} was built with --base=/sub/, not /`],
    ['www.firm.com', folder, 'Write the address as in a browser: https://www.firm.com'],
    [site, 'no-such-folder', 'no-such-folder has no site: run npm run build first.'],
  ] as const) {
    assert.equal(await checkHost(address, place), [said]);
  }
});

test.run();
