import { throws } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { help, readFlags } from '../../src/builder/commands';
import { UserError } from '../../src/builder/user-error';

const test = suite('commands');
const original = { ...process.env };

test.before.each(() => {
  delete process.env.PORT;
});

test.after.each(() => {
  process.env = { ...original };
});

const read = (line: string) => readFlags(line.split(' ').filter(Boolean));

const assertRefused = (line: string, message: RegExp) =>
  throws(() => read(line), { constructor: UserError, message });

/** Runs `build.mjs` in a folder. */
const run = (args: readonly string[], cwd = '.') =>
  spawnSync(process.execPath, ['build.mjs', ...args], { cwd, encoding: 'utf8' });

test('reads flags', () => {
  const defaults = { runtime: 'react', base: '/', port: undefined, host: 'localhost' };
  const off = { isStrict: false, keepAssets: false };
  assert.equal(read(''), { ...defaults, ...off });
  assert.equal(read('--runtime=preact --base /a/b-c/ --strict --keep-assets --port=80 --host'), {
    ...{ runtime: 'preact', base: '/a/b-c/', port: 80, host: '' },
    ...{ isStrict: true, keepAssets: true },
  });
});

test('a path needs no slashes around it', () => {
  for (const base of ['sub', '/sub', 'sub/', '//sub/'])
    assert.is(read(`--base=${base}`).base, '/sub/');
  for (const base of ['', '/', '//']) assert.is(read(`--base=${base}`).base, '/');
});

const wrongBase =
  /: write only a path, such as --base=sub\. In Git Bash it must not begin with a slash\.$/;
const wrong: Record<string, RegExp> = {
  '--nope': /^Unknown option '--nope'[\s\S]*\nnpm run COMMAND[\s\S]*--runtime[\s\S]*--keep-assets/,
  '--runtime=vue': /^--runtime=vue: write react or preact$/,
};
for (const base of '/../ /.preview/ https://a.com/ /a?b/ C:/Git/sub/'.split(' ')) {
  wrong[`--base=${base}`] = wrongBase;
}

test('refuses what is wrong, with the choices', () => {
  for (const [line, message] of Object.entries(wrong)) assertRefused(line, message);
});

test('a flag that npm has kept is refused, with the right spelling', () => {
  process.env.npm_lifecycle_event = 'start';
  process.env.npm_config_keep_assets = 'true';
  assertRefused(
    '',
    /^npm kept --keep-assets to itself\. Write -- before it: npm run start -- --keep-assets$/,
  );
});

test('the port comes from --port, or else from PORT', () => {
  process.env.PORT = '5000';
  assert.equal([read('').port, read('--port=6000').port], [5000, 6000]);
  process.env.PORT = '';
  assert.is(read('').port, undefined);
});

test('a command prints its help, and a mistake without a stack', () => {
  assert.is(run(['dev', '--help']).stdout, `${help}\n`);
  const { status, stderr } = run(['ship']);
  assert.is(status, 1);
  assert.match(stderr, /^The commands are build, check, start, dev, hosting\.\n/);
  assert.not.match(stderr, /^ +at /m);
});

test('npm, README, workflow and the message name the same versions of Node', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'));
  assert.is(engines.node, '^20.19 || >=22.12');
  assert.match(await readFile('README.md', 'utf8'), 'Node 20.19, 22.12 or newer');
  const workflow = await readFile('.github/workflows/test-and-publish.yml', 'utf8');
  assert.match(workflow, "node: ['20.19', '22.12', lts, current]");
  for (const version of ['18.20.0', '20.18.1', '21.7.3', '22.11.0']) {
    const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
    const args = ['--import', `data:text/javascript,${code}`, 'build.mjs'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const answer = `This is Node ${version}: install 20.19, 22.12 or newer.\n`;
    assert.equal([status, stderr], [1, answer]);
  }
});

test('without packages, a command says what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  for (const file of ['build.mjs', 'package.json']) await copyFile(file, join(folder, file));
  const { status, stderr } = run(['build'], folder);
  assert.equal([status, stderr], [1, 'Packages are missing: run "npm ci --include=dev" first.\n']);
  await rm(folder, { recursive: true });
});

test.run();
