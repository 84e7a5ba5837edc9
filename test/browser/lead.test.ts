// From the button to the email. keyboard.test.ts sends a lead by keyboard, app-failures.test.ts without
// the app, and test/unit has the words of the email.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { fillLead, sendLead, submitLead, untilThanked, valueIn } from '../support/drive/lead';
import { checkMail, onlyMailLink, openedMailLinks } from '../support/drive/mail';
import { browsers, openDialog, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { until, untilStarted } from '../support/drive/wait';
import type { Needs } from '../support/run/jobs';

export const needs = { runtimes: ['react', 'preact'] } satisfies Needs;

const test = siteSuite('lead');

test('a lead by mouse opens a new tab and shows "Submitting..."', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  // The second click is beside the dialog that the first click opens, and must not close the dialog.
  await page.click(selectors.opener, { count: 2 });
  await until(page, conditions.dialogOpen);
  assert.is(await page.$eval('dialog', ({ offsetWidth }) => offsetWidth), 500);
  assert.ok(await page.evaluate(hasFocus('[name=name]')));
  await untilStarted(page);
  const isBusy = `document.querySelector('${selectors.submit}:disabled')?.textContent === 'Submitting...'`;
  await submitLead(page);
  await until(page, isBusy);
  const { href, target, rel } = await untilThanked(page);
  checkMail(href);
  assert.equal([target, rel], ['_blank', 'noopener']);
  await page.click(selectors.openAgain);
  assert.equal((await openedMailLinks(page))[1], { href, target, rel, isActive: true });
  assert.equal(page.problems, []);
});

test('a lead by touch opens the same tab, and shows no webmail links', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap(selectors.opener);
  await until(page, conditions.dialogOpen);
  await untilStarted(page);
  await fillLead(page);
  await page.tap(selectors.submit);
  const { href, target } = await untilThanked(page);
  checkMail(href);
  assert.is(target, '');
  await page.$eval(selectors.openAgain, (link) => (link as HTMLElement).click());
  assert.is((await openedMailLinks(page))[1]?.target, '');
  assert.not(await page.$eval(selectors.webmail, (link) => link.checkVisibility()));
  assert.equal(page.problems, []);
});

/** A point on the backdrop, above the dialog. */
const pointBeside = (page: Page) =>
  page.$eval('dialog', (dialog) => {
    const { x, y } = dialog.getBoundingClientRect();
    return { x: x + 10, y: y / 2 };
  });

for (const [browser, options] of browsers) {
  test(`in ${browser}, four ways close the dialog and keep its text`, async ({ open }) => {
    const page = await open('/', options);
    const openers = await page.$$(selectors.opener);
    assert.is(openers.length, 2);
    await openDialog(page);
    const beside = await pointBeside(page);
    await page.keyboard.press('Escape');
    for (const [index, leave] of [
      () => page.click(selectors.cancel),
      () => page.click(selectors.close),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(beside.x, beside.y),
    ].entries()) {
      const button = openers[index % 2];
      await button?.focus();
      await page.keyboard.press('Enter');
      await until(page, conditions.dialogOpen);
      await page.click('#intro-call h2');
      await page.type('[name=name]', String(index));
      await leave();
      await until(page, `${conditions.dialogClosed} && !document.querySelector('.has-dialog')`);
      assert.ok(await button?.evaluate((element) => element === document.activeElement));
    }
    assert.is(await valueIn(page, 'name'), '0123');
    assert.equal(await openedMailLinks(page), []);
    assert.equal(page.problems, []);
  });
}

test('a selection may end beside the dialog, and a tap there closes it', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await openDialog(page);
  const point = await pointBeside(page);
  await page.hover('[name=name]');
  await page.mouse.down();
  await page.mouse.move(point.x, point.y);
  await page.mouse.up();
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await page.evaluate('void (onclick = (event) => { window.tapped = event.target.localName; })');
  await page.touchscreen.tap(point.x, point.y);
  await until(page, conditions.dialogClosed);
  await until(page, "window.tapped === 'dialog'");
});

test('a lead is sent from a translated page while the app hydrates it', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  // The browser's translator wraps each text in a `font` element.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `ü ${text.textContent}`;
      text.parentNode?.replaceChild(font, text);
    }
  });
  await submitLead(page);
  held.release();
  await until(page, `${conditions.dialogClosed} && ${conditions.withOneToast}`);
  checkMail((await onlyMailLink(page)).href);
  assert.is(await valueIn(page, 'name'), '');
  assert.match(await textOf(page, 'h1'), /^ü Turning/);
  await until(
    page,
    `${hasFocus(selectors.opener)} && !document.querySelector('.has-dialog, :disabled')`,
  );
});

test('Escape closes a tooltip, and only then its dialog', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  const tooltip = "document.querySelector('[role=tooltip]')?.textContent";
  await openDialog(page);
  await untilStarted(page);
  await page.hover(selectors.close);
  await page.tick(700);
  await until(page, `${tooltip} === 'Close'`);
  await page.keyboard.press('Escape');
  await until(page, `${tooltip} === undefined`);
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await page.keyboard.press('Escape');
  await until(page, conditions.dialogClosed);
});

test('a click on the words of a toast does not keep the toast', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  await sendLead(page);
  await page.click(`${selectors.toast} strong`);
  await page.mouse.move(5, 5);
  await page.tick(5000);
  await until(page, conditions.withoutToast);
});

test.run();
