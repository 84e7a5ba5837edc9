// A visitor's journeys in Firefox and WebKit, on a phone, on a site below a base: proof that the engines run what the rules of
// the specification prove in Chromium.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pages } from '../support/content';
import { engine, prepareDist, readConsole, startEngine } from '../support/drive/engines';
import type { OpenedMailLink } from '../support/drive/in-page';
import { mail, readMail, typeLead } from '../support/drive/lead';
import {
  appUrl,
  conditions,
  hasFocus,
  hasHeading,
  isAt,
  selectors,
} from '../support/drive/selectors';
import { dists, runtime, type Site, startSite } from '../support/drive/site';
import { explainFailure } from '../support/drive/suite';
import { field } from '../support/drive/test-lead';
import { eventually, until } from '../support/drive/wait';
import type { DrivenPage } from '../support/drive/webdriver';

const base = '/sub/';
const isThere = (selector: string) => `document.querySelector('${selector}')?.checkVisibility()`;
const isCleared = "document.querySelector('[name=Name]').value === ''";
const fits = 'document.documentElement.scrollWidth <= innerWidth';

const tests = suite(`journeys, ${engine}`);
const dist = await prepareDist(dists[`${runtime}Sub`]);
const browser = await startEngine();
tests.after(browser.stop);

function journey(name: string, body: (page: DrivenPage, site: Site) => Promise<void>): void {
  tests(name, async () => {
    const { page, close } = await browser.openPage();
    const site = await startSite({ dist, base });
    try {
      await page.setViewport({ width: 390, height: 844 });
      await body(page, site);
      // A journey without the app logs that it could not be started, and one to an unknown page that page.
      const expected = /status of 404|\/nope|The app could not be started/;
      const problems = (await readConsole(page)).filter((line) => /^(error|warn)/.test(line));
      assert.equal(
        problems.filter((line) => !expected.test(line)),
        [],
      );
    } catch (error) {
      const lines = await readConsole(page).catch((reason) => [String(reason)]);
      await explainFailure(`${engine} ${name}`, error, page, lines);
      throw error;
    } finally {
      site.stop();
      await close();
    }
  });
}

/** Fails unless a number of mail links were opened in a new tab, while the browser remembered the gesture. */
async function assertMailLinks(page: DrivenPage, count = 1): Promise<void> {
  const text = String(await page.evaluate('JSON.stringify(window.openedMailLinks)'));
  const links: OpenedMailLink[] = JSON.parse(text);
  const opened = links.map(({ href, ...link }) => ({ ...readMail(href), ...link }));
  assert.equal(opened, Array(count).fill({ ...mail, target: '_blank', isActive: true }));
}

journey('all pages can be read, and the menu leads to a section', async (page, site) => {
  await page.goto(site.url);
  await until(page, `innerWidth === 390 && ${fits} && ${isThere('h1')}`);
  await page.click(selectors.menuButton);
  await until(page, conditions.menuOpen);
  await page.keyboard.press('Escape');
  await until(page, conditions.menuClosed);
  await page.click(selectors.menuButton);
  await page.click('nav a[href$="#team"]');
  await until(page, `location.hash === '#team' && scrollY > 500 && ${conditions.menuClosed}`);
  await page.click('main a[href$="/team/"]');
  const isLoaded = "document.querySelector('main li img').naturalWidth > 0";
  await until(page, `${isAt(`${base}team/`)} && ${fits} && ${isLoaded}`);
  await page.click(selectors.opener);
  await until(page, `${conditions.dialogOpen} && ${hasFocus(field('Name'))}`);
  await page.keyboard.press('Escape');
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  await page.setViewport({ width: 1280, height: 900 });
  await until(page, `innerWidth === 1280 && ${fits} && !${isThere(selectors.menuButton)}`);
  await page.goto(`${site.url}nope/deeper/`);
  await until(page, hasHeading(pages.notFoundPage.heading));
  const isLogged = async () => (await readConsole(page)).some((line) => line.includes('/nope'));
  await eventually('the path is in the console', isLogged);
  await page.click(`main a[href="${base}"]`);
  await until(page, `${isAt(base)} && ${isThere(selectors.opener)}`);
  assert.is(site.count(new RegExp(`^(?!${base})`)), 0, 'no request leaves the base');
});

journey('the dialog opens and closes, a lead becomes an email', async (page, site) => {
  await page.goto(site.url);
  await page.evaluate(`document.querySelector('${selectors.opener}').focus()`);
  for (const close of [() => page.keyboard.press('Escape'), () => page.click(selectors.cancel)]) {
    await page.keyboard.press('Enter');
    await until(page, `${conditions.dialogOpen} && ${hasFocus(field('Name'))}`);
    await close();
    await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  }
  await typeLead(page);
  await page.evaluate("void (document.querySelector('[name=Email]').value = 'ada@')");
  await page.click(selectors.submit);
  await until(page, hasFocus(`${field('Email')}:invalid`));
  await page.type(field('Email'), 'example.org');
  await page.click(selectors.submit);
  const isThanked = `${isThere(selectors.toast)} && ${conditions.draftOffered} && ${isCleared}`;
  await until(page, `${conditions.dialogClosed} && ${isThanked}`);
  await assertMailLinks(page);
  await page.click(selectors.dismiss);
  await until(page, `!${isThere(selectors.toast)}`);
  await page.click(selectors.seeDraft);
  await until(page, `${conditions.dialogOpen} && ${hasFocus(selectors.openAgain)}`);
  await page.click(selectors.openAgain);
  await assertMailLinks(page, 2);
  await page.click(selectors.close);
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  // After a reload during *Submitting...* nothing can be sent twice.
  await typeLead(page);
  const submit = `document.querySelector('${selectors.submit}').click()`;
  await page.evaluate(`void (window.isOld = true, ${submit}, setTimeout(() => location.reload()))`);
  await until(page, `!('isOld' in window) && ${isAt(base)} && ${conditions.draftOffered}`);
  await page.click(selectors.opener);
  await until(page, `${conditions.dialogOpen} && ${isCleared}`);
});

journey('without the app, a submit opens the email and keeps the form', async (page, site) => {
  site.answer(appUrl, 404);
  await page.goto(site.url);
  await typeLead(page);
  await page.click(selectors.submit);
  await assertMailLinks(page);
  await until(page, `${conditions.dialogOpen} && !(${isCleared})`);
});

tests.run();
