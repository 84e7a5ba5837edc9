// The lead form, its mail links and its toasts, as the browser tests use them.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import type { Launch } from './in-page';
import { dialogIsOpen, fillLead, launchesOf, lead, opener, type SitePage, until } from './page';

export const app = /\/assets\/app-/;
export const dialogIsClosed = `!${dialogIsOpen}`;
export const submit = '#intro-call [type=submit]';
export const close = '#intro-call [aria-label=Close]';
export const cancel = '#intro-call button[commandfor]:not([aria-label])';
export const region = 'section[aria-label=Notifications]';
export const toast = `${region} li:not([hidden])`;
export const toastCount = `document.querySelectorAll('${toast}').length`;
export const copyButton = 'button:not([aria-label])';
export const openAgain = '#contact a[href*="Ada%20Lovelace"]';
export const hasFocus = (selector: string) =>
  `document.activeElement.matches(${JSON.stringify(selector)})`;

export const body = [
  'Name: Ada Lovelace',
  'Email: ada@example.org',
  'Company: Engines & Sons',
  'Title:',
  'Phone:',
  'Reason for Interest: A catalog',
  'of songs',
  '',
  'This message was written with the contact form on the website.',
].join('\r\n');

export function readMail(href = '') {
  const { protocol, pathname, searchParams } = new URL(href);
  const { subject, body, ...more } = Object.fromEntries(searchParams);
  return { to: protocol + pathname, subject, body: body ?? '', ...more };
}

export const mail = {
  to: 'mailto:inquiries@example.com',
  subject: 'New Lead - Schedule Intro Call Request',
  body,
};

/** The one mail link that was opened, while the browser took it for an answer to a gesture. */
export async function theLaunch(page: Page): Promise<Launch> {
  const [launch, ...more] = await launchesOf(page);
  if (!launch) throw new Error('No mail link was opened');
  assert.equal(more, [], 'one gesture, one link');
  assert.ok(launch.isActive, 'at the gesture');
  return launch;
}

export const valueIn = (page: Page, name: keyof typeof lead) =>
  page.$eval(`[name=${name}]`, (field) => ('value' in field ? field.value : undefined));

/** Sends the lead by a click, and waits for the toast. */
export async function sendLead(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(submit);
  await until(page, `${dialogIsClosed} && ${toastCount} > 0`);
}

/** Fills the form at once and submits it, as no visitor does, for tests of what comes later. */
export function sendQuickly(page: Page, values: Readonly<Record<string, string>> = lead) {
  return page.evaluate(
    (opener, submit, values) => {
      document.querySelector<HTMLElement>(opener)?.click();
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = value;
      }
      document.querySelector<HTMLElement>(submit)?.click();
    },
    opener,
    submit,
    values,
  );
}
