import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTooltipTiming } from '../../src/tooltip/tooltip-timing';
import { createFakeClock } from '../support/fake-clock';

const test = suite('tooltip timing');

function setUp(skipDelayMs = 300) {
  const clock = createFakeClock();
  return { clock, timing: createTooltipTiming({ openDelayMs: 700, skipDelayMs, clock }) };
}

test('opens 700 ms after the first move, however often the pointer moves', () => {
  const { clock, timing } = setUp();
  timing.pointerMove('a');
  clock.pass(600);
  timing.pointerMove('a');
  clock.pass(99);
  assert.is(timing.get(), null);
  clock.pass(1);
  assert.is(timing.get(), 'a');
});

test('time that the pointer has rested before the app came counts', () => {
  const { clock, timing } = setUp();
  clock.pass(1000);
  timing.pointerMove('a', 400);
  clock.pass(99);
  assert.is(timing.get(), null);
  clock.pass(1);
  assert.is(timing.get(), 'a');
  timing.pointerLeave('a');
  clock.pass(1000);
  timing.pointerMove('b', 0);
  clock.pass(0);
  assert.is(timing.get(), 'b');
});

test('leaving before that calls it off, leaving after that closes it', () => {
  const { clock, timing } = setUp();
  timing.pointerMove('a');
  clock.pass(699);
  timing.pointerLeave('a');
  clock.pass(1000);
  assert.is(timing.get(), null);
  timing.pointerMove('a');
  clock.pass(700);
  timing.pointerLeave('a');
  assert.is(timing.get(), null);
  assert.is(clock.waiting, 0);
});

test('one that is closed without a pointer on it opens for the next pointer', () => {
  const { clock, timing } = setUp(0);
  timing.focus('a');
  timing.dismiss('a');
  timing.pointerMove('a');
  clock.pass(700);
  assert.is(timing.get(), 'a');
});

test('one that is dismissed under the pointer stays away, whatever closes elsewhere', () => {
  const { clock, timing } = setUp(0);
  timing.pointerMove('a');
  clock.pass(700);
  timing.dismiss('a');
  timing.focus('b');
  timing.dismiss('b');
  timing.pointerMove('a');
  clock.pass(700);
  assert.is(timing.get(), null);
  timing.pointerLeave('a');
  timing.pointerMove('a');
  clock.pass(700);
  assert.is(timing.get(), 'a');
});

test('the next one opens at once within 300 ms of the last', () => {
  const { clock, timing } = setUp();
  timing.focus('a');
  timing.pointerLeave('a');
  clock.pass(299);
  timing.pointerMove('b');
  assert.is(timing.get(), 'b');
  timing.pointerLeave('b');
  clock.pass(300);
  timing.pointerMove('a');
  assert.is(timing.get(), null);
});

test('without a skip delay each one takes its time', () => {
  const { timing } = setUp(0);
  timing.focus('a');
  timing.pointerMove('b');
  assert.is(timing.get(), 'a');
});

test('focus opens at once, and one that opens closes the other', () => {
  const { timing } = setUp();
  timing.focus('a');
  assert.is(timing.get(), 'a');
  timing.pointerMove('b');
  assert.is(timing.get(), 'b');
});

test('dismissing before it has opened calls it off', () => {
  const { clock, timing } = setUp();
  timing.pointerMove('a');
  timing.dismiss('a');
  clock.pass(2000);
  assert.is(timing.get(), null);
});

test.run();
