// The mail links that a page opens, and the text that it copies.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadFieldNames } from '../../../src/lead/lead-mail';
import { firm, leadForm } from '../content';
import type { OpenedMailLink } from './in-page';
import { lead } from './test-lead';

export function readMail(href = '') {
  const { protocol, pathname, searchParams } = new URL(href);
  const { subject, body, ...more } = Object.fromEntries(searchParams);
  return { to: protocol + decodeURIComponent(pathname), subject, body: body ?? '', ...more };
}

const { labels, note, subject } = leadForm.leadMail;

/** The email of the test lead; lead-mail.test.ts proves how its link is encoded. */
export const mail = {
  to: `mailto:${firm.email}`,
  subject,
  body: [
    ...leadFieldNames.map((name) =>
      `${labels[name]}: ${lead[name]}`.trimEnd().replaceAll('\n', '\r\n'),
    ),
    '',
    note,
  ].join('\r\n'),
};

/** Fails unless a mail link has the email of the test lead and nothing else. */
export const checkMail = (href: string) => assert.equal(readMail(href), mail);

/** The text that *Copy message* copies. */
const message = `To: ${mail.to.slice(7)}\nSubject: ${mail.subject}\n\n${mail.body.replaceAll('\r', '')}`;

/**
 * Presses *Copy message* in a part of the page, even if it is out of sight, and checks the copied text. It
 * replaces the clipboard, because a headless browser has none.
 */
export async function checkCopy(page: Page, place: string): Promise<void> {
  const copied = await page.$eval(
    `${place} button::-p-text(${JSON.stringify(leadForm.leadSent.copy)})`,
    async (button) => {
      const copied = new Promise<string>((resolve) => {
        const writeText = async (text: string) => resolve(text);
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      });
      (button as HTMLElement).click();
      return copied;
    },
  );
  assert.is(copied, message);
}

export const openedMailLinks = (page: Page): Promise<OpenedMailLink[]> =>
  page.evaluate(() => window.openedMailLinks);

/** Returns the only mail link that was opened, and fails unless a gesture allowed it. */
export async function onlyMailLink(page: Page): Promise<OpenedMailLink> {
  const [link, ...more] = await openedMailLinks(page);
  if (!link) throw new Error('No mail link was opened');
  assert.equal(more, [], 'one gesture opens one link');
  assert.ok(link.isActive, 'the gesture opens the link');
  return link;
}
