import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UserError } from '../../src/build/user-error';
import { hostFiles } from '../../src/hosting/host-files';
import { cacheControl, responseHeaders } from '../../src/hosting/policy';
import { writeHostingSample } from '../../src/hosting/samples';

const test = suite('hosting');
const site = { base: '/sub/', siteUrl: 'https://example.com' };

test('_headers has each header in one rule, in lines that Cloudflare accepts', () => {
  const rules: Record<string, Record<string, string>> = {};
  let rule: Record<string, string> = {};
  for (const line of String(hostFiles(site)._headers).split('\n')) {
    assert.ok(line.length <= 2000, line);
    const [, name, value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (name) rule[name] = value;
    else if (line) {
      rule = {};
      rules[line] = rule;
    }
  }
  assert.equal(rules, {
    '/sub/*': responseHeaders,
    '/sub/assets/*': { 'Cache-Control': cacheControl.assets },
  });
});

test('vercel.json has one cache rule for each path', () => {
  const { headers } = JSON.parse(String(hostFiles(site)['vercel.json']));
  const cacheOf = (path: string): string[] =>
    headers
      .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
      .flatMap((entry: { headers: { key: string; value: string }[] }) => entry.headers)
      .filter(({ key }: { key: string }) => key === 'Cache-Control')
      .map(({ value }: { value: string }) => value);
  assert.equal(cacheOf('/sub/assets/app-0123abcd.js'), [cacheControl.assets]);
  for (const path of ['/sub/', '/sub/team/', '/sub/og.jpg', '/sub/a/assets/b']) {
    assert.equal(cacheOf(path), [cacheControl.rest], path);
  }
});

test('a sample is written, and says what to do next', async () => {
  const file = join(import.meta.dirname, '../../.hosting/caddy/Caddyfile');
  await rm(file, { force: true });
  const text = await writeHostingSample('caddy', site);
  assert.match(text, 'SITE_ADDRESS');
  assert.match(await readFile(file, 'utf8'), 'path /sub/assets/*');
  const error = await writeHostingSample('toString', site).catch((reason) => reason);
  assert.instance(error, UserError);
  assert.match(error.message, /no sample "toString"[\s\S]*nginx/);
});

test.run();
