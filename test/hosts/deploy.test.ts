// What docs/hosting.md says of deploys, and of hosts that no test starts.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAddresses } from '../../src/build/check/addresses';
import { type Files, writeInFolder } from '../../src/build/files';
import { cacheControl, configFiles, headersAt } from '../../src/build/hosting/headers';
import { hostFiles } from '../../src/build/hosting/hosts';
import { writeDist } from '../../src/build/make/write-dist';

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

const test = suite('deploy');
const document = readFileSync('docs/hosting.md', 'utf8');
const section = (title: string) => document.split(`\n${title}\n`)[1]?.split('\n## ')[0] ?? '';
const findCode = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? '';

const deploy = findCode(/```sh\n(.*?)```/s, section('### Deploy'));
const takeDown = findCode(/`(rsync [^`]*)`/, section('## Take something down now'));

const files = (...paths: string[]): Files => Object.fromEntries(paths.map((path) => [path, path]));

/** What a server has beside the site: another language, a certificate's proof, and so on. */
const others =
  'de/index.html de/assets/a.js .well-known/acme-challenge/x google1.html CNAME a/b.pdf';

for (const base of ['', '/sub']) {
  test(`a deploy to ${base}/ removes only what a build wrote`, async () => {
    const place = await mkdtemp(join(tmpdir(), 'deploy-'));
    const [dist, server] = [join(place, 'dist'), join(place, 'server')];
    const run = (commands: string) => {
      const local = commands.replaceAll('SERVER:', '').replaceAll('/srv/www', server + base);
      const script = `npm() { :; }\nssh() { sh -c "$2"; }\n${local}`;
      execFileSync('sh', ['-c', script], { cwd: place });
    };
    const kept = others.split(' ').flatMap((name) => [name, `sub/${name}`]);
    const expectAssets = async (...assets: string[]) => {
      const site = ['.built-files', 'index.html', ...assets].map((name) => join(base, name));
      const entries = await readdir(server, { recursive: true, withFileTypes: true });
      const there = entries.filter((entry) => entry.isFile());
      const found = there.map((entry) => join(entry.parentPath, entry.name));
      assert.equal(found.sort(), [...kept, ...site].map((name) => join(server, name)).sort());
    };
    for (const name of kept) await writeInFolder(join(server, name), name);
    await writeDist(dist, files('index.html', 'a/my page.html', '-f', 'assets/a.js'));
    run(deploy);
    await writeDist(dist, files('index.html', 'assets/b.js'));
    run(deploy);
    await expectAssets('assets/a.js', 'assets/b.js');
    run(takeDown);
    await expectAssets('assets/b.js');
    await rm(place, { recursive: true });
  });
}

test('CloudFront sends the index.html of a folder, and adds its last slash', () => {
  const handler = runInNewContext(`${findCode(/```js\n(.*?)```/s, document)};handler`);
  const site = 'https://site.invalid';
  for (const [address, answer] of Object.entries({
    '/': '/index.html',
    '/?utm=1': '/index.html',
    '/team/': '/team/index.html',
    '/team': `${site}/team/`,
    '/team?utm=1&a=%2f': `${site}/team/?utm=1&a=%2f`,
    '/sub/team?': `${site}/sub/team/`,
    '/v1.0/': '/v1.0/index.html',
    '/v1.0': `${site}/v1.0/`,
    '/caf%C3%A9': `${site}/caf%C3%A9/`,
    '/index.html': '/index.html',
    '/index.html/': '/index.html/index.html',
    '/assets/a-0123abcd.js': '/assets/a-0123abcd.js',
    '/a%20b.pdf?download': '/a%20b.pdf',
    '/.well-known/proof': '/.well-known/proof',
    '/.built-files': `${site}/.built-files/`,
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

test('Firebase and Azure get all headers, and static cannot replace their configuration', () => {
  for (const base of ['/', '/sub/']) {
    const made = hostFiles(base);
    const all = { ...headersAt(base), 'Cache-Control': cacheControl.others };
    const assets = { ...all, 'Cache-Control': cacheControl.assets };
    const { hosting } = JSON.parse(made['firebase.json'] ?? '');
    const rules = (hosting.headers as Rule[]).map(({ source, headers }) => [
      source,
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    ]);
    assert.equal(Object.fromEntries(rules), { [`${base}**`]: all, [`${base}assets/**`]: assets });
    const azure = JSON.parse(made['staticwebapp.config.json'] ?? '');
    assert.equal(azure.globalHeaders, all);
    assert.equal(azure.routes[0].headers, { 'Cache-Control': cacheControl.assets });
    for (const name of configFiles) {
      assert.ok(hosting.ignore.includes(name), name);
      assert.match(JSON.stringify(azure.routes), `"${base}${name}"`);
      assert.match(String(checkAddresses([], files(name), made)), 'hosts.ts');
    }
  }
});

test.run();
