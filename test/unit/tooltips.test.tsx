import { mock } from 'node:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Tooltips } from '../../src/app/tooltips';
import { CloseButton } from '../../src/site/ui/close-button';
import { stopTime } from '../support/run/time';

const test = suite('tooltips');
const pass = (ms: number) => act(() => mock.timers.tick(ms));
const button = () => screen.getByLabelText('A');
const hover = (pointerType = 'mouse') => fireEvent.pointerOver(button(), { pointerType });
const leave = () => fireEvent.pointerOver(document.body);
const leaveWindow = () => fireEvent.pointerOut(button(), { relatedTarget: null });
/** The focus as the keyboard sets it. */
const focus = () => {
  const { matches } = Element.prototype;
  mock.method(Element.prototype, 'matches', function matchesRing(this: Element, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  act(() => button().focus());
};

function assertOpen(isOpen: boolean) {
  const tips = screen.queryAllByRole('tooltip');
  assert.is(tips.map(({ textContent }) => textContent).join(), isOpen ? 'A' : '');
  // The pointer can move onto a tooltip that is inside the parent of its button.
  for (const tip of tips) assert.ok(button().parentElement?.contains(tip));
}

test.before.each(() => {
  stopTime();
  render(
    <>
      <CloseButton label="A" />
      <Tooltips />
    </>,
  );
});
test.after.each(() => {
  cleanup();
  mock.reset();
});

test('Tooltip open delay 700 ms; skip delay 300 ms.', () => {
  hover();
  pass(699);
  assertOpen(false);
  pass(1);
  assertOpen(true);
  for (const [away, isSkipped] of [
    [299, true],
    [300, false],
  ] as const) {
    leave();
    assertOpen(false);
    pass(away);
    hover();
    assertOpen(isSkipped);
  }
});

test('a pointer that leaves early, and a finger, open none; leaving the window closes one', () => {
  for (const go of [leave, leaveWindow]) {
    hover();
    pass(699);
    go();
    pass(1000);
    assertOpen(false);
  }
  hover('touch');
  pass(1000);
  assertOpen(false);
  hover();
  pass(700);
  leaveWindow();
  assertOpen(false);
});

const ways: Record<string, () => void> = {
  'a press': () => fireEvent.pointerDown(button()),
  'a click': () => fireEvent.click(button()),
  'the loss of focus': () => act(() => button().blur()),
  // Neither the dialog nor the toast around it closes.
  Escape: () => assert.not(fireEvent.keyDown(document, { key: 'Escape' })),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes a tooltip, which stays closed under a pointer that stays`, () => {
    hover();
    focus();
    fireEvent.keyDown(document, { key: 'a' });
    assertOpen(true);
    close();
    assertOpen(false);
    pass(300);
    hover();
    pass(1000);
    assertOpen(false);
    leave();
    hover();
    pass(700);
    assertOpen(true);
  });
}

test.run();
