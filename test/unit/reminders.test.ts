import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firm } from '../../src/content/firm';
import { listReminders } from '../../src/content/reminders';

const test = suite('reminders');

/** A day so many days from the last one of the security contact. */
const dayFromEnd = (days: number) =>
  new Date(Date.parse(firm.security.expires) + days * 86_400_000).toISOString().slice(0, 10);

test('nothing is said more than a month ahead', () => {
  assert.equal(listReminders(dayFromEnd(-31)), []);
});

test('from a month ahead on, and ever after, the field is named', () => {
  for (const days of [-30, -1, 0, 400]) {
    assert.match(listReminders(dayFromEnd(days)).join(), 'firm.security.expires', `${days}`);
  }
});

test.run();
