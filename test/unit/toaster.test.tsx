import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createToastStore } from '../../src/toast/toast-store';
import { Toaster } from '../../src/toast/toaster';
import { createFakeClock } from '../support/fake-clock';
import { act, cleanup, fireEvent, passTime, render, screen } from '../support/render';

const test = suite('toaster');
test.after.each(cleanup);

function setUp() {
  document.hasFocus = () => true;
  const clock = createFakeClock();
  const store = createToastStore({ limit: 3, lifetimeMs: 5000, clock });
  render(<Toaster store={store} />);
  const show = (title: string, copy?: string) =>
    act(() => {
      store.show({ title, description: 'text', ...(copy !== undefined && { copy }) });
    });
  const pass = (ms: number) => act(() => clock.pass(ms));
  const region = screen.getByLabelText('Notifications');
  return { store, show, pass, region };
}

const items = () => screen.queryAllByRole('listitem').length;

test('the live region is there before there is anything to say', () => {
  setUp();
  assert.is(screen.getByRole('status').textContent, '');
});

test('shows at most three, and speaks the newest one', () => {
  const { show, pass } = setUp();
  for (const title of ['a', 'b', 'c', 'd']) show(title);
  assert.is(items(), 3);
  assert.is(screen.getByRole('status').textContent, 'c text');
  pass(5000);
  assert.is(items(), 1);
  assert.is(screen.getByRole('status').textContent, 'd text');
});

test('empties the live region when the words have been spoken', async () => {
  const { show } = setUp();
  show('a');
  await passTime(1100);
  assert.is(screen.getByRole('status').textContent, '');
  assert.is(items(), 1);
});

test('empties it also when the toast is dismissed before', async () => {
  const { show } = setUp();
  show('a');
  act(() => screen.getByLabelText('Dismiss').click());
  await passTime(1100);
  assert.is(screen.getByRole('status').textContent, '');
});

test('can be dismissed, and the focus stays near', () => {
  const { show, region } = setUp();
  show('a');
  show('b');
  const [button] = screen.getAllByLabelText('Dismiss');
  button?.focus();
  act(() => button?.click());
  assert.is(items(), 1);
  assert.is(document.activeElement, region);
});

test('a toast that goes is hidden at once and leaves the markup a little later', async () => {
  const { show, pass, region } = setUp();
  show('a');
  await passTime(320);
  pass(5000);
  assert.is(items(), 0);
  assert.is(region.querySelectorAll('li[hidden]').length, 1);
  await passTime(320);
  assert.is(region.querySelectorAll('li').length, 0);
});

test('stays while the pointer is on it', () => {
  const { show, pass, region } = setUp();
  show('a');
  fireEvent.pointerEnter(region);
  pass(60_000);
  assert.is(items(), 1);
  fireEvent.pointerLeave(region);
  pass(5000);
  assert.is(items(), 0);
});

test('stays while the focus is in it', () => {
  const { show, pass } = setUp();
  show('a');
  const button = screen.getByLabelText('Dismiss');
  act(() => button.focus());
  pass(60_000);
  assert.is(items(), 1);
  act(() => button.blur());
  pass(5000);
  assert.is(items(), 0);
});

test('stays while the window is not the active one or the page is hidden', () => {
  const { show, pass } = setUp();
  show('a');
  document.hasFocus = () => false;
  act(() => {
    dispatchEvent(new Event('blur'));
  });
  pass(60_000);
  assert.is(items(), 1);
  document.hasFocus = () => true;
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  pass(60_000);
  assert.is(items(), 1);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  pass(5000);
  assert.is(items(), 0);
});

test('copies the message, or shows it where copying is refused', async () => {
  const copied: string[] = [];
  let isAllowed = true;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      async writeText(text: string) {
        if (!isAllowed) throw new Error('denied');
        copied.push(text);
      },
    },
  });
  const { show } = setUp();
  show('a', 'the message');
  screen.getByText('Copy message').click();
  await passTime(20);
  assert.equal(copied, ['the message']);
  assert.ok(screen.getByText('Copied'));
  isAllowed = false;
  screen.getByText('Copied').click();
  await passTime(20);
  assert.is((screen.getByRole('textbox') as HTMLTextAreaElement).value, 'the message');
  assert.ok(screen.getByText('Copy message'));
});

test.run();
