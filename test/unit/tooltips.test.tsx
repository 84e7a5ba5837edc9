import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CloseButton } from '../../src/ui/tooltip/close-button';
import { tooltips } from '../../src/ui/tooltip/tooltips';
import { act, cleanup, find, fireEvent, render, screen, stopTime } from '../support/drive/render';

const test = suite('tooltips');
const pass = (ms: number) => act(() => mock.timers.tick(ms));

test.before.each(stopTime);
test.after.each(() => {
  for (const id of ['a', 'b']) tooltips.pointerLeave(id);
  cleanup();
  mock.reset();
});

function expectOpen(ms: number, id: string | null) {
  pass(ms - 1);
  assert.is(tooltips.get(), null);
  pass(1);
  assert.is(tooltips.get(), id);
}

test('a tooltip opens 700 ms after the first move', () => {
  tooltips.pointerMove('a');
  pass(600);
  tooltips.pointerMove('a');
  expectOpen(100, 'a');
  tooltips.pointerLeave('a');
  assert.is(tooltips.get(), null);
});

for (const end of ['pointerLeave', 'dismiss'] as const) {
  test(`${end} before a tooltip opens cancels it`, () => {
    tooltips.pointerMove('a');
    pass(699);
    tooltips[end]('a');
    expectOpen(1000, null);
  });
}

test('a dismissed tooltip does not open again for a pointer that stays on its button', () => {
  tooltips.focus('a');
  tooltips.dismiss('a');
  pass(300);
  tooltips.pointerMove('a');
  expectOpen(700, 'a');
  tooltips.dismiss('a');
  pass(300);
  tooltips.pointerMove('a');
  expectOpen(1000, null);
  tooltips.pointerLeave('a');
  tooltips.pointerMove('a');
  expectOpen(700, 'a');
});

test('the next tooltip opens at once while another is open, and up to 300 ms after it', () => {
  tooltips.focus('a');
  tooltips.pointerMove('b');
  assert.is(tooltips.get(), 'b');
  tooltips.pointerLeave('b');
  pass(299);
  tooltips.pointerMove('a');
  assert.is(tooltips.get(), 'a');
  tooltips.pointerLeave('a');
  pass(300);
  tooltips.pointerMove('b');
  assert.is(tooltips.get(), null);
});

const tip = () => screen.queryByRole('tooltip');

/** Renders a button with its tooltip open. Other keys leave it open. */
function setUpTooltip() {
  render(<CloseButton label="Close it" tooltipId="hint" />);
  act(() => tooltips.focus('hint'));
  const anchor = find('[data-tooltip]', HTMLElement);
  fireEvent.keyDown(document, { key: 'a' });
  assert.is(tip()?.textContent, 'Close it');
  assert.ok(anchor.contains(tip()));
  return anchor;
}

const ways: Record<string, (anchor: Element) => void> = {
  'a press': fireEvent.pointerDown,
  'a click': fireEvent.click,
  'the loss of focus': fireEvent.focusOut,
  'a pointer that leaves': fireEvent.pointerLeave,
  'another tooltip': () => act(() => tooltips.focus('other')),
  'the removal of its button': cleanup,
};

for (const [title, close] of Object.entries(ways)) {
  test(`${title} closes a tooltip`, () => {
    close(setUpTooltip());
    assert.is(tip(), null);
    assert.is.not(tooltips.get(), 'hint');
  });
}

test('a finger opens no tooltip', () => {
  render(<CloseButton label="Close it" tooltipId="hint" />);
  for (const pointerType of ['touch', 'mouse']) {
    fireEvent.pointerMove(find('[data-tooltip]', HTMLElement), { pointerType });
    pass(700);
    assert.is(tip() !== null, pointerType === 'mouse');
  }
});

test.run();
