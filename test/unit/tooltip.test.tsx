import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Tooltip } from '../../src/tooltip/tooltip';
import { tooltips } from '../../src/tooltip/tooltips';
import { act, cleanup, fireEvent, render, screen } from '../support/render';

const test = suite('tooltip');
test.after.each(cleanup);

function setUp(isLabel = false) {
  render(
    <Tooltip id="hint" text="More words" isLabel={isLabel} align="start">
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Trigger
        </button>
      )}
    </Tooltip>,
  );
  const button = screen.getByText('Trigger');
  return { button, anchor: button.parentElement as HTMLElement };
}

const tip = () => screen.queryByRole('tooltip');
const open = () => act(() => tooltips.focus('hint'));

test('describes its trigger while it is open, and only then', () => {
  const { button } = setUp();
  assert.is(button.getAttribute('aria-describedby'), null);
  open();
  assert.is(tip()?.textContent, 'More words');
  assert.is(button.getAttribute('aria-describedby'), tip()?.id);
  act(() => tooltips.dismiss('hint'));
  assert.is(tip(), null);
  assert.is(button.getAttribute('aria-describedby'), null);
});

test('does not repeat a label as a description', () => {
  const { button } = setUp(true);
  open();
  assert.ok(tip());
  assert.is(button.getAttribute('aria-describedby'), null);
});

test('lies inside its anchor, so that the pointer can go there', () => {
  const { anchor } = setUp();
  open();
  assert.ok(anchor.contains(tip()));
});

for (const [name, close] of [
  ['a press', (anchor: HTMLElement) => fireEvent.pointerDown(anchor)],
  ['a click', (anchor: HTMLElement) => fireEvent.click(anchor)],
  ['blur', (anchor: HTMLElement) => fireEvent.focusOut(anchor)],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['scrolling what it stands in', () => fireEvent.scroll(document)],
  ['the pointer leaving', (anchor: HTMLElement) => fireEvent.pointerLeave(anchor)],
  ['another tooltip', () => act(() => tooltips.focus('other'))],
] as const) {
  test(`${name} closes it`, () => {
    const { anchor } = setUp();
    open();
    close(anchor);
    assert.is(tip(), null);
    act(() => tooltips.dismiss('other'));
  });
}

test('Escape closes the tooltip alone', () => {
  setUp();
  open();
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => {
    document.dispatchEvent(event);
  });
  assert.ok(event.defaultPrevented);
  const next = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.dispatchEvent(next);
  assert.not(next.defaultPrevented);
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

test('goes with its trigger', () => {
  setUp();
  open();
  cleanup();
  assert.is(tooltips.get(), null);
});

test.run();
