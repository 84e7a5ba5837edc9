// The lead form, its mail links and its toasts, as the browser tests use them.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadFieldNames } from '../../../src/lead/lead-mail';
import { leadMail } from '../../content/lead-form';
import type { Launch } from './in-page';
import { dialogIsOpen, fillLead, launchesOf, opener, type SitePage, until } from './page';
import { lead, typedFields } from './test-lead';

export const app = /\/assets\/app-/;
const toast = 'section[aria-label=Notifications] li:not([hidden])';
/** Selectors. */
export const on = {
  submit: '#intro-call [type=submit]',
  close: '#intro-call [aria-label=Close]',
  cancel: '#intro-call button[commandfor]:not([aria-label])',
  toast,
  dismiss: `${toast} button[aria-label=Dismiss]`,
  notice: '#notice:not([hidden])',
  copy: '[data-copy]',
  openAgain: '#contact [data-open-again][href*="Ada%20Lovelace"]',
  webmail: '[data-webmail]',
} as const;
export const dialogIsClosed = `!${dialogIsOpen}`;
export const toastCount = `document.querySelectorAll('${toast}').length`;
export const hasFocus = (selector: string) =>
  `document.activeElement.matches(${JSON.stringify(selector)})`;

export function readMail(href = '') {
  const { protocol, pathname, searchParams } = new URL(href);
  const { subject, body, ...more } = Object.fromEntries(searchParams);
  return { to: protocol + pathname, subject, body: body ?? '', ...more };
}

/** The email of the test lead; lead-mail.test.ts has its link written out. */
export const mail = {
  to: 'mailto:inquiries@example.com',
  subject: 'New Lead - Schedule Intro Call Request',
  body: [
    ...leadFieldNames.map((name) =>
      `${leadMail.labels[name]}: ${lead[name]}`.trimEnd().replaceAll('\n', '\r\n'),
    ),
    '',
    leadMail.note,
  ].join('\r\n'),
};

/** An expression: the text that *Copy message* copied last. */
export const copied = "window.copied ??= '', window.copied";

/** Records copied text, because a headless browser has no clipboard. */
export const recordCopies = (page: Page) =>
  page.evaluate(() => {
    const writeText = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

/** The text that *Copy message* copies. */
export const message = `To: ${mail.to.slice(7)}\nSubject: ${mail.subject}\n\n${mail.body.replaceAll('\r', '')}`;

/** Returns the only mail link that was opened, and fails unless it answered a gesture. */
export async function theLaunch(page: Page): Promise<Launch> {
  const [launch, ...more] = await launchesOf(page);
  if (!launch) throw new Error('No mail link was opened');
  assert.equal(more, [], 'one gesture, one link');
  assert.ok(launch.isActive, 'at the gesture');
  return launch;
}

export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent ?? '');

export const valueIn = (page: Page, name: keyof typeof lead) =>
  page.$eval(`[name=${name}]`, (field) => ('value' in field ? field.value : undefined));

const thanks =
  "Thank you for your interest!Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at inquiries@example.com";

/** An expression: the dialog is closed, its button reads *Submit*, and the focus is on the opener. */
const isDone = `${dialogIsClosed} && ${hasFocus(opener)} && document.querySelector('${on.submit}').textContent === 'Submit'`;

/**
 * Waits for the thanks after a submit, and returns the mail link. Moves a fake clock on.
 *
 * @param place `toast` with the app, `notice` without
 */
export async function untilThanked(
  page: SitePage,
  place: 'toast' | 'notice' = 'toast',
): Promise<Launch> {
  const tick = "typeof tick === 'undefined' || await tick(800)";
  await page.evaluate(`(async () => { ${tick} })()`);
  await until(page, isDone);
  if (place === 'notice') await page.evaluate("typeof tick === 'undefined' || tick(1200)");
  const text = `document.querySelector('${on[place]}')?.textContent`;
  await until(page, `${text}?.includes(${JSON.stringify(thanks)})`);
  assert.is(await page.evaluate(toastCount), place === 'toast' ? 1 : 0);
  assert.is(await page.$$eval(on.notice, ({ length }) => length), place === 'toast' ? 0 : 1);
  assert.is(await valueIn(page, 'name'), '');
  return theLaunch(page);
}

/** Opens the dialog, unless it is open, fills it and submits it by a click. */
export async function submitLead(page: Page): Promise<void> {
  await fillLead(page);
  await page.click(on.submit);
}

/** Submits the lead, waits for the toast, and checks the email. */
export async function sendLead(page: SitePage): Promise<Launch> {
  await submitLead(page);
  const launch = await untilThanked(page);
  assert.equal(readMail(launch.href), mail);
  return launch;
}

/** Opens the dialog, fills and submits it in one task. Returns how many mail links that task opened. */
export function sendInOneTask(page: Page): Promise<number> {
  return page.evaluate(
    (submit, opener, fields) => {
      document.querySelector<HTMLElement>(opener)?.click();
      for (const [name, value] of fields) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = value;
      }
      document.querySelector<HTMLElement>(submit)?.click();
      return window.launches.length;
    },
    on.submit,
    opener,
    typedFields,
  );
}

/** Makes every mail link fail to open. */
export function refuseLaunches(page: Page): Promise<void> {
  return page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });
}
