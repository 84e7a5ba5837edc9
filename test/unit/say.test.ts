import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { say, setUpSay } from '../../src/page/say';
import { Mark } from '../../src/shared/markup';
import { stopTime } from '../support/run/time';

const status = document.body.appendChild(document.createElement('p'));
status.setAttribute(Mark.say, '');
setUpSay();

function setPlace(isHidden: boolean, hasFocus: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.hasFocus = () => hasFocus;
}
const change = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
const focus = () => dispatchEvent(new Event('focus'));

/** Fails unless these words have just been said. Nobody finds them later. */
function assertHeard(words: string) {
  mock.timers.tick(100);
  assert.is(status.textContent, words);
  mock.timers.tick(5000);
  assert.is(status.textContent, '');
}

test.before.each(stopTime);
test.after.each(() => mock.reset());

test('words are said at once', () => {
  setPlace(false, true);
  say('Thanks');
  assertHeard('Thanks');
});

for (const [place, isHidden, hasFocus, comeBack] of [
  ['the tab of the mail link', true, true, change],
  ['the window of the mail program', false, true, focus],
  // After Back, Firefox says so late that the page has the focus.
  ['another page', true, false, focus],
] as const) {
  test(`behind ${place} the latest words wait, and are then said once`, () => {
    setPlace(isHidden, false);
    say('Submitting');
    say('Thanks');
    assertHeard('');
    setPlace(false, hasFocus);
    comeBack();
    assertHeard('Thanks');
    focus();
    change();
    assertHeard('');
  });
}

test('what the window of a mail program cuts short is said again', () => {
  setPlace(false, true);
  say('Thanks');
  mock.timers.tick(3000);
  setPlace(false, false);
  dispatchEvent(new Event('blur'));
  assertHeard('');
  focus();
  assertHeard('Thanks');
});

test('a tab that is seen behind a window waits for the focus; what was taken back is not said', () => {
  setPlace(true, false);
  say('Thanks');
  setPlace(false, false);
  change();
  assertHeard('');
  say('');
  focus();
  assertHeard('');
});

test.run();
