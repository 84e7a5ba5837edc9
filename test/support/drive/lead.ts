// The lead form and its thanks, as the browser tests use them.
import type { Page } from 'puppeteer';
import { leadForm } from '../content';
import { checkMail, onlyMailLink } from './mail';
import type { SitePage } from './page';
import { conditions, hasFocus, selectors } from './selectors';
import { type lead, typedFields } from './test-lead';
import { passFrames, until } from './wait';
import type { DrivenPage } from './webdriver';

export const valueIn = (page: Page, name: keyof typeof lead) =>
  page.$eval(`[name=${name}]`, (field) => ('value' in field ? field.value : undefined));

const isCleared = "document.querySelector('[name=name]').value === ''";

/** An expression: only these thanks are shown. */
const isThanked = (place: string) =>
  `document.querySelector('${place}')?.textContent.includes(${JSON.stringify(leadForm.leadSent.success)}) && document.querySelectorAll('${selectors.toast}, ${selectors.notice}').length === 1`;

/**
 * Waits for the thanks after a submit, and returns the mail link. Moves a fake clock on: the dialog closes
 * 0.8 s after the submit, and the notice appears after 2 s.
 *
 * @param place `toast` with the app, `notice` without
 */
export async function untilThanked(page: SitePage, place: 'toast' | 'notice' = 'toast') {
  await page.tick(1100);
  await until(page, conditions.dialogClosed);
  // `close` gives the focus back.
  await passFrames(page);
  await until(page, hasFocus(selectors.opener));
  if (place === 'notice') await page.tick(900);
  await until(page, `${isThanked(selectors[place])} && ${isCleared}`);
  return onlyMailLink(page);
}

/** Opens the dialog and fills it by a click and keys, in any engine. */
export async function typeLead(page: Pick<DrivenPage, 'click' | 'evaluate' | 'type'>) {
  await page.click(selectors.opener);
  await until(page, conditions.dialogOpen);
  for (const [name, value] of typedFields) await page.type(`[name=${name}]`, value);
}

/** Opens the dialog, unless it is open, and fills it at once. */
export const fillLead = (page: Page): Promise<void> =>
  page.evaluate(
    (opener, fields) => {
      const isOpen = document.querySelector('dialog:modal');
      if (!isOpen) document.querySelector<HTMLElement>(opener)?.click();
      for (const [name, value] of fields) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = value;
      }
    },
    selectors.opener,
    typedFields,
  );

/** Opens the dialog, unless it is open, fills it and submits it by a click. */
export async function submitLead(page: Page): Promise<void> {
  await fillLead(page);
  await page.click(selectors.submit);
}

/** Submits the lead, waits for the toast, and checks the email. */
export async function sendLead(page: SitePage): Promise<void> {
  await submitLead(page);
  checkMail((await untilThanked(page)).href);
}
