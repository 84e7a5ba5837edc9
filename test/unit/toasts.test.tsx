import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toastWords } from '../../src/content/lead-form';
import { Toaster } from '../../src/lead/toaster.app';
import { toasts } from '../../src/lead/toasts.app';
import { act, cleanup, find, fireEvent, render, screen, stopTime } from '../support/drive/render';

const test = suite('toasts');

test.before.each(() => {
  document.hasFocus = () => true;
});

test.after.each(() => {
  act(() => {
    for (const { id } of toasts.get()) toasts.dismiss(id);
    // A minute, because toasts that waited come only after the first ones.
    mock.timers.tick(60_000);
  });
  cleanup();
  mock.reset();
});

function setUpToasts() {
  stopTime();
  render(<Toaster />);
  const show = (...titles: string[]) => {
    for (const title of titles)
      act(() => void toasts.show({ title, description: 'text', copyText: title }));
  };
  const pass = (ms: number) => act(() => mock.timers.tick(ms));
  return { show, pass, region: () => screen.getByLabelText(toastWords.region) };
}

const visibleTitles = () =>
  screen
    .queryAllByText(/^.$/, { selector: 'li:not([hidden]) strong' })
    .map((title) => title.textContent)
    .join('');
const toastCount = () => screen.queryAllByRole('listitem').length;
const dismissButton = () => screen.getAllByLabelText(toastWords.dismiss).at(-1) ?? document.body;

test('a toast that has waited for its place has its full time', () => {
  const { show, pass } = setUpToasts();
  show('a', 'b', 'c', 'd');
  pass(5000);
  pass(4999);
  assert.is(toastCount(), 1);
  pass(1);
  assert.is(toastCount(), 0);
});

test('a dismissed toast moves the focus, and is removed after its transition', () => {
  const { show, pass, region } = setUpToasts();
  show('a', 'b');
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const leaving = () => region().querySelectorAll('li[hidden]').length;
  for (const next of [region(), before]) {
    pass(300);
    act(() => dismissButton().focus());
    act(() => dismissButton().click());
    assert.is(document.activeElement, next);
    assert.is(leaving(), 0, 'the toast stays while screen readers announce the new focus');
    pass(150);
    assert.is(leaving(), 1);
    pass(299);
    assert.is(leaving(), 1);
    pass(1);
  }
  assert.is(screen.queryByLabelText(toastWords.region), null);
});

test('a toast that was tapped gives the focus back when its time is over', () => {
  const { show, pass, region } = setUpToasts();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  show('a');
  // A tap does not match `:focus-visible`.
  const real = region().matches.bind(region());
  const matches = (selector: string) => selector !== ':focus-visible' && real(selector);
  Object.assign(region(), { matches });
  act(() => region().focus());
  pass(5000);
  assert.ok(document.activeElement === before);
});

test('Escape dismisses the toast that has the focus, unless it has closed a tooltip', () => {
  const { show, pass, region } = setUpToasts();
  show('a', 'b');
  const press = (isConsumed: boolean) => {
    act(() => dismissButton().focus());
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    if (isConsumed) key.preventDefault();
    fireEvent(dismissButton(), key);
    pass(150);
  };
  press(true);
  assert.is(visibleTitles(), 'ab');
  press(false);
  assert.is(visibleTitles(), 'a');
  // The focus is on the region now.
  fireEvent.keyDown(region(), { key: 'Escape' });
  pass(150);
  assert.is(visibleTitles(), '');
});

const setHidden = (value: boolean) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const setActive = (isActive: boolean) => {
  document.hasFocus = () => isActive;
  dispatchEvent(new Event(isActive ? 'focus' : 'blur'));
};

function openDialog() {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  return dialog;
}

const holds: [string, (region: Element) => void, (region: Element) => void][] = [
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  [
    'the focus is in it',
    () => dismissButton().focus(),
    () => screen.getAllByLabelText(toastWords.dismiss)[0]?.blur(),
  ],
  ['the window is not the active one', () => setActive(false), () => setActive(true)],
  ['the page is hidden', () => setHidden(true), () => setHidden(false)],
  [
    'a dialog is open over it',
    () => fireEvent.focusIn(document.body.appendChild(openDialog())),
    () => {
      find('dialog', HTMLDialogElement).remove();
      fireEvent(window, new Event('close'));
    },
  ],
];

for (const [title, hold, release] of holds) {
  test(`a toast stays while ${title}, and then for the rest of its time`, () => {
    const { show, pass, region } = setUpToasts();
    show('a');
    pass(4000);
    act(() => hold(region()));
    show('b');
    pass(60_000);
    act(() => release(region()));
    pass(999);
    assert.is(toastCount(), 2);
    pass(1);
    assert.is(toastCount(), 1);
    pass(4000);
    assert.is(toastCount(), 0);
  });
}

test('a toast that was dismissed under the pointer does not keep the next toasts', () => {
  const { show, pass, region } = setUpToasts();
  show('a');
  fireEvent.pointerEnter(region());
  fireEvent.click(dismissButton());
  show('b');
  pass(5000);
  assert.is(toastCount(), 0);
});

test.run();
