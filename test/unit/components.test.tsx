// runtimes: react, preact
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leadSent, toastWords } from '../../src/content/lead-form';
import { Toaster } from '../../src/toast/toaster';
import { toasts } from '../../src/toast/toasts';
import { tooltips } from '../../src/tooltip/tooltips';
import { CloseButton } from '../../src/ui/close-button';
import { CopyMessage } from '../../src/ui/copy-message';
import {
  act,
  cleanup,
  find,
  fireEvent,
  passTime,
  render,
  screen,
  stopTime,
} from '../support/render';

const test = suite('components');

test.before.each(() => {
  document.hasFocus = () => true;
});

test.after.each(() => {
  act(() => {
    for (let [toast] = toasts.get(); toast; [toast] = toasts.get()) toasts.dismiss(toast.id);
  });
  cleanup();
  mock.reset();
});

function setUpToasts() {
  stopTime();
  render(<Toaster />);
  const show = (...titles: string[]) => {
    for (const title of titles) act(() => void toasts.show({ title, description: 'text' }));
  };
  const pass = (ms: number) => act(() => mock.timers.tick(ms));
  return { show, pass, region: screen.getByLabelText(toastWords.region) };
}

const toastCount = () => screen.queryAllByRole('listitem').length;
const spoken = () => screen.getByRole('status').textContent;
const dismissButton = () => screen.getAllByLabelText(toastWords.dismiss).at(-1) ?? document.body;

test('three toasts at once for five seconds; the fourth waits and has its full time', () => {
  const { show, pass } = setUpToasts();
  show('a', 'b', 'c', 'd');
  for (const count of [3, 1]) {
    pass(4999);
    assert.is(toastCount(), count);
    pass(1);
  }
  assert.is(toastCount(), 0);
  show('a', 'b', 'c', 'd');
  fireEvent.click(dismissButton());
  assert.is(toastCount(), 3);
});

test('the words of the newest toast are spoken, for a second, or until it goes', () => {
  const { show, pass } = setUpToasts();
  assert.is(spoken(), '');
  show('a', 'b');
  assert.is(spoken(), 'b text');
  pass(1000);
  assert.is(spoken(), '');
  show('c');
  assert.is(spoken(), 'c text');
  fireEvent.click(dismissButton());
  assert.is(spoken(), '');
});

test('a dismissed toast is hidden at once, hands on the focus, and goes after its transition', () => {
  const { show, pass, region } = setUpToasts();
  show('a', 'b');
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  for (const next of [region, before]) {
    pass(300);
    act(() => dismissButton().focus());
    act(() => dismissButton().click());
    assert.is(document.activeElement, next);
  }
  assert.is(toastCount(), 0);
  assert.ok(find('li', HTMLLIElement).hidden);
  pass(299);
  assert.is(region.querySelectorAll('li').length, 1);
  pass(1);
  assert.is(region.querySelectorAll('li').length, 0);
});

const setHidden = (value: boolean) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const setActive = (isActive: boolean) => {
  document.hasFocus = () => isActive;
  dispatchEvent(new Event(isActive ? 'focus' : 'blur'));
};

const leaveBoth = () => {
  setActive(false);
  setHidden(true);
  setHidden(false);
};

const holds: [string, (region: Element) => void, (region: Element) => void][] = [
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  [
    'the focus is in it',
    () => dismissButton().focus(),
    (region) => region.querySelector('button')?.blur(),
  ],
  ['the window is not the active one', () => setActive(false), () => setActive(true)],
  ['the page is hidden', () => setHidden(true), () => setHidden(false)],
  ['one of two reasons is left', leaveBoth, () => setActive(true)],
];

for (const [title, hold, release] of holds) {
  test(`a toast stays while ${title}, and then for the rest of its time`, () => {
    const { show, pass, region } = setUpToasts();
    show('a');
    pass(4000);
    act(() => hold(region));
    show('b');
    pass(60_000);
    act(() => release(region));
    pass(999);
    assert.is(toastCount(), 2);
    pass(1);
    assert.is(toastCount(), 1);
    pass(4000);
    assert.is(toastCount(), 0);
  });
}

test('a toast waits, unsaid, for a visitor whose mail program is in front', () => {
  document.hasFocus = () => false;
  const { show, pass } = setUpToasts();
  show('a');
  pass(60_000);
  assert.equal([toastCount(), spoken()], [1, '']);
  act(() => setActive(true));
  assert.is(spoken(), 'a text');
  // The mail program comes only now, and what was begun is said once more.
  pass(999);
  act(() => setActive(false));
  assert.is(spoken(), '');
  act(() => setActive(true));
  pass(1000);
  act(() => leaveBoth());
  assert.is(spoken(), '');
});

test('a toast that has gone from under the pointer holds no other', () => {
  const { show, pass, region } = setUpToasts();
  show('a');
  fireEvent.pointerEnter(region);
  fireEvent.click(dismissButton());
  show('b');
  pass(5000);
  assert.is(toastCount(), 0);
});

const tip = () => screen.queryByRole('tooltip');

/** A button with its tooltip open, which stays while the pointer goes on to it. */
function setUpTooltip() {
  render(<CloseButton label="Close it" tooltipId="hint" />);
  act(() => tooltips.focus('hint'));
  const anchor = find('[data-tooltip]', HTMLElement);
  fireEvent.keyDown(document, { key: 'a' });
  fireEvent.scroll(document.body.appendChild(document.createElement('div')));
  assert.is(tip()?.textContent, 'Close it');
  assert.ok(anchor.contains(tip()));
  return anchor;
}

const ways: Record<string, (anchor: Element) => void> = {
  'a press': fireEvent.pointerDown,
  'a click': fireEvent.click,
  blur: fireEvent.focusOut,
  'scrolling what it is in': () => fireEvent.scroll(document),
  'the pointer leaving': fireEvent.pointerLeave,
  'another tooltip': () => act(() => tooltips.focus('other')),
  'its button going': cleanup,
};

for (const [title, close] of Object.entries(ways)) {
  test(`${title} closes a tooltip`, () => {
    close(setUpTooltip());
    assert.is(tip(), null);
    assert.is.not(tooltips.get(), 'hint');
  });
}

test('a finger opens no tooltip', () => {
  stopTime();
  render(<CloseButton label="Close it" tooltipId="hint" />);
  for (const [pointerType, isShown] of [
    ['touch', false],
    ['mouse', true],
  ] as const) {
    fireEvent.pointerMove(find('[data-tooltip]', HTMLElement), { pointerType });
    act(() => mock.timers.tick(700));
    assert.is(tip() !== null, isShown);
  }
});

test('a message is copied, which is said', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<CopyMessage text="words" />);
  fireEvent.click(screen.getByText(leadSent.copy));
  await passTime(5);
  assert.is(screen.getByText(leadSent.copied).getAttribute('aria-live'), 'polite');
  assert.equal(copied, ['words']);
});

test.run();
