import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CloseButton } from '../../src/ui/close-button';
import { Tooltips } from '../../src/ui/tooltips.app';
import { act, cleanup, fireEvent, render, screen, stopTime } from '../support/drive/render';

const test = suite('tooltips');
const pass = (ms: number) => act(() => mock.timers.tick(ms));
const button = (name: string) => screen.getByLabelText(name);
const hover = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(button(name), { pointerType });
const leave = () => fireEvent.pointerOver(document.body);
/** The focus as the keyboard sets it. */
const focus = (name: string) => {
  const { matches } = Element.prototype;
  mock.method(Element.prototype, 'matches', function matchesRing(this: Element, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  act(() => button(name).focus());
};

function assertOpen(name: string | null) {
  const tips = screen.queryAllByRole('tooltip');
  assert.equal(
    tips.map(({ textContent }) => textContent),
    name ? [name] : [],
  );
  for (const tip of tips) assert.ok(button(String(name)).parentElement?.contains(tip));
}

test.before.each(() => {
  stopTime();
  render(
    <>
      <CloseButton label="A" />
      <CloseButton label="B" />
      <Tooltips />
    </>,
  );
});
test.after.each(() => {
  cleanup();
  mock.reset();
});

test('a pointer that leaves early or leaves the window, and a finger, open none', () => {
  const leaveWindow = () => fireEvent.pointerOut(button('A'), { relatedTarget: null });
  for (const [ms, go] of [
    [699, leave],
    [699, leaveWindow],
    [700, leaveWindow],
  ] as const) {
    hover('A');
    pass(ms);
    go();
    pass(1000);
    assertOpen(null);
  }
  hover('A', 'touch');
  pass(1000);
  assertOpen(null);
});

const ways: Record<string, () => void> = {
  'a press': () => fireEvent.pointerDown(button('A')),
  'a click': () => fireEvent.click(button('A')),
  'the loss of focus': () => act(() => button('A').blur()),
  Escape: () => fireEvent.keyDown(document, { key: 'Escape' }),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes a tooltip, which stays closed under a pointer that stays`, () => {
    hover('A');
    focus('A');
    fireEvent.keyDown(document, { key: 'a' });
    assertOpen('A');
    close();
    assertOpen(null);
    pass(300);
    hover('A');
    pass(1000);
    assertOpen(null);
    leave();
    hover('A');
    pass(700);
    assertOpen('A');
  });
}

test.run();
