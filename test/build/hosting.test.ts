// dists: none
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillTemplate, hostFiles, writeSamples } from '../../src/hosting/hosts';
import { cacheControl, responseHeaders } from '../../src/hosting/policy';

const test = suite('hosting');
const files = await hostFiles('/sub/');

test('_headers has each header in one rule, in lines that Cloudflare accepts', () => {
  const rules: Record<string, object> = {};
  for (const rule of String(files._headers)
    .replace(/^#.*\n/, '')
    .split('\n\n')) {
    const [path = '', ...lines] = rule.trimEnd().split('\n');
    assert.ok(
      lines.every((line) => /^ {2}\S/.test(line) && line.length <= 2000),
      rule,
    );
    rules[path] = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)));
  }
  assert.equal(
    JSON.stringify(rules),
    JSON.stringify({
      '/sub/*': responseHeaders,
      '/sub/assets/*': { 'Cache-Control': cacheControl.assets },
    }),
  );
});

interface VercelRule {
  source: string;
  headers: { key: string; value: string }[];
}

test('vercel.json has one rule for each path, with all headers', () => {
  const { headers }: { headers: VercelRule[] } = JSON.parse(String(files['vercel.json']));
  for (const [path, cache] of [
    ['/sub/assets/app-0123abcd.js', cacheControl.assets],
    ...['/sub/', '/sub/team/', '/sub/og.jpg', '/sub/a/assets/b'].map((path) => [
      path,
      cacheControl.rest,
    ]),
  ] as const) {
    const rules = headers.filter(({ source }) => new RegExp(`^${source}$`).test(String(path)));
    assert.equal(
      rules.map((rule) => Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]))),
      [{ ...responseHeaders, 'Cache-Control': cache }],
      path,
    );
  }
});

test('samples are written, and it is said what to do next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const text = await writeSamples(folder, '/sub/', 'https://example.com');
  for (const file of ['nginx.conf', 'Caddyfile']) {
    assert.match(text, file);
    const sample = await readFile(join(folder, file), 'utf8');
    assert.is(sample, await fillTemplate(file, '/sub/', 'example.com'));
    assert.not.match(sample, '{{');
  }
  await rm(folder, { recursive: true });
});

test.run();
