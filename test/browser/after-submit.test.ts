// What a visitor has after an unusual Submit. draft.test.ts is about the draft, app-failures.test.ts about the app.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { submitLead, untilThanked } from '../support/drive/lead';
import { checkCopy, openedMailLinks } from '../support/drive/mail';
import { clickUnseen, openDialog } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { passFrames, until } from '../support/drive/wait';

const test = siteSuite('after submit', { hasFakeClock: true });

test('by touch, the draft opens in the same tab too, and there are no webmail links', async ({
  open,
}) => {
  const page = await open('/', { width: 390, isTouch: true });
  await submitLead(page);
  await untilThanked(page);
  await clickUnseen(page, selectors.seeDraft);
  await clickUnseen(page, selectors.openAgain);
  assert.is((await openedMailLinks(page))[1]?.target, '');
  assert.not(await page.$eval(selectors.webmail, (link) => link.checkVisibility()));
});

test('in a tiny window, the thanks leave most of the page in view', async ({ site, open }) => {
  for (const place of [selectors.toast, selectors.notice]) {
    if (place === selectors.notice) site.hold(appUrl);
    const prepare = (page: Page) => page.setViewport({ width: 280, height: 400 });
    const page = await open('/', { prepare });
    await submitLead(page);
    await page.tick(place === selectors.toast ? 800 : 2000);
    const thanks = await page.waitForSelector(place);
    const { width = 0, height = 0 } = (await thanks?.boundingBox()) ?? {};
    const share = (width * height) / (280 * 400);
    assert.ok(share > 0 && share < 0.45, `${place}: ${share}`);
  }
});

test('a new lead hides the notice of the one before, and has its own; Escape dismisses it', async ({
  site,
  open,
}) => {
  site.hold(appUrl);
  const page = await open('/');
  await submitLead(page);
  await page.tick(2000);
  await page.waitForSelector(selectors.notice);
  await submitLead(page);
  await page.tick(800);
  await until(page, conditions.dialogClosed);
  await until(page, conditions.withoutNotice);
  await page.tick(1200);
  await page.waitForSelector(selectors.notice);
  // Chromium sends `close` with a frame, which may come later than the notice on this clock, and moves the focus.
  await passFrames(page);
  await page.focus(`${selectors.notice} [data-copy]`);
  await page.keyboard.press('Escape');
  await until(page, hasFocus(selectors.opener));
  await page.tick(150);
  await until(page, conditions.withoutNotice);
});

test('a lead is sent and thanked from a page whose end never comes', async ({ site, open }) => {
  const html = await readFile(join(dists.react, 'index.html'), 'utf8');
  const body = html.slice(0, html.indexOf('id="about"'));
  const page = await open('/team/');
  site.answer(/^\/$/, { type: 'text/html', body, rest: new Promise(() => {}) });
  await page.evaluate("void (location.href = '/')");
  await page.waitForSelector(selectors.opener);
  await submitLead(page);
  await untilThanked(page);
  await openDialog(page);
  await checkCopy(page, '#lead-dialog');
});

test.run();
