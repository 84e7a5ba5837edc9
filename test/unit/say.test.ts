import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { say, setUpSay } from '../../src/page/say';
import { Mark } from '../../src/shared/markup';
import { stopTime } from '../support/run/time';

const test = suite('say');
const status = document.body.appendChild(document.createElement('p'));
status.setAttribute(Mark.say, '');
const heard = () => status.textContent;
setUpSay();

/** How often the page has asked for the focus. */
let asked = 0;
function setPlace(isHidden: boolean, hasFocus: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.hasFocus = () => {
    asked += 1;
    return hasFocus;
  };
}
const pass = (ms: number) => mock.timers.tick(ms);
const change = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
const focus = () => dispatchEvent(new Event('focus'));

test.before.each(stopTime);
test.after.each(() => {
  say('');
  mock.reset();
});

test('words are said at once, and nobody finds them later', () => {
  setPlace(false, true);
  say('Thanks');
  assert.is(heard(), 'Thanks');
  pass(2000);
  assert.is(heard(), '');
});

for (const [place, isHidden, hasFocus, comeBack] of [
  ['the tab of the mail link', true, true, change],
  ['the window of the mail program', false, true, focus],
  // After Back, Firefox says so late that the page has the focus.
  ['another page', true, false, focus],
] as const) {
  test(`behind ${place} words wait, without asking, and are then said once`, () => {
    setPlace(isHidden, false);
    say('Thanks');
    asked = 0;
    pass(60_000);
    assert.is(asked, 0);
    assert.is(heard(), '');
    setPlace(false, hasFocus);
    comeBack();
    pass(100);
    assert.is(heard(), 'Thanks');
    pass(2000);
    focus();
    change();
    pass(100);
    assert.is(heard(), '');
  });
}

test('a tab that is seen behind a window waits for the focus; the latest words are said', () => {
  setPlace(true, false);
  say('Submitting');
  setPlace(false, false);
  change();
  pass(100);
  assert.is(heard(), '');
  say('Thanks');
  setPlace(false, true);
  focus();
  pass(100);
  assert.is(heard(), 'Thanks');
  say('');
  setPlace(false, false);
  say('Submitting');
  say('');
  focus();
  pass(100);
  assert.is(heard(), '', 'what was taken back is not said');
});

test.run();
