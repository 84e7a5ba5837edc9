import { mock } from 'node:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpTooltips } from '../../src/page/tooltips';
import { Mark } from '../../src/shared/markup';
import { CloseButton } from '../../src/site/ui/close-button';
import { stopTime } from '../support/run/time';

setUpTooltips();

const pass = (ms: number) => mock.timers.tick(ms);
const button = (name = 'A') => screen.getByRole('button', { name });
const hover = (name?: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(button(name), { pointerType });
const leave = (name?: string) => fireEvent.pointerOut(button(name));

/** The words of the tooltips that are open. */
const listOpen = () =>
  [...document.querySelectorAll(`[${Mark.tip}=open]`)].map((found) => found.textContent).join();

test.before.each(() => {
  stopTime();
  render(['A', 'B'].map((label) => <CloseButton key={label} label={label} />));
});
test.after.each(() => {
  cleanup();
  mock.reset();
});

test('Tooltip open delay 700 ms; skip delay 300 ms.', () => {
  hover();
  pass(699);
  assert.is(listOpen(), '');
  pass(1);
  assert.is(listOpen(), 'A');
  leave();
  assert.is(listOpen(), '');
  pass(299);
  hover('B');
  pass(1);
  assert.is(listOpen(), 'B');
  leave('B');
  pass(300);
  hover();
  pass(699);
  assert.is(listOpen(), '');
});

test('a pointer that leaves early, and a finger, open none; Escape is then left to others', () => {
  hover();
  pass(699);
  leave();
  pass(1000);
  assert.is(listOpen(), '');
  assert.ok(fireEvent.keyDown(document.body, { key: 'Escape' }));
  hover('A', 'touch');
  pass(1000);
  assert.is(listOpen(), '');
});

const ways: Record<string, () => void> = {
  'a press': () => fireEvent.pointerDown(button()),
  'a click': () => fireEvent.click(button()),
  'the loss of focus': () => button().blur(),
  // Neither the dialog nor the toast around it closes.
  Escape: () => assert.not(fireEvent.keyDown(document.body, { key: 'Escape' })),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes a tooltip, which stays closed under a pointer that stays`, () => {
    hover();
    button().focus();
    assert.is(listOpen(), 'A', 'the keyboard opens it at once');
    close();
    assert.is(listOpen(), '');
    // The pointer moves onto the icon.
    fireEvent.pointerOver(button(), { relatedTarget: button().firstElementChild });
    pass(1000);
    assert.is(listOpen(), '');
    leave();
    hover();
    pass(700);
    assert.is(listOpen(), 'A');
    leave();
  });
}

test.run();
