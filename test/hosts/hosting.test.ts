// A built site on real web servers, with the configuration that dist has.
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

const place = await mkdtemp(join(tmpdir(), 'hosts-'));
// Apache runs as another user, who must be able to read the folder.
await chmod(place, 0o755);
const root = join(place, 'root');
await cp(sites.main.outDir, root, { recursive: true });
await writeInFolder(join(root, '.well-known/security.txt'), 'Contact');
const { origin, stop } = await startServer(program, { folder: join(place, 'config'), root });

test.after(() => rm(place, { recursive: true }));

test('all of dist arrives, with its headers', async () => {
  assert.equal(await checkHost(`${origin}/`, root), []);
});

test('the compressed copy of a page arrives, as a proxy can keep it', async () => {
  const [encoding, ending] = program === 'nginx' ? ['gzip', 'gz'] : ['br', 'br'];
  const { body, headers } = await ask(origin, '/', { 'accept-encoding': encoding });
  assert.ok(body.equals(await readFile(join(root, `index.html.${ending}`))));
  assert.match(String(headers.vary), 'Accept-Encoding');
});

test('files that only hosts read get the 404 page, and a failure the error page', async () => {
  const dotfiles = ['.htaccess', '.nginx.conf', '.Caddyfile', '.nojekyll', '.git/config'];
  for (const [path, status, file] of [
    ...[...dotfiles, 'assets/', 'index.html/', ...configFiles].map(
      (name) => [name, 404, '404.html'] as const,
    ),
    [failingPath, 503, '500.html'] as const,
  ]) {
    const answer = await ask(origin, `/${path}`);
    assert.is(answer.status, status, path);
    assert.ok(answer.body.equals(await readFile(join(root, file))), path);
  }
});

test('a redirect stays on the host, and keeps the query', async () => {
  const { headers } = await ask(origin, '/team?utm=1');
  assert.is(new URL(String(headers.location), origin).href, `${origin}/team/?utm=1`);
  for (const start of ['//', '///', '/\\', '/%5c', '/%2f', '/%2f/', '/.//']) {
    for (const end of ['..%2fteam', '%2e%2e/team', '../team', '..']) {
      const way = `${start}evil.example/${end}`;
      const { location = '' } = (await ask(origin, `${way}?utm=1`)).headers;
      assert.is(new URL(location, origin).origin, origin, `${way} leads to ${location}`);
    }
  }
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
