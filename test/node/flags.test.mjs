import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkBase, checkPort, readFlags } from '../../src/build/flags.mjs';

const test = suite('flags');
const specs = {
  runtime: { placeholder: 'a|b', choices: ['a', 'b'], help: 'what runs' },
  strict: { help: 'be strict' },
};

test('reads both forms and switches', () => {
  assert.equal(readFlags(['--runtime=a', '--strict'], specs), { runtime: 'a', strict: 'true' });
  assert.equal(readFlags(['--runtime', 'b'], specs), { runtime: 'b' });
});

test('an unknown flag is an error that lists the flags', () => {
  for (const flag of ['--nope', '--nope=1', 'runtime', '-r']) {
    assert.throws(
      () => readFlags([flag], specs),
      (/** @type {Error} */ error) =>
        error.message.includes(flag) &&
        error.message.includes('--runtime=a|b') &&
        error.message.includes('--strict'),
    );
  }
});

test('a missing or wrong value is an error that names the choices', () => {
  for (const args of [['--runtime'], ['--runtime='], ['--runtime=c']]) {
    assert.throws(() => readFlags(args, specs), /--runtime needs a or b/);
  }
  assert.throws(() => readFlags(['--strict=yes'], specs), /takes no value/);
});

test('a base has slashes at both ends and stays where it is', () => {
  for (const base of ['/', '/sub/', '/a/b-c/']) assert.is(checkBase(base), base);
  for (const base of ['sub', '/sub', 'sub/', '//', '/../', '/a/../', '/a b/', 'https://a.com/']) {
    assert.throws(() => checkBase(base), /slashes at both ends/);
  }
});

test('a port is a number that exists', () => {
  assert.is(checkPort('4173'), 4173);
  for (const port of ['0', '65536', '-1', 'x', '', '80.5'])
    assert.throws(() => checkPort(port), /is not a port/);
});

test.run();
