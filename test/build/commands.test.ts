import { throws } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultRuntime } from '../../src/build/build-options';
import { readFlags } from '../../src/build/commands';
import { messageOf, stopAt } from '../../src/build/user-error';

const read = (line: string) => readFlags(line.split(' ').filter(Boolean));

test('flags are read, and have defaults', () => {
  const defaults = { runtime: defaultRuntime, base: '/', port: undefined, host: 'localhost' };
  assert.equal(read(''), { ...defaults, isStrict: false });
  assert.equal(read('--runtime=preact --base /a/b-c/ --strict --port=80 --host'), {
    ...{ runtime: 'preact', base: '/a/b-c/', port: 80, host: '' },
    isStrict: true,
  });
  for (const base of ['sub', '/sub', 'sub/', '//sub/'])
    assert.is(read(`--base=${base}`).base, '/sub/');
});

test('a wrong flag is refused, and one that npm has kept for itself', () => {
  for (const line of 'runtime=vue base=https://a.com/ base=/a?b/ port=a port=65536'.split(' '))
    throws(() => read(`--${line}`), { message: /^npm run build, check/ }, line);
  process.env.npm_config_strict = 'true';
  throws(() => read(''), { message: /^npm has kept --strict for itself: write .* -- --strict$/ });
  assert.ok(read('--strict').isStrict);
  delete process.env.npm_config_strict;
});

test('commands are listed for who asks, and for who mistypes one; a wrong flag is named', () => {
  for (const [line, wanted, start] of [
    ['build --help', 0, 'npm run build, check, start or dev.'],
    ['ship', 1, 'npm run build, check, start or dev.'],
    ['build --nope', 1, "Unknown option '--nope'\n"],
  ] as const) {
    const args = ['build.mjs', ...line.split(' ')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.is(status, wanted, line);
    const said = wanted ? stderr : stdout;
    assert.ok(said.startsWith(start), said);
    assert.not.match(said, /^ +at /m);
  }
});

test('an error has a stack, unless it is expected', () => {
  const errors: [act: () => unknown, said: RegExp][] = [
    [() => readFileSync('gone'), /^ENOENT: .*gone'$/],
    [() => stopAt(['a', 'b', 'a']), /^a\nb$/],
    [() => new URL('gone'), /^TypeError: Invalid URL\n +at /],
  ];
  for (const [act, said] of errors) {
    try {
      act();
      assert.unreachable();
    } catch (error) {
      assert.match(messageOf(error), said);
    }
  }
});

test('npm, README and workflow name the same versions of Node', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'));
  assert.is(engines.node, '^20.19 || >=22.12');
  assert.match(await readFile('README.md', 'utf8'), 'Node 20.19, 22.12 or newer');
  const workflow = await readFile('.github/workflows/test-and-publish.yml', 'utf8');
  assert.match(workflow, "node: ['20.19', '22.12', lts, current]");
});

test.run();
