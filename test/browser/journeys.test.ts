// A visitor's journeys in Firefox and WebKit, mostly in a narrow window, on a site below a base. They
// prove that the engines run what other tests prove in Chromium.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainName } from '../../src/build/make/photos';
import { plain } from '../kit/text';
import { content } from '../support/content';
import {
  type AnyPage,
  engine,
  prepareDist,
  readConsole,
  startEngine,
} from '../support/drive/engines';
import { labels, lead, NoSuchField, scheduleCall } from '../support/drive/lead';
import { type Site, sites, startSite } from '../support/drive/site';
import { describePage } from '../support/drive/suite';
import { eventually } from '../support/drive/wait';

const { bar, hero, leadDialog, leadFields, leadSent, notFoundPage, toastWords } = content;
const { base } = sites.sub;

// Runs in the page.
const fits = (width: number) =>
  innerWidth === width && document.documentElement.scrollWidth <= innerWidth;

const outDir = await prepareDist(sites.sub.outDir);
const browser = await startEngine();
test.after(browser.stop);

function journey(name: string, body: (page: AnyPage, site: Site) => Promise<void>): void {
  test(name, async () => {
    const page = await browser.openPage();
    const site = await startSite({ outDir, base });
    try {
      await page.setViewport({ width: 390, height: 844 });
      await body(page, site);
      // The journey to an unknown page logs its path.
      const isProblem = (line: string) => /^(error|warn)(?!.*(status of 404|\/nope))/.test(line);
      assert.equal((await readConsole(page)).filter(isProblem), []);
    } catch (error) {
      if (error instanceof NoSuchField) return console.log(`${name}: ${error.message}`);
      const lines = await readConsole(page).catch((reason) => [String(reason)]);
      await describePage(`${engine} ${name}`, page, lines);
      throw error;
    } finally {
      site.stop();
      await page.close();
    }
  });
}

/** Fails unless one email was opened, in a new tab, with the whole lead. */
async function assertEmail(page: AnyPage, texts = lead): Promise<void> {
  assert.is((await page.onlyEmail(texts)).target, '_blank');
  await page.evaluate(() => kit.forgetEmails());
}

/** The lead in keys of every keyboard: not every driver can type other letters. */
const typed = Object.fromEntries(
  Object.entries(lead).map(([label, text]) => [label, text.replace(/[^ -~]+/g, '')]),
);

journey('pages fit and lead to each other, and the menu to a section', async (page, site) => {
  await page.goto(site.url);
  await page.until(fits, 390);
  await page.press('button', bar.menuButton);
  await page.until(() => kit.isMenuOpen());
  await page.keyboard.press('Escape');
  await page.until(() => !kit.isMenuOpen());
  await page.press('button', bar.menuButton);
  await page.press('link', content.navigation.team.label, 'nav');
  await page.until(() => !kit.isMenuOpen());
  await page.until(() => location.hash === '#team' && scrollY > 500);
  await page.click('main a[href$="/team/"]');
  await page.until((path) => kit.isAt(path), `${base}team/`);
  await page.until(fits, 390);
  await page.until(() => kit.hasImages());
  await page.setViewport({ width: 1280, height: 900 });
  await page.until(fits, 1280);
  await page.until((name) => kit.isGone('button', name), bar.menuButton);
  await page.goto(`${site.url}nope/deeper/`);
  await page.until((name) => kit.isShown('heading', name), notFoundPage.heading);
  const isLogged = async () => (await readConsole(page)).some((line) => line.includes('/nope'));
  await eventually('the path is in the console', isLogged);
  await page.press('link', notFoundPage.home);
  await page.until((path) => kit.isAt(path), base);
  await page.until((name) => kit.isShown('button', name), scheduleCall);
  assert.is(site.asked(new RegExp(`^(?!${base})`)).length, 0, 'no request leaves the base');
});

journey('the dialog opens and closes by keys, and a lead can be typed', async (page, site) => {
  await page.goto(site.url);
  await page.evaluate(() => kit.opener().focus());
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.press('button', leadDialog.cancel),
  ]) {
    await page.keyboard.press('Enter');
    await page.until((name) => kit.hasFocus(name), labels.first);
    await close();
    await page.until(() => kit.isDialogClosed());
    await page.until((name) => kit.hasFocus(name), scheduleCall);
  }
  await page.keyboard.press('Enter');
  for (const { label } of leadFields) {
    await page.until((name) => kit.hasFocus(name), label);
    await page.keyboard.type(typed[plain(label)] ?? 'Other');
    await page.keyboard.press('Tab');
  }
  await page.until((name) => kit.hasFocus(name), leadDialog.cancel);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.until(() => kit.hasThanks());
  await assertEmail(page, typed);
});

journey('a lead becomes an email, which can be opened again', async (page, site) => {
  // Where a host does not know AVIF, the JPEG of the same photo is shown.
  site.answer(/\.avif$/, 404);
  await page.goto(site.url);
  await page.until((name) => {
    const photo = document.querySelector<HTMLImageElement>('main picture img');
    return photo?.currentSrc.match(`/${name}-[0-9a-f]{8}-`) && photo.naturalWidth > 0;
  }, plainName(hero.image));
  await page.fillForm();
  await page.fill(labels.email, 'ada@');
  await page.submit();
  await page.until((name) => kit.isRefused(name), labels.email);
  await page.fill(labels.email, lead[labels.email] ?? '');
  await page.submit();
  await page.until(() => kit.isDialogClosed());
  await page.until((name) => kit.isShown('button', name), toastWords.dismiss);
  await assertEmail(page);
  assert.ok(await page.evaluate(() => kit.isFormEmpty()));
  await page.press('button', toastWords.dismiss);
  await page.until((name) => kit.isGone('button', name), toastWords.dismiss);
  await page.press('button', leadSent.seeDraft);
  await page.until((name) => kit.hasFocus(name), leadSent.openAgain);
  await page.press('link', leadSent.openAgain);
  await assertEmail(page);
  await page.press('button', leadDialog.close);
  await page.until(() => kit.isDialogClosed());
  await page.until((name) => kit.hasFocus(name), leadSent.seeDraft);
  // After a reload during *Submitting...* nothing can be sent twice.
  await page.fillForm();
  await page.evaluate(() => {
    Object.assign(window, { isOld: true });
    document.querySelector<HTMLElement>('dialog [type=submit]')?.click();
    setTimeout(() => location.reload());
  });
  await page.until(() => !('isOld' in window) && document.readyState === 'complete');
  await page.until((name) => kit.isShown('button', name), leadSent.seeDraft);
  await page.press('button', scheduleCall, 'main');
  await page.until(() => kit.isDialogOpen());
  assert.ok(await page.evaluate(() => kit.isFormEmpty()));
  assert.not(await page.evaluate(() => kit.isSubmitting()), 'Firefox keeps what was disabled');
});

journey('two pages of a tab have the same text and draft, also after Back', async (page, site) => {
  await page.goto(site.url);
  await page.fillForm();
  await page.submit();
  await page.until(() => kit.hasThanks());
  await page.openDialog();
  await page.evaluate((label) => {
    Object.assign(window, { isKept: true });
    // What a password manager does: no event tells the page.
    kit.getByRole<HTMLInputElement>('textbox', label).value = 'Engines';
  }, labels.requiredText);
  await page.goto(`${site.url}team/`);
  await page.openDialog();
  await page.until((label) => kit.readFields()[label] === 'Engines', labels.requiredText);
  const later = { ...lead, [labels.first]: 'Cleo' };
  await page.fillForm(later);
  await page.submit();
  await page.until(() => kit.isDialogClosed());
  const { href } = await page.onlyEmail(later);
  // Firefox gives a page of its back/forward cache the tab's storage as it was when the page went, and
  // does not always keep a page.
  if (engine === 'firefox') return;
  await page.evaluate(() => history.back());
  await page.until(() => 'isKept' in window && kit.isDialogOpen());
  await page.until((href) => kit.readDialogLinks().some((link) => link.href === href), href);
  assert.ok(await page.evaluate(() => kit.isFormEmpty()));
});

test.run();
