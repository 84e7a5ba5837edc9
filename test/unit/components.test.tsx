// runtimes: react, preact
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leadSent, toastWords } from '../../src/content/lead-form';
import { KeptLine } from '../../src/lead/kept-line';
import { sentLead } from '../../src/lead/sent-lead';
import { createToastStore } from '../../src/toast/toast-store';
import { Toaster } from '../../src/toast/toaster';
import { tooltips } from '../../src/tooltip/tooltips';
import { CloseButton } from '../../src/ui/close-button';
import {
  act,
  cleanup,
  fakeClock,
  find,
  fireEvent,
  passTime,
  render,
  screen,
} from '../support/render';

const test = suite('components');

test.before.each(() => {
  document.hasFocus = () => true;
});

test.after.each(() => {
  cleanup();
  mock.timers.reset();
});

function setUpToasts() {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const store = createToastStore({ limit: 3, lifetimeMs: 5000, clock: fakeClock });
  render(<Toaster store={store} />);
  const show = (...titles: string[]) => {
    for (const title of titles) act(() => void store.show({ title, description: 'text' }));
  };
  const pass = (ms: number) => act(() => mock.timers.tick(ms));
  return { show, pass, region: screen.getByLabelText(toastWords.region) };
}

const toastCount = () => screen.queryAllByRole('listitem').length;
const spoken = () => screen.getByRole('status').textContent;
const dismissButton = () => screen.getAllByLabelText(toastWords.dismiss).at(-1) ?? document.body;

test('the words of the newest toast are spoken, for a second, or until it goes', () => {
  const { show, pass } = setUpToasts();
  assert.is(spoken(), '');
  show('a', 'b', 'c', 'd');
  assert.is(spoken(), 'c text');
  pass(1000);
  assert.is(spoken(), '');
  assert.is(toastCount(), 3);
  pass(4000);
  assert.is(spoken(), 'd text');
  fireEvent.click(dismissButton());
  assert.is(spoken(), '');
});

test('a dismissed toast is hidden at once, keeps the focus near, and goes after its transition', () => {
  const { show, pass, region } = setUpToasts();
  show('a');
  pass(300);
  act(() => dismissButton().focus());
  act(() => dismissButton().click());
  assert.is(toastCount(), 0);
  assert.ok(find('li', HTMLLIElement).hidden);
  assert.is(document.activeElement, region);
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

const holds: [
  title: string,
  hold: (region: Element) => void,
  release: (region: Element) => void,
][] = [
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus is in it', () => dismissButton().focus(), () => dismissButton().blur()],
  ['the window is not the active one', () => setActive(false), () => setActive(true)],
  ['the page is hidden', () => setHidden(true), () => setHidden(false)],
];

for (const [title, hold, release] of holds) {
  test(`a toast stays while ${title}`, () => {
    const { show, pass, region } = setUpToasts();
    show('a');
    pass(4000);
    act(() => hold(region));
    pass(60_000);
    act(() => release(region));
    pass(999);
    assert.is(toastCount(), 1);
    pass(1);
    assert.is(toastCount(), 0);
  });
}

test('a toast waits for a visitor whose mail program is in front when the app starts', () => {
  document.hasFocus = () => false;
  const { show, pass } = setUpToasts();
  show('a');
  pass(60_000);
  assert.is(toastCount(), 1);
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

/** A button with its tooltip open. */
function setUpTooltip() {
  render(<CloseButton label="Close it" tooltipId="hint" />);
  act(() => tooltips.focus('hint'));
  assert.is(tip()?.textContent, 'Close it');
  return find('[data-tooltip]', HTMLElement);
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

test('Escape closes a tooltip alone, and the next one is for the dialog', () => {
  setUpTooltip();
  const isTaken = () => !fireEvent.keyDown(document, { key: 'Escape' });
  assert.ok(isTaken());
  assert.is(tip(), null);
  assert.not(isTaken());
});

test('a tooltip stays when the pointer is on it, another key is pressed, or another box scrolls', () => {
  const anchor = setUpTooltip();
  assert.ok(anchor.contains(tip()));
  fireEvent.keyDown(document, { key: 'a' });
  fireEvent.scroll(document.body.appendChild(document.createElement('div')));
  assert.ok(tip());
});

test('the kept line has the link, if there is one, and copies, or shows what to copy', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (copied.push(text) > 1) throw new Error('denied');
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { container } = render(<KeptLine />);
  assert.is(container.textContent, '');
  act(() => sentLead.set({ text: 'words', href: 'mailto:a@b.c', hasFailed: false }));
  assert.is(screen.getByText(leadSent.openAgain).getAttribute('href'), 'mailto:a@b.c');
  fireEvent.click(screen.getByText(leadSent.copy));
  await passTime(5);
  assert.is(screen.getByText(leadSent.copied).getAttribute('aria-live'), 'polite');
  fireEvent.click(screen.getByText(leadSent.copied));
  await passTime(5);
  assert.equal(copied, ['words', 'words']);
  assert.ok(screen.getByDisplayValue('words'));
  act(() => sentLead.set({ text: 'words', hasFailed: true }));
  assert.is(screen.queryByText(leadSent.openAgain), null);
  act(() => sentLead.set(null));
});

test.run();
