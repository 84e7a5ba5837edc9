// dists: none
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands, readCommandLine } from '../../src/build/command-line';
import { UserError } from '../../src/build/user-error';

const test = suite('command line');
const { log } = console;
const original = { ...process.env };
let printed = '';

test.before.each(() => {
  printed = '';
  console.log = (text: string) => (printed = text);
  for (const name of Object.keys(process.env)) {
    if (/^(npm_config_(runtime|base|strict|keep_assets|port)|PORT)$/.test(name)) {
      delete process.env[name];
    }
  }
});

test.after.each(() => {
  console.log = log;
  process.env = { ...original };
});

/** Reads words with spaces between them. */
const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

function assertRefused(line: string, message: RegExp) {
  assert.throws(
    () => read(line),
    (error: unknown) => error instanceof UserError && message.test(error.message),
  );
}

const defaults = {
  command: 'build',
  runtime: 'react',
  base: '/',
  port: undefined,
  isStrict: false,
  keepAssets: false,
};

const right: Record<string, object> = {
  '': {},
  '--strict': { isStrict: true },
  '--runtime=preact --base=/a/b-c/ --keep-assets': {
    ...{ runtime: 'preact', base: '/a/b-c/', keepAssets: true },
  },
  'build --base /sub/': { base: '/sub/' },
  'start --port=8080': { command: 'start', port: 8080 },
  'dev --runtime=preact': { command: 'dev', runtime: 'preact' },
  'hosting --base=/sub/': { command: 'hosting', base: '/sub/' },
  check: { command: 'check' },
};

for (const [line, expected] of Object.entries(right)) {
  test(`reads "${line}"`, () => assert.equal(read(line), { ...defaults, ...expected }));
}

const wrong: Record<string, RegExp> = {
  ship: /^There is no command "ship"\.\n[\s\S]*hosting/,
  'build --nope': /--nope[\s\S]*--runtime[\s\S]*--base[\s\S]*--strict[\s\S]*--keep-assets/,
  'build -r': /'-r'[\s\S]*--runtime/,
  'build extra': /extra[\s\S]*--runtime/,
  'build --port=1': /no --port=1 for build\.\n[\s\S]*--runtime/,
  'check --foo': /--foo[\s\S]*check types/,
  'start --strict': /no --strict for start\.\n[\s\S]*--port/,
  'build --runtime': /--runtime[\s\S]*--base/,
  'build --strict=yes': /--strict[\s\S]*--base/,
  'build --runtime=vue': /--runtime=vue: write react or preact/,
};

for (const [line, message] of Object.entries(wrong)) {
  test(`refuses "${line}" with the choices`, () => assertRefused(line, message));
}

test('refuses wrong base paths and ports', () => {
  for (const base of [
    'sub',
    '/sub',
    'sub/',
    '//',
    '/../',
    '/a/./',
    'https://a.com/',
    '/a?b/',
    '',
  ]) {
    assertRefused(`build --base=${base}`, /slashes at both ends, such as --base=\/sub\//);
  }
  for (const port of ['0', '65536', '-1', 'x', '80.5', '1e3', '']) {
    assertRefused(`start --port=${port}`, /is not a port: write a number from 1 to 65535/);
  }
});

test('--help answers for each command, and for all', () => {
  for (const [command, about] of Object.entries(commands)) {
    assert.is(read(`${command} --help`), undefined);
    assert.match(printed, `${command} ${about}`);
    assert.is(printed.includes('--base'), command !== 'check');
  }
  for (const line of ['--help', '-h', 'help']) {
    assert.is(read(line), undefined);
    for (const command of Object.keys(commands)) assert.match(printed, command);
  }
});

test('a flag that npm has taken is refused, with the way to write it', () => {
  process.env.npm_config_port = '1';
  assert.ok(read('build'));
  process.env.npm_config_keep_assets = 'true';
  assertRefused('build', /npm run build -- --keep-assets/);
});

test('PORT counts where a port is taken, after --port', () => {
  process.env.PORT = '5000';
  assert.equal(
    ['start', 'dev --port=6000', 'build'].map((line) => read(line)?.port),
    [5000, 6000, undefined],
  );
  process.env.PORT = 'x';
  assertRefused('start', /x is not a port/);
});

test.run();
