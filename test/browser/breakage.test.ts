// A lead in a page that an extension has changed or broken: each step is on its own.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadForm } from '../support/content';
import { fillLead, valueIn } from '../support/drive/lead';
import { openedMailLinks } from '../support/drive/mail';
import { type SitePage, textOf } from '../support/drive/page';
import { conditions, selectors } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { eventually } from '../support/drive/wait';

const { leadDialog, leadSent } = leadForm;
const test = siteSuite('breakage', { hasFakeClock: true });

/** What a visitor has after Submit. */
const outcomes = {
  email: async (page: Page) => (await openedMailLinks(page)).length === 1,
  closed: (page: Page) => page.evaluate(conditions.dialogClosed),
  thanked: async (page: Page) => {
    const places = `${selectors.toast}, ${selectors.notice}`;
    const texts = await page.$$eval(places, (found) => found.map((place) => place.textContent));
    return texts.length === 1 && texts[0]?.includes(leadSent.title);
  },
  offered: (page: Page) =>
    page.$$eval(
      'main p',
      (lines, draft) =>
        lines.some((line) => line.checkVisibility() && line.textContent.startsWith(draft)),
      leadSent.draft,
    ),
  empty: async (page: Page) => (await valueIn(page, 'name')) === '',
  idle: async (page: Page) =>
    (await textOf(page, '#lead-dialog footer, #lead-dialog form')).includes(leadDialog.submit) &&
    !(await page.$('#lead-dialog :disabled')),
};

type Outcome = keyof typeof outcomes;

/** What is removed from the open dialog and its page. */
const removed = [
  ...['#notice', 'main > [role=status]', '#lead-dialog [role=status]', '#lead-dialog [data-draft]'],
  ...['[name=reason]', '#contact'],
];

/** What throws before the page loads. */
const brokenBefore = [
  ...['matchMedia', 'document.hasFocus', 'Storage.prototype.getItem'],
  'get Document.prototype.referrer',
];

/** What throws after the form was filled, and what a visitor cannot have then. */
const brokenAfter: Record<string, Outcome[]> = {
  // What cannot be read is not lost: it stays in the form.
  FormData: ['email', 'offered', 'empty'],
  encodeURIComponent: ['email'],
  'document.createElement': ['email'],
  'set HTMLAnchorElement.prototype.href': ['email'],
  'DOMTokenList.prototype.toggle': ['offered'],
  'HTMLFormElement.prototype.reset': ['empty'],
  'HTMLDialogElement.prototype.close': ['closed'],
  'Element.prototype.closest': [],
  'Element.prototype.append': [],
  'Storage.prototype.setItem': [],
  'set HTMLInputElement.prototype.value': [],
  'set HTMLButtonElement.prototype.disabled': [],
  'set HTMLElement.prototype.hidden': [],
  'set HTMLElement.prototype.oninput': [],
  'set HTMLElement.prototype.onclose': [],
  matchMedia: [],
};

/** Makes a function, a getter or a setter throw; runs in the page. */
function breakMember(what: string): void {
  const [path = '', accessor] = what.split(' ').reverse();
  const names = path.split('.');
  const name = names.pop() ?? '';
  const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
  const fail = () => {
    throw new Error('sabotaged');
  };
  const { get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  const broken = {
    value: { value: fail },
    get: { get: fail },
    set: { get: get ?? fail, set: fail },
  };
  Object.defineProperty(owner, name, broken[(accessor ?? 'value') as keyof typeof broken]);
}

/** Fails unless a visitor has everything after Submit, except what cannot be had. */
async function checkOutcomes(page: SitePage, lost: Outcome[] = []): Promise<void> {
  await page.click(selectors.submit);
  await page.tick(800);
  await eventually('the thanks', async () => {
    await page.tick(1200);
    return outcomes.thanked(page);
  });
  const missing: string[] = [];
  for (const [name, has] of Object.entries(outcomes)) {
    if (!(await has(page))) missing.push(name);
  }
  assert.equal(missing, lost);
  if (!lost.includes('email')) return;
  const words = await textOf(page, `${selectors.toast}, ${selectors.notice}`);
  assert.ok(words.includes(leadSent.failure), words);
}

for (const selector of removed) {
  test(`a lead is sent without ${selector}`, async ({ open }) => {
    const page = await open('/');
    await fillLead(page);
    await page.$eval(selector, (part) => part.remove());
    await checkOutcomes(page);
  });
}

for (const what of brokenBefore) {
  test(`a lead is sent from a page in which ${what} throws`, async ({ open }) => {
    const prepare = (page: Page) => page.evaluateOnNewDocument(breakMember, what);
    const page = await open('/', { prepare });
    await fillLead(page);
    await checkOutcomes(page);
  });
}

for (const [what, lost] of Object.entries(brokenAfter)) {
  test(`a lead is sent, or its loss is said, when ${what} throws`, async ({ open }) => {
    const page = await open('/');
    await fillLead(page);
    await page.evaluate(breakMember, what);
    await checkOutcomes(page, lost);
  });
}

test.run();
