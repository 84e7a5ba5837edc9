// What `npm run verify` says of a host.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSiteServer, listen } from '../../src/build/serve/server';
import { dists } from '../support/drive/site';
import { checkHost } from './verify';

const test = suite('verify');

let isSpoiled = false;
const server = createSiteServer({
  folder: dists.main,
  intercept({ url }, response) {
    if (!isSpoiled || url !== '/team/') return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Rocket</p>');
    return true;
  },
});
test.after(() => server.close().closeAllConnections());

test('a host that sends what is in dist has no fault; one that does not is told where', async () => {
  const site = `http://localhost:${await listen(server, 0)}/`;
  assert.equal(await checkHost(site, dists.main), []);
  isSpoiled = true;
  const faults = (await checkHost(site, dists.main)).join('\n');
  assert.match(faults, `${site}team/, br: not the team/index.html of dist`);
  assert.match(faults, `${site}team/, br: X-Content-Type-Options is "", not "nosniff"`);
});

test.run();
