// From the button to the email. keyboard.test.ts sends a lead by keyboard, app-failures.test.ts without
// the app, and test/unit has the words of the email.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { fillLead, submitLead, untilThanked, valueIn } from '../support/drive/lead';
import { checkMail, onlyMailLink, openedMailLinks } from '../support/drive/mail';
import { browsers, openDialog, textOf } from '../support/drive/page';
import { appUrl, hasFocus, is, on } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { until, untilStarted } from '../support/drive/wait';
import type { Needs } from '../support/run/jobs';

export const needs = { runtimes: ['react', 'preact'] } satisfies Needs;

const test = siteSuite('lead');

test('a lead by mouse opens a new tab and shows "Submitting..."', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  // The second click is beside the dialog that the first click opens, and must not close the dialog.
  await page.click(on.opener, { count: 2 });
  await until(page, is.dialogOpen);
  assert.is(await page.$eval('dialog', ({ offsetWidth }) => offsetWidth), 500);
  assert.ok(await page.evaluate(hasFocus('[name=name]')));
  await untilStarted(page);
  const isBusy = `document.querySelector('${on.submit}:disabled')?.textContent === 'Submitting...'`;
  await submitLead(page);
  await until(page, isBusy);
  const { href, target, rel } = await untilThanked(page);
  checkMail(href);
  assert.equal([target, rel], ['_blank', 'noopener']);
  await page.click(on.openAgain);
  assert.equal((await openedMailLinks(page))[1], { href, target, rel, isActive: true });
  assert.equal(page.problems, []);
});

test('a lead by touch opens the same tab, and shows no webmail links', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap(on.opener);
  await until(page, is.dialogOpen);
  await untilStarted(page);
  await fillLead(page);
  await page.tap(on.submit);
  const { href, target } = await untilThanked(page);
  checkMail(href);
  assert.is(target, '');
  await page.$eval(on.openAgain, (link) => (link as HTMLElement).click());
  assert.is((await openedMailLinks(page))[1]?.target, '');
  assert.not(await page.$eval(on.webmail, (link) => link.checkVisibility()));
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
    const openers = await page.$$(on.opener);
    assert.is(openers.length, 2);
    await openDialog(page);
    const beside = await pointBeside(page);
    await page.keyboard.press('Escape');
    for (const [index, leave] of [
      () => page.click(on.cancel),
      () => page.click(on.close),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(beside.x, beside.y),
    ].entries()) {
      const button = openers[index % 2];
      await button?.focus();
      await page.keyboard.press('Enter');
      await until(page, is.dialogOpen);
      await page.click('#intro-call h2');
      await page.type('[name=name]', String(index));
      await leave();
      await until(page, `${is.dialogClosed} && !document.querySelector('.has-dialog')`);
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
  assert.ok(await page.evaluate(is.dialogOpen));
  await page.evaluate('void (onclick = (event) => { window.tapped = event.target.localName; })');
  await page.touchscreen.tap(point.x, point.y);
  await until(page, is.dialogClosed);
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
  await until(page, `${is.dialogClosed} && ${is.withOneToast}`);
  checkMail((await onlyMailLink(page)).href);
  assert.is(await valueIn(page, 'name'), '');
  assert.match(await textOf(page, 'h1'), /^ü Turning/);
  await until(page, `${hasFocus(on.opener)} && !document.querySelector('.has-dialog, :disabled')`);
});

test('Escape closes a tooltip, and only then its dialog', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  const tooltip = "document.querySelector('[role=tooltip]')?.textContent";
  await openDialog(page);
  await untilStarted(page);
  await page.hover(on.close);
  await page.tick(700);
  await until(page, `${tooltip} === 'Close'`);
  await page.keyboard.press('Escape');
  await until(page, `${tooltip} === undefined`);
  assert.ok(await page.evaluate(is.dialogOpen));
  await page.keyboard.press('Escape');
  await until(page, is.dialogClosed);
});

test.run();
