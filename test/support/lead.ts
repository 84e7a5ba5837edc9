// The lead form, its mail links and its toasts, as the browser tests use them.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadMail } from './content/lead-form';
import type { Launch } from './in-page';
import { dialogIsOpen, fillLead, launchesOf, lead, opener, until } from './page';

export const app = /\/assets\/app-/;
const toast = 'section[aria-label=Notifications] li:not([hidden])';
/** Selectors. */
export const on = {
  submit: '#intro-call [type=submit]',
  close: '#intro-call [aria-label=Close]',
  cancel: '#intro-call button[commandfor]:not([aria-label])',
  toast,
  dismiss: `${toast} button[aria-label=Dismiss]`,
  copy: 'button:not([aria-label])',
  openAgain: '#contact a[href*="Ada%20Lovelace"]',
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

const typed: Record<string, string | undefined> = lead;

/** The email of a lead; lead-mail.test.ts has one written out. */
export const mail = {
  to: 'mailto:inquiries@example.com',
  subject: 'New Lead - Schedule Intro Call Request',
  body: [
    ...Object.entries(leadMail.labels).map(([name, label]) =>
      `${label}: ${typed[name] ?? ''}`.trimEnd().replaceAll('\n', '\r\n'),
    ),
    '',
    leadMail.note,
  ].join('\r\n'),
};

/** The one mail link that was opened, while the browser took it for an answer to a gesture. */
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

/** Waits for what a submit ends with, whenever the app has come, and returns its mail link. */
export async function untilThanked(page: Page): Promise<Launch> {
  const [toast, submit] = [on.toast, on.submit].map(
    (place) => `document.querySelector('${place}')?.textContent`,
  );
  const isThanked = `${toast}?.includes(${JSON.stringify(thanks)}) && ${toastCount} === 1`;
  const isDone = `${dialogIsClosed} && ${hasFocus(opener)} && ${submit} === 'Submit'`;
  await until(page, `${isDone} && ${isThanked}`);
  assert.is(await valueIn(page, 'name'), '');
  return theLaunch(page);
}

/** Sends the lead by a click, as it should be. */
export async function sendLead(page: Page): Promise<Launch> {
  await fillLead(page);
  await page.click(on.submit);
  const launch = await untilThanked(page);
  assert.equal(readMail(launch.href), mail);
  return launch;
}

/**
 * Sends a lead in one task, as no visitor does, and waits for nothing. Returns how many mail links
 * were opened by its end.
 */
export function sendInOneTask(page: Page): Promise<number> {
  return page.evaluate(
    (submit, opener, lead) => {
      document.querySelector<HTMLElement>(opener)?.click();
      for (const [name, value] of Object.entries(lead)) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = value;
      }
      document.querySelector<HTMLElement>(submit)?.click();
      return window.launches.length;
    },
    on.submit,
    opener,
    lead,
  );
}

/** Lets every mail link fail to open. */
export function refuseLaunches(page: Page): Promise<void> {
  return page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });
}
