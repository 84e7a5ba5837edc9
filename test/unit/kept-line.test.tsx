// runtimes: react, preact
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leadSent } from '../../src/content/lead-form';
import { KeptLine } from '../../src/lead/kept-line';
import { sentLead } from '../../src/lead/sent-lead';
import { CopyMessage } from '../../src/ui/copy-message';
import { act, cleanup, fireEvent, passTime, render, screen } from '../support/render';

const test = suite('kept line and copying');

test.after.each(() => {
  cleanup();
  sentLead.set(null);
});

test('is there after a lead, with the link if there is one', () => {
  const { container } = render(<KeptLine />);
  assert.is(container.textContent, '');
  act(() => sentLead.set({ text: 'words', href: 'mailto:a@b.c', hasFailed: false }));
  assert.ok(screen.getByText(leadSent.kept));
  assert.is(screen.getByText(leadSent.openAgain).getAttribute('href'), 'mailto:a@b.c');
  act(() => sentLead.set({ text: 'words', hasFailed: true }));
  assert.is(screen.queryByText(leadSent.openAgain), null);
  assert.ok(screen.getByText(leadSent.copy));
});

test('copies the message, or shows it where copying is refused', async () => {
  const copied: string[] = [];
  let isAllowed = true;
  const writeText = async (text: string) => {
    if (!isAllowed) throw new Error('denied');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<CopyMessage text="the message" />);
  fireEvent.click(screen.getByText(leadSent.copy));
  await passTime(5);
  assert.equal(copied, ['the message']);
  assert.is(screen.getByText(leadSent.copied).getAttribute('aria-live'), 'polite');
  isAllowed = false;
  fireEvent.click(screen.getByText(leadSent.copied));
  await passTime(5);
  assert.ok(screen.getByDisplayValue('the message'));
  assert.ok(screen.getByText(leadSent.copy));
});

test.run();
