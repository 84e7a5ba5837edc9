import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tooltips } from '../../src/tooltip/tooltips';
import { stopTime } from '../support/render';

const test = suite('tooltips');
const pass = (ms: number) => mock.timers.tick(ms);

test.before.each(stopTime);
test.after.each(() => {
  for (const id of ['a', 'b']) tooltips.pointerLeave(id);
  mock.reset();
});

/** Checks which one opens when some milliseconds have passed, and not before. */
function expectOpen(ms: number, id: string | null) {
  pass(ms - 1);
  assert.is(tooltips.get(), null);
  pass(1);
  assert.is(tooltips.get(), id);
}

test('opens 700 ms after the first move, also of a pointer that was there before the app', () => {
  tooltips.pointerMove('a');
  pass(600);
  tooltips.pointerMove('a');
  expectOpen(100, 'a');
  tooltips.pointerLeave('a');
  assert.is(tooltips.get(), null);
  pass(1000);
  tooltips.pointerMove('b', performance.now() - 600);
  expectOpen(100, 'b');
});

for (const end of ['pointerLeave', 'dismiss'] as const) {
  test(`${end} before it has opened calls it off`, () => {
    tooltips.pointerMove('a');
    pass(699);
    tooltips[end]('a');
    expectOpen(1000, null);
  });
}

test('one that is dismissed opens for a pointer that comes later, not for one on it', () => {
  tooltips.focus('a');
  tooltips.dismiss('a');
  pass(300);
  tooltips.pointerMove('a');
  expectOpen(700, 'a');
  tooltips.dismiss('a');
  pass(300);
  tooltips.pointerMove('a');
  expectOpen(1000, null);
  tooltips.pointerLeave('a');
  tooltips.pointerMove('a');
  expectOpen(700, 'a');
});

test('the next one opens at once in the place of the last, or within 300 ms', () => {
  tooltips.focus('a');
  tooltips.pointerMove('b');
  assert.is(tooltips.get(), 'b');
  tooltips.pointerLeave('b');
  pass(299);
  tooltips.pointerMove('a');
  assert.is(tooltips.get(), 'a');
  tooltips.pointerLeave('a');
  pass(300);
  tooltips.pointerMove('b');
  assert.is(tooltips.get(), null);
});

test.run();
