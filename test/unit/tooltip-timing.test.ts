import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { systemClock } from '../../src/clock';
import { createTooltipTiming } from '../../src/tooltip/tooltip-timing';
import { stopTime } from '../support/render';

const test = suite('tooltip timing');
const pass = (ms: number) => mock.timers.tick(ms);

test.before.each(stopTime);
test.after.each(() => mock.reset());

function setUp(skipDelayMs = 300) {
  const timing = createTooltipTiming({ openDelayMs: 700, skipDelayMs, clock: systemClock });
  /** Checks which one opens when some milliseconds have passed, and not before. */
  function expectOpen(ms: number, id: string | null) {
    pass(ms - 1);
    assert.is(timing.get(), null);
    pass(1);
    assert.is(timing.get(), id);
  }
  return { timing, expectOpen };
}

test('opens 700 ms after the first move, also of a pointer that was there before the app', () => {
  const { timing, expectOpen } = setUp();
  timing.pointerMove('a');
  pass(600);
  timing.pointerMove('a');
  expectOpen(100, 'a');
  timing.pointerLeave('a');
  assert.is(timing.get(), null);
  pass(1000);
  timing.pointerMove('b', performance.now() - 600);
  expectOpen(100, 'b');
});

for (const end of ['pointerLeave', 'dismiss'] as const) {
  test(`${end} before it has opened calls it off`, () => {
    const { timing, expectOpen } = setUp();
    timing.pointerMove('a');
    pass(699);
    timing[end]('a');
    expectOpen(1000, null);
  });
}

test('one that is dismissed opens for a pointer that comes later, not for one on it', () => {
  const { timing, expectOpen } = setUp(0);
  timing.focus('a');
  timing.dismiss('a');
  timing.pointerMove('a');
  expectOpen(700, 'a');
  for (const id of ['a', 'b']) {
    timing.focus(id);
    timing.dismiss(id);
  }
  timing.pointerMove('a');
  expectOpen(700, null);
  timing.pointerLeave('a');
  timing.pointerMove('a');
  expectOpen(700, 'a');
});

test('the next one opens at once in the place of the last, or within 300 ms', () => {
  const { timing } = setUp();
  timing.focus('a');
  timing.pointerMove('b');
  assert.is(timing.get(), 'b');
  timing.pointerLeave('b');
  pass(299);
  timing.pointerMove('a');
  assert.is(timing.get(), 'a');
  timing.pointerLeave('a');
  pass(300);
  timing.pointerMove('b');
  assert.is(timing.get(), null);
});

test.run();
