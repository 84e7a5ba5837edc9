// A built site on real web servers, at the root and in a folder, configured by the templates.
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeInFolder } from '../../src/build/files';
import { configFiles } from '../../src/build/hosting/headers';
import { ask } from '../support/drive/http';
import { sites } from '../support/drive/site';
import { failingPath, type ServerName, startServer } from './servers';
import { checkHost } from './verify';

const program = process.env.PROGRAM as ServerName;
const { outDir, base } = sites[process.env.SITE as keyof typeof sites];

const place = await mkdtemp(join(tmpdir(), 'hosts-'));
// Apache runs as another user, who must be able to read the folder.
await chmod(place, 0o755);
const root = join(place, 'root');
const folder = join(root, base);
await writeInFolder(join(root, 'index.html'), 'The parent');
await cp(outDir, folder, { recursive: true });
await writeInFolder(join(folder, '.well-known/security.txt'), 'Contact');
const { origin, stop } = await startServer(program, { folder: join(place, 'config'), root, base });

test.after(() => rm(place, { recursive: true }));

test('all of dist arrives, with its headers', async () => {
  assert.equal(await checkHost(origin + base, folder), []);
});

test('the compressed copy of a page arrives, as a proxy can keep it', async () => {
  const [encoding, ending] = program === 'nginx' ? ['gzip', 'gz'] : ['br', 'br'];
  const { body, headers } = await ask(origin, base, { 'accept-encoding': encoding });
  assert.ok(body.equals(await readFile(join(folder, `index.html.${ending}`))));
  assert.match(String(headers.vary), 'Accept-Encoding');
});

test('files that only hosts read get the 404 page, and a failure the error page', async () => {
  const dotfiles = ['.htaccess', '.nojekyll', '.git/config'];
  for (const [path, status, file] of [
    ...[...dotfiles, 'assets/', 'index.html/', ...configFiles].map(
      (name) => [name, 404, '404.html'] as const,
    ),
    [failingPath, 503, '500.html'] as const,
  ]) {
    const answer = await ask(origin, base + path);
    assert.is(answer.status, status, path);
    assert.ok(answer.body.equals(await readFile(join(folder, file))), path);
  }
});

/** Where a request is led. */
async function goal(path: string) {
  const { location = '' } = (await ask(origin, path)).headers;
  return new URL(location, origin + path);
}

test('a redirect stays on the host, and keeps the query', async () => {
  const team = `${base}team`.slice(1);
  assert.is((await goal(`/${team}?utm=1`)).href, `${origin}/${team}/?utm=1`);
  for (const start of ['//', '///', '/\\', '/%5c', '/%2f', '/%2f/', '/.//']) {
    for (const end of [`..%2f${team}`, `%2e%2e/${team}`, `../${team}`, '..']) {
      const way = `${start}evil.example/${end}`;
      const { href } = await goal(`${way}?utm=1`);
      assert.ok(href.startsWith(`${origin}/`), `${way} leads to ${href}`);
    }
  }
});

if (base !== '/')
  test('the folder is found without its slash; beside the folder, the parent answers', async () => {
    const folderPath = base.slice(0, -1);
    assert.is((await goal(`${folderPath}?utm=1`)).href, `${origin}${base}?utm=1`);
    assert.is(String((await ask(origin, '/')).body), 'The parent');
    for (const path of ['/gone', '/gone/deeper', `${folderPath}way/`])
      assert.is((await ask(origin, path)).status, 404, path);
  });

test('the server warns of nothing', async () => {
  // Caddy also warns when it is stopped, and about indentation that the test has added.
  const isWarning = /warn[\]"](?!.*(SIGTERM|not formatted))/;
  assert.equal(
    (await stop()).split('\n').filter((line) => isWarning.test(line)),
    [],
  );
});

test.run();
