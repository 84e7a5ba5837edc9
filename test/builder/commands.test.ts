import { throws } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { descriptions, readCommandLine } from '../../src/builder/command-line';
import { UserError } from '../../src/builder/user-error';

const test = suite('commands');
const original = { ...process.env };

test.before.each(() => {
  delete process.env.PORT;
});

test.after.each(() => {
  mock.reset();
  process.env = { ...original };
});

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

const assertRefused = (line: string, message: RegExp) =>
  throws(() => read(line), { constructor: UserError, message });

const defaults = {
  command: 'build',
  runtime: 'react',
  base: '/',
  port: undefined,
  host: 'localhost',
  isStrict: false,
  keepAssets: false,
};

const right: Record<string, object> = {
  '': {},
  '--runtime=preact --base=/a/b-c/': { runtime: 'preact', base: '/a/b-c/' },
  '--strict --keep-assets': { isStrict: true, keepAssets: true },
  'start --port=8080': { command: 'start', port: 8080 },
  'dev --base /sub/ --host': { command: 'dev', base: '/sub/', host: '' },
  'hosting --base=/sub/': { command: 'hosting', base: '/sub/' },
  check: { command: 'check' },
};

test('reads commands and flags', () => {
  for (const [line, expected] of Object.entries(right)) {
    assert.equal(read(line), { ...defaults, ...expected }, line);
  }
});

const wrongBase = /slashes at both ends, such as --base=\/sub\//;
const wrongPort = /^--port=\S* is not a port: write a number from 1 to 65535/;
const wrong: Record<string, RegExp> = {
  ship: /^There is no command "ship"\.\n[\s\S]*hosting/,
  'build --nope': /--nope[\s\S]*--runtime[\s\S]*--base[\s\S]*--strict[\s\S]*--keep-assets/,
  'build extra': /extra[\s\S]*--runtime/,
  'build --port=1': /^Unknown option '--port'\.\nbuild writes[\s\S]*--runtime/,
  'check --foo': /--foo[\s\S]*check types/,
  'start --strict': /^Unknown option '--strict'\.\nstart builds[\s\S]*--port/,
  'build --base --strict': /^Option '--base' argument is ambiguous\.\nbuild writes dist\./,
  'build --runtime=vue': /--runtime=vue: write react or preact/,
};
for (const base of ' sub /sub sub/ // /../ /.preview/ https://a.com/ /a?b/'.split(' ')) {
  wrong[`build --base=${base}`] = wrongBase;
}
for (const port of ['0', '65536', 'x', '80.5', '']) {
  wrong[`start --port=${port}`] = wrongPort;
}

test('refuses what is wrong, with the choices', () => {
  for (const [line, message] of Object.entries(wrong)) assertRefused(line, message);
});

test('--help answers for each command, and for all', () => {
  const log = mock.method(console, 'log', () => {}).mock;
  const printed = (line: string) => {
    assert.is(read(line), undefined);
    return String(log.calls.at(-1)?.arguments[0]);
  };
  for (const [command, about] of Object.entries(descriptions)) {
    const text = printed(`${command} --help`);
    assert.match(text, `${command} ${about}`);
    assert.is(text.includes('--base'), command !== 'check');
    assert.match(printed('--help'), command);
  }
});

test('a flag that npm has consumed is refused, with the right spelling', () => {
  process.env.npm_config_port = '1';
  assert.ok(read('build'));
  process.env.npm_config_keep_assets = 'true';
  assertRefused('build', /npm run build -- --keep-assets/);
});

test('start and dev take their port from --port, or else from PORT', () => {
  process.env.PORT = '5000';
  const ports = ['start', 'dev --port=6000', 'build'].map((line) => read(line)?.port);
  assert.equal(ports, [5000, 6000, undefined]);
  process.env.PORT = 'x';
  assertRefused('start', /^PORT=x is not a port: write/);
});

test('a mistake is printed without a stack, and the exit code is 1', () => {
  const args = ['build.mjs', '--runtime=vue'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.is(status, 1);
  assert.match(stderr, /^--runtime=vue: write react or preact$/m);
  assert.not.match(stderr, /^ +at /m);
});

test('without packages, every command says what to run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  await copyFile('build.mjs', join(folder, 'build.mjs'));
  for (const script of ['build', 'test/run.ts']) {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, ['build.mjs', script], options);
    assert.equal([status, stderr], [1, 'Packages are missing: run npm ci, without --omit=dev.\n']);
  }
  await rm(folder, { recursive: true });
});

test.run();
