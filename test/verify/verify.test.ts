// The rules of docs/specification.md hold on the sites that we build.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../src/build/serve/server';
import { dists, isOther, runtime, startSite } from '../support/drive/site';
import { verify } from './verify';

const test = suite(`verify, ${runtime}`);

/** Rules that only a public address shows, or that are about webmail, which the firm may omit. */
const notHere = /^(address\.(canonical|share)|host\.https|draft\.webmail)/;

// One run has the site's runtime at the root, the other one has the other runtime in a folder.
const options = isOther ? { dist: dists.otherSub, base: '/sub/' } : { dist: dists.main };
const site = await startSite(options);
const results = await verify(site.url);
site.stop();
for (const { id, verdict, detail } of results) {
  // `test/run.ts` lists the differences.
  if (verdict === 'differs') continue;
  if (verdict === 'unjudged' && notHere.test(id)) test.skip(id);
  else test(id, () => assert.is(verdict, 'holds', detail));
}

test('a policy of the host that blocks the pages is named', async () => {
  const page = await readFile(`${dists.main}/index.html`);
  const policy = "default-src 'self'";
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy };
  const server = createServer((_, response) => response.writeHead(200, headers).end(page));
  const address = `http://localhost:${await listen(server, 0)}/`;
  const message = await verify(address).catch((error) => error.message);
  server.close().closeAllConnections();
  assert.match(message, `Content-Security-Policy: ${policy}`);
});

test.run();
