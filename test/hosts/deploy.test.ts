// What docs/hosting.md says of deploys, and what hosts read that no test starts.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder } from '../../src/build/files';
import { cacheControl, headersAt } from '../../src/build/hosting/headers';
import { hostFiles, serverFiles } from '../../src/build/hosting/hosts';
import { writeDist } from '../../src/build/make/write-dist';

const document = readFileSync('docs/hosting.md', 'utf8');
const findCode = (pattern: RegExp) => pattern.exec(document)?.[1] ?? '';

test('a deploy replaces our files, and keeps old assets and other sites', async () => {
  const place = await mkdtemp(join(tmpdir(), 'deploy-'));
  const [dist, server] = [join(place, 'dist'), join(place, 'server')];
  const deploy = findCode(/```sh\n([^`]*rsync.*?)```/s)
    .replaceAll('SERVER:', '')
    .replaceAll('/srv/www', server);
  const run = () => execFileSync('sh', ['-c', `npm() { :; }\n${deploy}`], { cwd: place });
  const others = { 'de/index.html': 'de', 'google1.html': 'id', '.well-known/x': 'proof' };
  await writeDist(server, others);
  await writeDist(dist, { 'index.html': '1', 'assets/a b.js': 'a', '.htaccess': '' });
  run();
  await writeDist(dist, { 'index.html': '2', 'assets/b.js': 'b' });
  await chmod(join(dist, 'index.html'), 0o600);
  run();
  const site = { 'index.html': '2', 'assets/a b.js': 'a', 'assets/b.js': 'b' };
  const there = Object.entries(await readFolder(server)).map(([path, data]) => [path, `${data}`]);
  assert.equal(Object.fromEntries(there), { ...others, ...site });
  const { mode } = await stat(join(server, 'index.html'));
  assert.ok(mode & 0o004, 'a web server can read what only its builder could');
  await rm(place, { recursive: true });
});

test('if assets do not reach AWS, no page does', () => {
  const script = `npm() { :; }; aws() { echo "$*"; false; }\n${findCode(/```sh\n(copy.*?)```/s)}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  assert.match(stdout, /^s3 cp --recursive dist\/assets\/ .*\n$/);
});

test('CloudFront sends the index.html of a folder, and adds its last slash', () => {
  const handler = runInNewContext(`${findCode(/```js\n(.*?)```/s)};handler`);
  const site = 'https://site.invalid';
  for (const [address, answer] of Object.entries({
    '/?utm=1': '/index.html',
    '/team/': '/team/index.html',
    '/team?utm=1&a=%2f': `${site}/team/?utm=1&a=%2f`,
    '/v1.0': `${site}/v1.0/`,
    '/assets/a-0123abcd.js': '/assets/a-0123abcd.js',
    '/.well-known/proof': '/.well-known/proof',
    '//evil.example': '//evil.example',
    '//evil.example/team': `${site}//evil.example/team/`,
    '//evil.example/..%2fteam': `${site}//evil.example/..%2fteam/`,
  })) {
    const [uri, query] = address.split('?');
    const { uri: file, headers } = handler({ request: { uri, rawQueryString: () => query } });
    const found = file ?? new URL(headers.location.value, site + address).href;
    assert.is(found, answer, address);
  }
});

test('each host gets all headers, both ways of caching, and the path of the site', () => {
  for (const base of ['/', '/sub/']) {
    const { '.nojekyll': _, ...files } = { ...hostFiles(base), ...serverFiles(base) };
    const headers = Object.entries(headersAt(base)).flat();
    for (const [name, text] of Object.entries(files)) {
      for (const part of [...headers, cacheControl.assets, `${base}assets/`])
        assert.ok(text.includes(part), `${name} has no ${part}`);
      // Netlify and Cloudflare Pages ask browsers to ask each time, unless a rule says else.
      assert.is(text.includes(cacheControl.others), name !== '_headers', name);
      // This header would bind the other sites of the domain.
      assert.is(text.includes('Strict-Transport-Security'), base === '/', name);
      assert.not.match(text, '{{', name);
      if (name.endsWith('.json')) JSON.parse(text);
    }
    // Cloudflare ignores longer lines.
    assert.ok(files._headers.split('\n').every((line) => line.length <= 2000));
  }
});

test.run();
