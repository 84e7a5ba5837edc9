import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Toaster } from '../../src/app/toaster';
import { toasts } from '../../src/app/toasts';
import { toastWords } from '../../src/content/lead-form';
import { act, cleanup, fireEvent, render, screen, stopTime } from '../support/drive/render';

const test = suite('toasts');

let before: HTMLButtonElement;
let isCovered = false;
/** In steps, because Node sets a timer that another one sets only after the whole `tick`. */
const pass = (ms: number) =>
  act(() => {
    for (let rest = ms; rest > 0; rest -= 50) mock.timers.tick(Math.min(rest, 50));
  });
const show = (...titles: string[]) => {
  for (const title of titles)
    act(() => void toasts.show({ title, description: 'text', action: null }));
};
const region = () => screen.getByLabelText(toastWords.region);
const dismissButton = () => screen.getAllByLabelText(toastWords.dismiss).at(-1) ?? document.body;

function assertOnScreen(expected: string, why?: string) {
  const titles = screen.queryAllByText(/^.$/, { selector: 'li:not([hidden]) > *' });
  assert.is(titles.map((title) => title.textContent).join(''), expected, why);
}

test.before.each(() => {
  document.hasFocus = () => true;
  stopTime();
  isCovered = false;
  render(<Toaster isCovered={() => isCovered} />);
  before = document.body.appendChild(document.createElement('button'));
  before.focus();
});

test.after.each(() => {
  // Toasts that waited come only after the first ones.
  pass(20_000);
  cleanup();
  before.remove();
  mock.reset();
});

test('a toast that has waited for its place has its full time', () => {
  show('a', 'b', 'c', 'd');
  pass(5000);
  pass(4999);
  assertOnScreen('d');
  pass(1);
  assertOnScreen('');
});

test('screen readers get one text, when the visitor is here', () => {
  act(() => setActive(false));
  show('a');
  assert.is(screen.getByRole('status').textContent, '');
  act(() => setActive(true));
  pass(200);
  const [text, ...more] = screen.getByRole('status').querySelectorAll('*');
  assert.is(text?.textContent, 'a text');
  assert.equal(more, []);
});

test('a dismissed toast moves the focus, and stays while screen readers announce it', () => {
  show('a', 'b');
  for (const [next, others] of [
    [region(), 'a'],
    [before, ''],
  ] as const) {
    act(() => dismissButton().focus());
    act(() => dismissButton().click());
    assert.is(document.activeElement, next);
    pass(149);
    assertOnScreen(others ? 'ab' : 'a');
    pass(1);
    assertOnScreen(others);
    pass(300);
  }
});

test('a toast that was tapped gives the focus back when its time is over', () => {
  show('a');
  // A tap does not match `:focus-visible`.
  const real = region().matches.bind(region());
  const matches = (selector: string) => !selector.includes(':focus-visible') && real(selector);
  Object.assign(region(), { matches });
  act(() => region().focus());
  pass(5000);
  assert.ok(document.activeElement === before);
});

test('Escape dismisses the toast that has the focus, unless it has closed a tooltip', () => {
  show('a', 'b');
  act(() => dismissButton().focus());
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  key.preventDefault();
  fireEvent(dismissButton(), key);
  pass(150);
  assertOnScreen('ab');
  // After the first, the focus is on the region. A second key may come before the first toast goes.
  for (const delay of [100, 150]) {
    fireEvent.keyDown(document.activeElement ?? region(), { key: 'Escape' });
    pass(delay);
  }
  assertOnScreen('');
});

const setHidden = (value: boolean) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
};
const setActive = (isActive: boolean) => {
  document.hasFocus = () => isActive;
};

const holds: Record<string, [hold: () => unknown, release: () => unknown]> = {
  'the focus is in it': [() => dismissButton().focus(), () => before.focus()],
  'the window is not the active one': [() => setActive(false), () => setActive(true)],
  'the page is hidden': [() => setHidden(true), () => setHidden(false)],
  'a dialog covers it': [
    () => {
      isCovered = true;
    },
    () => {
      isCovered = false;
    },
  ],
};

for (const [reason, [hold, release]] of Object.entries(holds)) {
  test(`a toast stays while ${reason}, and then for the rest of its time`, () => {
    show('a');
    pass(4000);
    act(() => void hold());
    show('b');
    pass(20_000);
    act(() => void release());
    pass(999);
    assertOnScreen('ab');
    pass(1);
    assertOnScreen('b');
    pass(4000);
    assertOnScreen('');
  });
}

test.run();
