// The lead form, its email and its thanks, as the browser tests use them.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { firm, leadForm } from '../content';
import type { OpenedMailLink } from './in-page';
import { clickUnseen, type SitePage } from './page';
import { conditions, hasFocus, selectors } from './selectors';
import { field, lead } from './test-lead';
import { passFrames, until } from './wait';
import type { DrivenPage } from './webdriver';

const { leadMail, leadSent } = leadForm;
const thanks = leadSent.success.replace('{email}', firm.email);

/** Selectors and values of the fields that tests fill in. */
const typedFields = lead.flatMap(([name, text]) => (text ? [[field(name), text] as const] : []));

/** Opens the dialog and fills it by a click and keys, in any engine. */
export async function typeLead(page: Pick<DrivenPage, 'click' | 'evaluate' | 'type'>) {
  await page.click(selectors.opener);
  await until(page, conditions.dialogOpen);
  for (const [selector, text] of typedFields) await page.type(selector, text);
}

/** Opens the dialog, unless it is open, and fills it at once. */
export const fillLead = (page: Page): Promise<void> =>
  page.evaluate(
    (opener, fields) => {
      const isOpen = document.querySelector('dialog:modal');
      if (!isOpen) document.querySelector<HTMLElement>(opener)?.click();
      for (const [selector, value] of fields) {
        const field = document.querySelector<HTMLInputElement>(selector);
        if (field) field.value = value;
      }
    },
    selectors.opener,
    typedFields,
  );

/** Opens the dialog, unless it is open, fills it and submits it by a click. The app may come later. */
export async function submitLead(page: Page): Promise<void> {
  await fillLead(page);
  await page.click(selectors.submit);
  await until(page, conditions.submitting);
}

export const valueIn = (page: Page, name: string) =>
  page.$eval(field(name), (field) => ('value' in field ? field.value : undefined));

/**
 * Waits for the toast after a submit, and returns the mail link. Moves a fake clock on: the dialog closes 0.8 s after the
 * submit, and the toast comes when it has faded.
 */
export async function untilThanked(page: SitePage) {
  await until(page, conditions.submitting);
  await page.tick(1100);
  await until(page, conditions.dialogClosed);
  // `close` gives the focus back.
  await passFrames(page);
  await until(page, hasFocus(selectors.opener));
  const toast = await page.waitForSelector(selectors.toast);
  const words = await toast?.evaluate((toast) => toast.textContent);
  assert.ok(words?.includes(thanks), words);
  assert.is(await valueIn(page, 'Name'), '');
  return onlyMailLink(page);
}

/** Submits the lead, waits for the toast, and checks the email. */
export async function sendLead(page: SitePage): Promise<void> {
  await submitLead(page);
  checkMail((await untilThanked(page)).href);
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

export function readMail(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return { to: protocol + decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
}

const lines = lead.map(([name, text]) => `${name}: ${text}`.trimEnd());
const text = [...lines, '', leadMail.note].join('\n');

/** The email of the test lead; email.test.ts proves how its link is encoded. */
export const mail = {
  to: `mailto:${firm.email}`,
  subject: leadMail.subject,
  body: text.replaceAll('\n', '\r\n'),
};

/** Fails unless a mail link has the email of the test lead and nothing else. */
export const checkMail = (href: string) => assert.equal(readMail(href), mail);

/** Presses *Copy message* in a part of the page, even if it is out of sight, and checks the copied text. */
export async function checkCopy(page: Page, place: string): Promise<void> {
  await page.evaluate("window.copied = ''");
  await clickUnseen(page, `${place} ${selectors.copy}`);
  await until(page, 'window.copied');
  const copied = await page.evaluate(() => window.copied);
  assert.is(copied, `To: ${firm.email}\nSubject: ${mail.subject}\n\n${text}`);
}
