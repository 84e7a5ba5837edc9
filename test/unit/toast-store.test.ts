import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createToastStore } from '../../src/toast/toast-store';
import { createFakeClock } from '../support/fake-clock';

const test = suite('toast store');

function setUp() {
  const clock = createFakeClock();
  const store = createToastStore({ limit: 3, lifetimeMs: 5000, clock });
  const show = (title: string) => store.show({ title, description: '' });
  const titles = () => store.get().map((toast) => toast.title);
  return { clock, store, show, titles };
}

test('shows a toast for five seconds', () => {
  const { clock, show, titles } = setUp();
  show('a');
  clock.pass(4999);
  assert.equal(titles(), ['a']);
  clock.pass(1);
  assert.equal(titles(), []);
});

test('shows three at once, lets the fourth wait, and gives it its full time', () => {
  const { clock, show, titles } = setUp();
  for (const title of ['a', 'b', 'c', 'd']) show(title);
  assert.equal(titles(), ['a', 'b', 'c']);
  clock.pass(5000);
  assert.equal(titles(), ['d']);
  clock.pass(4999);
  assert.equal(titles(), ['d']);
  clock.pass(1);
  assert.equal(titles(), []);
});

test('a dismissed toast makes room for a waiting one', () => {
  const { store, show, titles } = setUp();
  const first = show('a');
  for (const title of ['b', 'c', 'd']) show(title);
  store.dismiss(first);
  assert.equal(titles(), ['b', 'c', 'd']);
});

test('a waiting toast can be dismissed, an unknown one is ignored', () => {
  const { store, show, titles } = setUp();
  for (const title of ['a', 'b', 'c']) show(title);
  store.dismiss(show('d'));
  store.dismiss(99);
  store.dismiss(store.get()[0]?.id ?? 0);
  assert.equal(titles(), ['b', 'c']);
});

test('time stands still while held, and goes on where it stopped', () => {
  const { clock, store, show, titles } = setUp();
  show('a');
  clock.pass(3000);
  store.hold('hover');
  clock.pass(60_000);
  assert.equal(titles(), ['a']);
  store.release('hover');
  clock.pass(1999);
  assert.equal(titles(), ['a']);
  clock.pass(1);
  assert.equal(titles(), []);
});

test('each reason has to be released', () => {
  const { clock, store, show, titles } = setUp();
  show('a');
  store.hold('hidden');
  store.hold('blur');
  store.hold('blur');
  store.release('hidden');
  clock.pass(10_000);
  assert.equal(titles(), ['a']);
  store.release('blur');
  store.release('focus');
  clock.pass(5000);
  assert.equal(titles(), []);
});

test('a toast that comes while held waits for the release', () => {
  const { clock, store, show, titles } = setUp();
  store.hold('blur');
  show('a');
  clock.pass(60_000);
  assert.equal(titles(), ['a']);
  store.release('blur');
  clock.pass(5000);
  assert.equal(titles(), []);
});

test('tells its listeners, keeps the same array until something changes, and leaves no timer', () => {
  const { clock, store, show } = setUp();
  let calls = 0;
  const stop = store.subscribe(() => {
    calls += 1;
  });
  const id = show('a');
  assert.is(store.get(), store.get());
  store.dismiss(id);
  assert.is(calls, 2);
  stop();
  store.dismiss(show('b'));
  assert.is(calls, 2);
  assert.is(clock.waiting, 0);
});

test.run();
