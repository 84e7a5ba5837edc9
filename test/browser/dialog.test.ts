// How the dialog opens and closes where journeys.test.ts, in three engines, does not look.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { fillLead, submitLead, valueIn } from '../support/drive/lead';
import { openedMailLinks } from '../support/drive/mail';
import { openDialog } from '../support/drive/page';
import { conditions, hasFocus, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { openTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('dialog', { hasFakeClock: true });

/** Hides `command` from scripts and clicks, as if the browser were from 2022; runs in the page. */
function forgetCommand(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  addEventListener('command', (event) => event.preventDefault(), true);
}

test('a press that begins before the script has run opens an email', async ({ site, open }) => {
  const html = await readFile(join(dists.react, 'index.html'), 'utf8');
  // The first screen is shown when something follows it.
  const cut = html.indexOf('>', html.indexOf('</section>') + '</section>'.length) + 1;
  let send = (_: string) => {};
  const rest = new Promise<string>((resolve) => {
    send = resolve;
  });
  const page = await open('/team/');
  site.answer(/^\/$/, { type: 'text/html;charset=utf-8', body: html.slice(0, cut), rest });
  await page.evaluate("void (location.href = '/')");
  const link = await page.waitForSelector('main a[href^="mailto:"]', { visible: true });
  await until(page, "performance.getEntriesByName('first-contentful-paint').length > 0");
  const { x, y } = (await link?.clickablePoint()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  send(html.slice(cut));
  await until(page, "document.readyState !== 'loading'");
  await page.mouse.up();
  assert.is((await openedMailLinks(page)).length, 1);
  await page.mouse.click(x, y);
  await until(page, conditions.dialogOpen);
});

/** A point on the backdrop, above the dialog. */
const pointBeside = (page: Page) =>
  page.$eval('dialog', (dialog) => {
    const { x, y } = dialog.getBoundingClientRect();
    return { x: x + 10, y: y / 2 };
  });

test('without command, four ways close the dialog, keep its text and return the focus', async ({
  open,
}) => {
  const page = await open('/', { prepare: (page) => page.evaluateOnNewDocument(forgetCommand) });
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
    await page.click('#lead-dialog h2');
    await page.type('[name=name]', String(index));
    await leave();
    await until(page, conditions.dialogClosed);
    assert.ok(await button?.evaluate((element) => element === document.activeElement));
  }
  assert.is(await valueIn(page, 'name'), '0123');
  assert.equal(await openedMailLinks(page), []);
  await submitLead(page);
  await page.tick(1100);
  await until(page, conditions.dialogClosed);
  for (const selector of [selectors.opener, selectors.seeDraft]) {
    await page.focus(selector);
    await page.keyboard.press('Enter');
    await until(page, `${conditions.dialogOpen} && ${hasFocus('[data-open-again]')}`);
    await page.keyboard.press('Escape');
    await until(page, `${conditions.dialogClosed} && ${hasFocus(selector)}`);
  }
  assert.equal(page.problems, []);
});

test('a double click and a selection that ends beside leave it open; a tap beside closes it', async ({
  open,
}) => {
  const page = await open('/', { isTouch: true });
  await page.click(selectors.opener, { count: 2 });
  assert.ok(await page.evaluate(conditions.dialogOpen));
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

test('Escape closes a tooltip, and only then its dialog', async ({ open }) => {
  const page = await open('/');
  await openTooltip(page);
  await page.keyboard.press('Escape');
  await until(page, "document.querySelector('[role=tooltip]') === null");
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await page.keyboard.press('Escape');
  await until(page, conditions.dialogClosed);
});

test('Enter that is held from the submit does not open it again', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  await page.focus('[name=phone]');
  await page.keyboard.down('Enter');
  await page.tick(800);
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  // puppeteer reports a key that is down already as repeated.
  await page.keyboard.down('Enter');
  assert.ok(await page.evaluate(conditions.dialogClosed));
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await until(page, conditions.dialogOpen);
});

test('it opens at its top, also with a draft', async ({ open }) => {
  const prepare = (page: Page) => page.setViewport({ width: 500, height: 476 });
  const page = await open('/', { prepare });
  await submitLead(page);
  await page.tick(800);
  await until(page, conditions.dialogClosed);
  await page.$eval('dialog', (dialog) => {
    addEventListener('focusin', () => dialog.scrollTo(0, 1e6));
  });
  await page.focus(selectors.opener);
  await page.keyboard.press('Enter');
  await until(page, `document.querySelector('dialog').scrollTop === 0`);
  await until(page, hasFocus('#lead-dialog [data-open-again]'));
});

test.run();
