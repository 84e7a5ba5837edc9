import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createToastStore } from '../../src/toast/toast-store';
import { createTooltipTiming } from '../../src/tooltip/tooltip-timing';
import { fakeClock } from '../support/render';

const toasts = suite('toast store');
const tooltips = suite('tooltip timing');
const pass = (ms: number) => mock.timers.tick(ms);

for (const { before, after } of [toasts, tooltips]) {
  before.each(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  after.each(() => mock.timers.reset());
}

function setUpToasts() {
  const store = createToastStore({ limit: 3, lifetimeMs: 5000, clock: fakeClock });
  const show = (...titles: string[]) =>
    titles.map((title) => store.show({ title, description: '' }));
  const titles = () =>
    store
      .get()
      .map(({ title }) => title)
      .join('');
  return { store, show, titles };
}

toasts('shows three at once for five seconds; the fourth waits and has its full time', () => {
  const { show, titles } = setUpToasts();
  show('a', 'b', 'c', 'd');
  for (const shown of ['abc', 'd']) {
    pass(4999);
    assert.is(titles(), shown);
    pass(1);
  }
  assert.is(titles(), '');
});

toasts(
  'a dismissed one makes room, a waiting one can be dismissed, an unknown one is ignored',
  () => {
    const { store, show, titles } = setUpToasts();
    const [first = 0, , , fourth = 0] = show('a', 'b', 'c', 'd', 'e');
    for (const id of [fourth, 99, first]) store.dismiss(id);
    assert.is(titles(), 'bce');
  },
);

toasts('time stands still until every reason is released, and goes on where it stopped', () => {
  const { store, show, titles } = setUpToasts();
  show('a');
  pass(3000);
  for (const reason of ['hidden', 'blur', 'blur'] as const) store.hold(reason);
  show('b');
  for (const reason of ['hidden', 'focus'] as const) store.release(reason);
  pass(60_000);
  store.release('blur');
  pass(1999);
  assert.is(titles(), 'ab');
  pass(1);
  assert.is(titles(), 'b');
  pass(3000);
  assert.is(titles(), '');
});

toasts.run();

function setUpTooltips(skipDelayMs = 300) {
  const timing = createTooltipTiming({ openDelayMs: 700, skipDelayMs, clock: fakeClock });
  /** Checks which one opens when some milliseconds have passed, and not before. */
  function expectOpen(ms: number, id: string | null) {
    pass(ms - 1);
    assert.is(timing.get(), null);
    pass(1);
    assert.is(timing.get(), id);
  }
  return { timing, expectOpen };
}

tooltips(
  'opens 700 ms after the first move, also of a pointer that was there before the app',
  () => {
    const { timing, expectOpen } = setUpTooltips();
    timing.pointerMove('a');
    pass(600);
    timing.pointerMove('a');
    expectOpen(100, 'a');
    timing.pointerLeave('a');
    assert.is(timing.get(), null);
    pass(1000);
    timing.pointerMove('b', fakeClock.now() - 600);
    expectOpen(100, 'b');
  },
);

for (const end of ['pointerLeave', 'dismiss'] as const) {
  tooltips(`${end} before it has opened calls it off`, () => {
    const { timing, expectOpen } = setUpTooltips();
    timing.pointerMove('a');
    pass(699);
    timing[end]('a');
    expectOpen(1000, null);
  });
}

tooltips('one that is dismissed opens for a pointer that comes later, not for one on it', () => {
  const { timing, expectOpen } = setUpTooltips(0);
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

tooltips('the next one opens at once in the place of the last, or within 300 ms', () => {
  const { timing } = setUpTooltips();
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

tooltips.run();
