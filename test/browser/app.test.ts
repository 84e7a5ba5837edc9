// What the arrival of the app changes, and what it leaves as it was; what a visitor has without it.
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import type { TestPage } from '../support/drive/page';
import { appUrl } from '../support/drive/site';
import { untilApp } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const { hero, leadDialog, leadSent } = content;
const test = siteSuite('app', { hasFakeClock: true });

/** Puts each word into an element of its own, as aids for reading do too; runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  const wrapped = (text: string) =>
    Object.assign(document.createElement('font'), { textContent: text });
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, font')) continue;
    const parts = text.data.split(/(\S+)/);
    text.replaceWith(...parts.map((part, index) => (index % 2 ? wrapped(part) : part)));
  }
}

/**
 * Puts elements beside and into fields and buttons, as password managers do, and an open dialog with
 * a form in front of ours; runs in the page.
 */
function decorate(): void {
  const theirs = Object.assign(document.createElement('dialog'), { open: true });
  theirs.append(document.createElement('form'));
  // The test would take it for ours.
  theirs.style.opacity = '0';
  document.body.prepend(theirs);
  for (const element of document.querySelectorAll(
    'input, textarea, button, fieldset, form, dialog div',
  )) {
    element.after(document.createElement('i'));
    if (element.matches('input, textarea')) continue;
    element.prepend(document.createElement('i'));
    element.append(document.createElement('i'));
  }
}

const changes: Record<string, (page: TestPage) => Promise<void>> = {
  "the browser's translator": (page) => page.evaluate(translate),
  'a password manager': (page) => page.evaluate(decorate),
};

for (const [name, change] of Object.entries(changes)) {
  test(`a lead is sent from a page that was changed by ${name}`, async ({ site, open }) => {
    const app = site.hold(appUrl);
    const page = await open('/');
    await change(page);
    await page.mouse.wheel({ deltaY: 300 });
    await page.until(() => scrollY > 0);
    await page.fillForm();
    app.release();
    await untilApp(page);
    await change(page);
    await page.press('button', leadDialog.submit);
    await page.untilSent();
    assert.ok(await page.evaluate((words) => kit.wasHeard(words), leadDialog.submitting));
    await page.onlyEmail();
    await change(page);
    await page.press('button', leadSent.copy);
    await page.untilCopied();
    await page.press('button', leadSent.seeDraft);
    await page.until((name) => kit.hasFocus(name), leadSent.openAgain);
    await change(page);
    await page.evaluate(() => kit.forgetEmails());
    await page.tick(10_000);
    await page.sendLead();
    await page.onlyEmail();
    // A toast under the pointer would stay.
    await page.mouse.move(0, 0);
    await page.tick(10_000);
    await page.until(() => !kit.hasThanks());
    assert.ok(await page.evaluate((name) => kit.isShown('heading', name), hero.headline));
    assert.equal(page.problems, []);
  });
}

test('a lead needs no app, and its thanks come when the app comes', async ({ site, open }) => {
  const app = site.hold(appUrl);
  const page = await open('/');
  await page.fillForm();
  await page.click('dialog [type=submit]', { count: 2 });
  await page.onlyEmail();
  await page.until(() => kit.isSubmitting());
  await page.tick(800);
  await page.until(() => kit.isDialogClosed());
  await page.tick(1400);
  const isHeard = await page.evaluate((words) => kit.wasHeard(words), leadSent.draft);
  assert.ok(isHeard, 'screen readers hear of the draft');
  await page.press('button', leadSent.seeDraft);
  await page.press('button', leadSent.copy);
  await page.untilCopied();
  await page.press('button', leadDialog.cancel);
  await page.tick(3000);
  assert.is(await page.evaluate(() => kit.countThanks()), 0);
  app.release();
  await page.until(() => kit.hasThanks());
});

test.run();
