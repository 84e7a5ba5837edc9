// dists: none
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands, readCommandLine } from '../../src/build/command-line';
import { UserError } from '../../src/build/user-error';

const test = suite('command line');
const { log } = console;
const taken = /^(npm_config_(runtime|base|strict|keep_assets|port)|PORT)$/;
const original = { ...process.env };
let printed: string[] = [];

test.before.each(() => {
  printed = [];
  console.log = (line: string) => printed.push(line);
  for (const name of Object.keys(process.env)) if (taken.test(name)) delete process.env[name];
});

test.after.each(() => {
  console.log = log;
  process.env = { ...original };
});

/** Reads words with spaces between them. */
const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

/** The message about a wrong line. */
function messageFor(line: string): string {
  try {
    read(line);
  } catch (error) {
    assert.instance(error, UserError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error(`"${line}" is accepted`);
}

const defaults = {
  command: 'build',
  name: undefined,
  runtime: 'react',
  base: '/',
  port: undefined,
  isStrict: false,
  keepAssets: false,
};

const right: Record<string, Partial<Record<keyof typeof defaults, unknown>>> = {
  '': {},
  '--strict': { isStrict: true },
  'build --runtime=preact --base=/a/b-c/ --keep-assets': {
    runtime: 'preact',
    base: '/a/b-c/',
    keepAssets: true,
  },
  'build --base /sub/': { base: '/sub/' },
  'start --port=8080': { command: 'start', port: 8080 },
  'dev --runtime=preact': { command: 'dev', runtime: 'preact' },
  'hosting nginx --base=/sub/': { command: 'hosting', name: 'nginx', base: '/sub/' },
  check: { command: 'check' },
};

for (const [line, expected] of Object.entries(right)) {
  test(`reads "${line}"`, () => assert.equal(read(line), { ...defaults, ...expected }));
}

const wrong: Record<string, RegExp> = {
  ship: /^There is no command "ship"\.\nCommands: [\s\S]*hosting/,
  'build --nope': /--nope[\s\S]*--runtime[\s\S]*--base[\s\S]*--strict[\s\S]*--keep-assets/,
  'build -r': /'-r'[\s\S]*--runtime/,
  'build extra': /extra[\s\S]*--runtime/,
  'build --port=1': /--port[\s\S]*--runtime/,
  'check --foo': /--foo[\s\S]*check types/,
  'start --strict': /--strict[\s\S]*--port/,
  'build --runtime': /--runtime[\s\S]*--base/,
  'build --strict=yes': /--strict[\s\S]*--base/,
  'build --runtime=vue': /--runtime=vue: write react or preact/,
  ...Object.fromEntries(
    ['sub', '/sub', 'sub/', '//', '/../', '/a/./', 'https://a.com/', '/a?b/', ''].map((base) => [
      `build --base=${base}`,
      /slashes at both ends, such as --base=\/sub\//,
    ]),
  ),
  ...Object.fromEntries(
    ['0', '65536', '-1', 'x', '80.5', '1e3', ''].map((port) => [
      `start --port=${port}`,
      /is not a port: write a number from 1 to 65535/,
    ]),
  ),
};

for (const [line, message] of Object.entries(wrong)) {
  test(`refuses "${line}" with the choices`, () => assert.match(messageFor(line), message));
}

test('--help answers for each command, and for all', () => {
  for (const [command, about] of Object.entries(commands)) {
    assert.is(read(`${command} --help`), undefined);
    assert.match(printed.at(-1) ?? '', `${command} ${about}`);
  }
  assert.match(printed[0] ?? '', /--runtime[\s\S]*--base[\s\S]*--strict[\s\S]*--keep-assets/);
  for (const line of ['--help', '-h', 'help']) {
    assert.is(read(line), undefined);
    for (const command of Object.keys(commands)) assert.match(printed.at(-1) ?? '', command);
  }
});

test('a flag that npm has taken is refused, with the way to write it', () => {
  for (const [name, flag] of [
    ['npm_config_runtime', 'runtime'],
    ['npm_config_keep_assets', 'keep-assets'],
  ] as const) {
    process.env[name] = 'x';
    assert.match(messageFor('build'), `npm run build -- --${flag}`);
    delete process.env[name];
  }
  process.env.npm_config_port = '1';
  assert.ok(read('build'));
});

test('PORT counts where a port is taken, after --port', () => {
  process.env.PORT = '5000';
  assert.is(read('start')?.port, 5000);
  assert.is(read('dev --port=6000')?.port, 6000);
  assert.is(read('build')?.port, undefined);
  process.env.PORT = 'x';
  assert.match(messageFor('start'), 'x is not a port');
});

test.run();
