import { throws } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultRuntime } from '../../src/build/build-options';
import { help, readFlags } from '../../src/build/commands';
import { UserError } from '../../src/build/user-error';

const test = suite('commands');
delete process.env.PORT;

const read = (line: string) => readFlags(line.split(' ').filter(Boolean));

const assertRefused = (line: string, message: RegExp) =>
  throws(() => read(line), { constructor: UserError, message });

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['build.mjs', ...args], { encoding: 'utf8' });

test('flags are read, and have defaults', () => {
  const defaults = { runtime: defaultRuntime, base: '/', port: undefined, host: 'localhost' };
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

test('a wrong flag is refused, with the choices', () => {
  for (const [line, message] of Object.entries(wrong)) assertRefused(line, message);
});

test('a command refuses a flag that it does not know, or that npm has kept for itself', () => {
  throws(() => readFlags(['--port=80'], ['base', 'strict']), {
    constructor: UserError,
    message: /^This command has no --port\.\nnpm run COMMAND/,
  });
  process.env.npm_config_keep_assets = 'true';
  assertRefused('', /^npm has kept --keep-assets for itself: write .* -- --keep-assets$/);
  assert.ok(read('--keep-assets').keepAssets);
  delete process.env.npm_config_keep_assets;
  process.env.npm_config_runtime = 'preact';
  assertRefused('', /^npm has kept --runtime for itself/);
  // npm may have this setting for other programs.
  process.env.npm_config_runtime = 'electron';
  assert.is(read('').runtime, defaultRuntime);
  delete process.env.npm_config_runtime;
});

test('a command prints its help, and a mistake without a stack', () => {
  assert.is(run('dev', '--help').stdout, `${help}\n`);
  const { status, stderr } = run('ship');
  assert.is(status, 1);
  assert.match(stderr, /^The commands are build, check, start, dev\.\n/);
  assert.not.match(stderr, /^ +at /m);
});

test('npm, README and workflow name the same versions of Node', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'));
  assert.is(engines.node, '^20.19 || >=22.12');
  assert.match(await readFile('README.md', 'utf8'), 'Node 20.19, 22.12 or newer');
  const workflow = await readFile('.github/workflows/test-and-publish.yml', 'utf8');
  assert.match(workflow, "node: ['20.19', '22.12', lts, current]");
});

test.run();
