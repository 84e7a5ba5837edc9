// dists: none
// What hosts read that no test can start here. Real servers and their samples: test/hosts.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostFiles } from '../../src/hosting/hosts';
import { cacheControl, responseHeaders } from '../../src/hosting/policy';

const test = suite('hosting');
const files = await hostFiles('/sub/');

test('_headers has each header in one rule, in lines that Cloudflare accepts', () => {
  const [, ...lines] = String(files._headers).split('\n');
  const headers = Object.entries(responseHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const assets = ['/sub/assets/*', `  Cache-Control: ${cacheControl.assets}`];
  assert.equal(lines, ['/sub/*', ...headers, '', ...assets, '']);
  assert.ok(lines.every((line) => line.length <= 2000));
});

interface VercelRule {
  source: string;
  headers: { key: string; value: string }[];
}

test('vercel.json has one rule for each path, with all headers', () => {
  const { headers }: { headers: VercelRule[] } = JSON.parse(String(files['vercel.json']));
  for (const [path, cache] of Object.entries({
    '/sub/assets/app-0123abcd.js': cacheControl.assets,
    '/sub/': cacheControl.rest,
    '/sub/team/': cacheControl.rest,
    '/sub/a/assets/b': cacheControl.rest,
  })) {
    const rules = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const found = rules.map((rule) => rule.headers.map(({ key, value }) => [key, value]));
    assert.equal(found, [Object.entries({ ...responseHeaders, 'Cache-Control': cache })], path);
  }
});

test.run();
