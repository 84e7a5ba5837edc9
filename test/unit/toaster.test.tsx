// runtimes: react, preact
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leadSent, toastWords } from '../../src/content/lead-form';
import { createToastStore } from '../../src/toast/toast-store';
import { Toaster } from '../../src/toast/toaster';
import { createFakeClock } from '../support/fake-clock';
import { act, cleanup, find, fireEvent, render, screen } from '../support/render';

const test = suite('toaster');
const { setTimeout, clearTimeout } = globalThis;
/** What the component waits for by itself. */
let view = createFakeClock();

test.before.each(() => {
  document.hasFocus = () => true;
  view = createFakeClock();
  const cancels = new Map<unknown, () => void>();
  Object.assign(globalThis, {
    setTimeout(task: () => void, ms = 0, ...args: unknown[]) {
      if (ms < 100) return setTimeout(task, ms, ...args);
      const id = {};
      cancels.set(id, view.after(ms, task));
      return id;
    },
    clearTimeout(id: NodeJS.Timeout) {
      cancels.get(id)?.();
      clearTimeout(id);
    },
  });
});

test.after.each(() => {
  cleanup();
  Object.assign(globalThis, { setTimeout, clearTimeout });
});

function setUp() {
  const clock = createFakeClock();
  const store = createToastStore({ limit: 3, lifetimeMs: 5000, clock });
  render(<Toaster store={store} />);
  const pass = (ms: number) =>
    act(() => {
      clock.pass(ms);
      view.pass(ms);
    });
  const show = (...titles: string[]) => {
    for (const title of titles) act(() => void store.show({ title, description: 'text' }));
  };
  return { store, show, pass, region: screen.getByLabelText(toastWords.region) };
}

const items = () => screen.queryAllByRole('listitem').length;
const spoken = () => screen.getByRole('status').textContent;
const buttons = () => screen.getAllByLabelText(toastWords.dismiss);

test('the live region is there before its words, and has those of the newest toast', () => {
  const { show, pass } = setUp();
  assert.is(spoken(), '');
  show('a', 'b', 'c', 'd');
  assert.is(items(), 3);
  assert.is(spoken(), 'c text');
  pass(5000);
  assert.is(items(), 1);
  assert.is(spoken(), 'd text');
});

test('the live region is emptied a second later, or with its toast', () => {
  const { show, pass } = setUp();
  show('a');
  pass(1000);
  assert.is(spoken(), '');
  assert.is(items(), 1);
  show('b');
  assert.is(spoken(), 'b text');
  fireEvent.click(buttons()[1] ?? document.body);
  assert.is(spoken(), '');
});

test('a toast offers to copy what it has to copy', () => {
  const { store } = setUp();
  act(() => void store.show({ title: 'a', description: '', copy: 'the message' }));
  act(() => void store.show({ title: 'b', description: '' }));
  assert.is(screen.getAllByText(leadSent.copy).length, 1);
});

test('one that is dismissed leaves the focus near', () => {
  const { show, region } = setUp();
  show('a', 'b');
  const [button] = buttons();
  act(() => button?.focus());
  act(() => button?.click());
  assert.is(items(), 1);
  assert.is(document.activeElement, region);
});

test('one that goes is hidden at once, and leaves the markup when its transition has ended', () => {
  const { show, pass, region } = setUp();
  show('a');
  pass(300);
  fireEvent.click(buttons()[0] ?? document.body);
  assert.is(items(), 0);
  assert.ok(find('li', HTMLLIElement).hidden);
  pass(299);
  assert.is(region.querySelectorAll('li').length, 1);
  pass(1);
  assert.is(region.querySelectorAll('li').length, 0);
});

const setHidden = (value: boolean) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const setActive = (isActive: boolean) => {
  document.hasFocus = () => isActive;
  dispatchEvent(new Event(isActive ? 'focus' : 'blur'));
};

const holds: Record<string, [hold: (region: Element) => void, release: (region: Element) => void]> =
  {
    'the pointer is on it': [
      (region) => fireEvent.pointerEnter(region),
      (region) => fireEvent.pointerLeave(region),
    ],
    'the focus is in it': [() => buttons()[0]?.focus(), () => buttons()[0]?.blur()],
    'the window is not the active one': [() => setActive(false), () => setActive(true)],
    'the page is hidden': [() => setHidden(true), () => setHidden(false)],
  };

for (const [title, [hold, release]] of Object.entries(holds)) {
  test(`stays while ${title}`, () => {
    const { show, pass, region } = setUp();
    show('a');
    pass(4000);
    act(() => hold(region));
    pass(60_000);
    assert.is(items(), 1);
    act(() => release(region));
    pass(999);
    assert.is(items(), 1);
    pass(1);
    assert.is(items(), 0);
  });
}

test('waits for a visitor whose mail program is in front when the app starts', () => {
  document.hasFocus = () => false;
  const { show, pass } = setUp();
  show('a');
  pass(60_000);
  assert.is(items(), 1);
});

test('holds of a toast that has gone from under pointer and focus are forgotten', () => {
  const { show, pass, region } = setUp();
  show('a');
  fireEvent.pointerEnter(region);
  fireEvent.click(buttons()[0] ?? document.body);
  show('b');
  pass(5000);
  assert.is(items(), 0);
});

test.run();
