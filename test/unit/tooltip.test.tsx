// runtimes: react, preact
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tooltips } from '../../src/tooltip/tooltips';
import { CloseButton } from '../../src/ui/close-button';
import { act, cleanup, fireEvent, render, screen } from '../support/render';

const test = suite('tooltip');

test.after.each(() => {
  cleanup();
  tooltips.dismiss('other');
});

function setUp() {
  render(<CloseButton label="Close it" tooltipId="hint" />);
  const button = screen.getByLabelText('Close it');
  const anchor = button.closest('[data-tooltip]');
  assert.ok(anchor);
  return { button, anchor };
}

const tip = () => screen.queryByRole('tooltip');
const open = () => act(() => tooltips.focus('hint'));

/** Sent to the document; whether somebody has taken it. */
function pressEscape() {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void document.dispatchEvent(event));
  return event.defaultPrevented;
}

test('repeats the name of its button, inside the anchor, so that the pointer can go there', () => {
  const { anchor, button } = setUp();
  assert.is(tip(), null);
  open();
  assert.is(tip()?.textContent, 'Close it');
  assert.ok(anchor.contains(tip()));
  assert.is(button.getAttribute('aria-describedby'), null);
});

const ways: Record<string, (anchor: Element) => void> = {
  'a press': (anchor) => fireEvent.pointerDown(anchor),
  'a click': (anchor) => fireEvent.click(anchor),
  blur: (anchor) => fireEvent.focusOut(anchor),
  Escape: () => pressEscape(),
  'scrolling what it is in': () => fireEvent.scroll(document),
  'the pointer leaving': (anchor) => fireEvent.pointerLeave(anchor),
  'another tooltip': () => act(() => tooltips.focus('other')),
};

for (const [title, close] of Object.entries(ways)) {
  test(`${title} closes it`, () => {
    const { anchor } = setUp();
    open();
    close(anchor);
    assert.is(tip(), null);
  });
}

test('Escape closes the tooltip alone, and the next one is for the dialog', () => {
  setUp();
  assert.not(pressEscape());
  open();
  assert.ok(pressEscape());
  assert.not(pressEscape());
});

test('another key, or scrolling something else, leaves it open', () => {
  setUp();
  open();
  fireEvent.keyDown(document, { key: 'a' });
  const other = document.body.appendChild(document.createElement('div'));
  fireEvent.scroll(other);
  assert.ok(tip());
  other.remove();
});

test('a pointer starts it, a finger does not', () => {
  const { anchor } = setUp();
  const moves: string[] = [];
  const { pointerMove } = tooltips;
  tooltips.pointerMove = (id) => moves.push(id);
  fireEvent.pointerMove(anchor, { pointerType: 'touch' });
  assert.equal(moves, []);
  fireEvent.pointerMove(anchor, { pointerType: 'mouse' });
  assert.equal(moves, ['hint']);
  tooltips.pointerMove = pointerMove;
});

test('goes with its button', () => {
  setUp();
  open();
  cleanup();
  assert.is(tooltips.get(), null);
});

test.run();
