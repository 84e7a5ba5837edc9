// What the arrival of the app changes, and what it leaves as it was; what a visitor has without it.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { landing, leadForm } from '../support/content';
import {
  checkCopy,
  checkMail,
  fillLead,
  onlyMailLink,
  sendLead,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import { openDialog, type SitePage, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { field } from '../support/drive/test-lead';
import { eventually, until } from '../support/drive/wait';

const { leadDialog } = leadForm;
const test = siteSuite('app', { hasFakeClock: true });

/** Wraps each text in a `font` element, as the browser's translator does; runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, font, textarea')) continue;
    const font = document.createElement('font');
    font.textContent = `${text.textContent}`;
    text.parentNode?.replaceChild(font, text);
  }
}

/** Puts elements beside and into fields, buttons and empty places, as password managers do; runs in the page. */
function decorate(): void {
  for (const element of document.querySelectorAll(
    'input, textarea, button, fieldset, form, dialog div',
  )) {
    element.after(document.createElement('i'));
    if (!element.matches('input, textarea')) element.append(document.createElement('i'));
  }
}

for (const [name, change] of Object.entries({ translate, decorate })) {
  test(`a lead is sent from a page that was changed by ${name}`, async ({ site, open }) => {
    const held = site.hold(appUrl);
    const page = await open('/');
    await page.evaluate(change);
    await fillLead(page);
    held.release();
    // The app is there when it shows a tooltip.
    await showTooltip(page);
    assert.ok(await page.evaluate(conditions.dialogOpen), 'the dialog stays open');
    await page.evaluate(change);
    assert.is(await submitText(page), leadDialog.submit);
    await page.click(selectors.submit);
    checkMail((await untilThanked(page)).href);
    await page.evaluate(change);
    await checkCopy(page, selectors.toast);
    await page.click(selectors.seeDraft);
    await until(page, conditions.dialogOpen);
    await checkCopy(page, selectors.dialog);
    await page.evaluate(change);
    await page.evaluate('openedMailLinks.length = 0');
    await page.tick(10_000);
    await sendLead(page);
    assert.is(await textOf(page, 'h1'), landing.hero.headline);
    assert.equal(page.problems, []);
  });
}

test('the app leaves text, caret and focus of the form as they are', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await openDialog(page);
  await page.type(field('Company'), 'Engines Sons');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowLeft');
  held.release();
  await eventually('the app is there', async () => site.count(appUrl) > 0);
  await page.waitForNetworkIdle();
  await page.keyboard.type('& ');
  assert.is(await valueIn(page, 'Company'), 'Engines & Sons');
  assert.ok(await page.evaluate(`${conditions.dialogOpen} && ${hasFocus(field('Company'))}`));
  assert.equal(page.problems, []);
});

/** Submits a lead while the app is held. The email is open, and the dialog keeps the text. */
async function submitEarly(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(selectors.submit, { count: 2 });
  checkMail((await onlyMailLink(page)).href);
  await page.tick(3000);
  assert.ok(await page.evaluate(conditions.dialogOpen));
  assert.is(await valueIn(page, 'Name'), 'Ada Lovelace');
}

const submitText = (page: Page) =>
  page.$eval(selectors.submit, (button) => (button as HTMLElement).innerText);

test('a lead that was submitted before the app came is finished by it', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await submitEarly(page);
  held.release();
  await until(page, conditions.submitting);
  assert.is(await submitText(page), leadDialog.submitting);
  checkMail((await untilThanked(page)).href);
});

test('a lead that was submitted before the app came outlives a reload', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await submitEarly(page);
  await page.reload();
  held.release();
  await until(page, conditions.draftOffered);
  await openDialog(page);
  await checkCopy(page, selectors.dialog);
});

test('what was edited before the app came stays', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await submitEarly(page);
  await page.type(field('Company'), ' & Daughters');
  held.release();
  await until(page, `${conditions.withOneToast} && ${conditions.dialogOpen}`);
  await page.tick(2000);
  assert.is(await valueIn(page, 'Company'), 'Engines & Sons & Daughters');
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await page.keyboard.press('Escape');
  await until(page, `${conditions.withOneToast} && ${conditions.draftOffered}`);
});

/** Makes the creation of an element throw; runs in the page. */
function crashElements(tag: string): void {
  const { createElement } = document;
  document.createElement = (name: string) => {
    if (name === tag) throw new Error('sabotaged');
    return Reflect.apply(createElement, document, [name]);
  };
}

// What crashes first: a tooltip, a toast, the draft.
for (const tag of ['span', 'li', 'div']) {
  test(`where no ${tag} can be drawn, the email is opened all the same`, async ({ open }) => {
    const page = await open('/');
    await openDialog(page);
    await showTooltip(page);
    await page.hover(selectors.submit);
    await page.evaluate(crashElements, tag);
    await page.hover(selectors.close);
    await page.tick(700);
    for (const _time of ['first', 'second']) {
      await page.evaluate('openedMailLinks.length = 0');
      await fillLead(page);
      await page.click(selectors.submit);
      checkMail((await onlyMailLink(page)).href);
      await page.tick(3000);
    }
    assert.ok(page.problems.join().includes('sabotaged'), 'the error is logged');
  });
}

test.run();
