import { mock } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showToast } from '../../src/app/toasts';
import { toastWords } from '../../src/content/lead-form';
import { LeadDialog } from '../../src/site/lead/lead-dialog';
import { stopTime } from '../support/run/time';

let before: HTMLButtonElement;
/** Passes time in steps: Node sets a timer of another timer only after the whole `tick`. */
const pass = (ms: number) =>
  act(() => {
    for (let rest = ms; rest > 0; rest -= 50) mock.timers.tick(Math.min(rest, 50));
  });
const show = (...titles: string[]) => {
  for (const title of titles)
    act(() => showToast({ title, text: 'text', action: `action of ${title}` }));
};
const dismissButton = () =>
  screen
    .getAllByText(toastWords.dismiss, { selector: 'li:not([hidden]) *' })
    .at(-1)
    ?.closest('button') ?? document.body;

function assertOnScreen(expected: string, why?: string) {
  const titles = screen.queryAllByText(/^.$/, { selector: 'li:not([hidden]) > *' });
  assert.is(titles.map((title) => title.textContent).join(''), expected, why);
}

test.before.each(() => {
  document.hasFocus = () => true;
  stopTime();
  before = document.body.appendChild(document.createElement('button'));
  before.focus();
});

test.after.each(() => {
  // A toast that waits comes only after the first ones have gone.
  pass(20_000);
  before.remove();
  mock.reset();
});

test('auto-close about 4 to 5 seconds, at most 3 visible toasts', () => {
  show('a', 'b', 'c', 'd');
  assertOnScreen('abc', 'the fourth waits');
  pass(4000);
  assertOnScreen('abc');
  pass(1000);
  assertOnScreen('d');
  pass(5000);
  assertOnScreen('');
});

test('each toast has the action of its own lead', () => {
  show('x', 'y');
  for (const title of ['x', 'y']) {
    const toast = screen.getByText(title).closest('li');
    assert.ok(toast?.contains(screen.getByText(`action of ${title}`)));
  }
});

test('a dismissed toast moves the focus to another one, or back', () => {
  show('a', 'b');
  act(() => dismissButton().focus());
  act(() => dismissButton().click());
  assertOnScreen('a');
  assert.ok(document.activeElement === dismissButton());
  act(() => dismissButton().click());
  assert.ok(document.activeElement === before);
});

test('where the focus has no place to go back to, it goes to the heading', () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  show('a');
  act(() => dismissButton().focus());
  before.remove();
  act(() => dismissButton().click());
  assert.ok(document.activeElement === heading);
  heading.remove();
});

test('the focus goes back to where it was last, not to where it was when the toast came', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show('a');
  before.focus();
  act(() => dismissButton().focus());
  act(() => dismissButton().click());
  assert.ok(document.activeElement === before);
  field.remove();
});

test('the text of a lead is not in the page when the next one is thanked for', () => {
  show('a');
  pass(5000);
  show('b');
  assert.not(screen.queryByText('action of a'));
});

test('Escape dismisses the toast that has the focus, unless it has closed a tooltip', () => {
  show('a', 'b');
  act(() => dismissButton().focus());
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  key.preventDefault();
  fireEvent(dismissButton(), key);
  assertOnScreen('ab');
  // A second key may come before the first toast goes.
  for (const others of ['a', '']) {
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    assertOnScreen(others);
  }
});

const setHidden = (value: boolean) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
};
const setActive = (isActive: boolean) => {
  document.hasFocus = () => isActive;
};
const zoom = (scale: number) => Object.assign(window, { visualViewport: { scale } });

const [dialog = document.body] = render(<LeadDialog />).container.getElementsByTagName('dialog');
dialog.remove();

const holds: Record<string, [hold: () => unknown, release: () => unknown]> = {
  'the focus is in it': [() => dismissButton().focus(), () => before.focus()],
  'the window is not the active one': [() => setActive(false), () => setActive(true)],
  'the page is hidden': [() => setHidden(true), () => setHidden(false)],
  'the visitor has zoomed in': [() => zoom(2), () => zoom(1)],
  'the dialog covers it': [
    () => Object.assign(document.body.appendChild(dialog), { open: true }),
    () => dialog.remove(),
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
