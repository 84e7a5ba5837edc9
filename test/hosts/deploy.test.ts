// What docs/hosting.md says of deploys, and of AWS, which no test starts.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder, writeInFolder } from '../../src/build/files';
import { writeDist } from '../../src/build/make/write-dist';

const test = suite('deploy');
const document = readFileSync('docs/hosting.md', 'utf8');
const findCode = (pattern: RegExp, text = document) => pattern.exec(text)?.[1] ?? '';

test('a deploy keeps old assets and .well-known, and removes other old files', async () => {
  const place = await mkdtemp(join(tmpdir(), 'deploy-'));
  const [dist, server] = [join(place, 'dist'), join(place, 'server')];
  const deploy = findCode(/### Deploy.*?```sh\n(.*?)```/s)
    .replaceAll('SERVER:', '')
    .replaceAll('/srv/www', server);
  const run = () => execFileSync('sh', ['-c', `npm() { :; }\n${deploy}`], { cwd: place });
  await writeInFolder(join(server, '.well-known/acme-challenge/x'), 'proof');
  await writeDist(dist, { 'index.html': '1', 'a/b c.html': '', 'assets/a.js': '' });
  run();
  await writeDist(dist, { 'index.html': '2', 'assets/b.js': '' });
  run();
  const there = Object.entries(await readFolder(server)).map(([path, data]) => `${path} ${data}`);
  const wanted = [
    '.well-known/acme-challenge/x proof',
    'assets/a.js ',
    'assets/b.js ',
    'index.html 2',
  ];
  assert.equal(there.sort(), wanted);
  await rm(place, { recursive: true });
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

test.run();
