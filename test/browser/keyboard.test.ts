// A visitor without a mouse. `specification/health.ts` proves that Tab reaches each control, in order;
// `journeys.test.ts` types a lead.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { scheduleCall } from '../support/drive/lead';
import { resizeTo } from '../support/drive/page';
import { siteSuite } from '../support/drive/suite';

const { actions, leadSent, newTab, skipLink, teamPage, toastWords } = content;
const test = siteSuite('keyboard');

/** Presses Tab until a control with this name has the focus. Returns all names on the way. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const names: string[] = [];
  while (names.length < 30 && names.at(-1) !== name) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => kit.nameOf(document.activeElement ?? document.body)));
  }
  return names;
}

test('Tab leads first to a link past the bar, and from the footer to a toast', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  assert.equal(await tabTo(page, skipLink), [skipLink]);
  await page.keyboard.press('Enter');
  assert.equal(await tabTo(page, scheduleCall), [
    `${actions.investorLogin} ${newTab}`,
    scheduleCall,
  ]);
  await page.focus('nav li:last-child a');
  assert.equal(await tabTo(page, scheduleCall), [scheduleCall], 'as the eye reads the bar');
  await page.sendLead();
  await page.focus('footer a:last-of-type');
  assert.equal(await tabTo(page, toastWords.dismiss), [leadSent.copy, toastWords.dismiss]);
  await page.focus('main a[href$="team/"]');
  await page.keyboard.press('Enter');
  // The heading has the focus before the page is complete.
  await page.until(() => kit.isAt('/team/'));
  await page.until((name) => kit.hasFocus(name), teamPage.heading);
  await page.openDialog();
  assert.equal(page.lines, []);
});

test('Back closes the dialog, and the focus goes to a call that is still shown', async ({
  open,
}) => {
  const page = await open('/');
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await page.press('button', scheduleCall, 'header');
  await page.until(() => kit.isDialogOpen());
  await resizeTo(page, '390×844');
  await page.goBack();
  await page.until(() => kit.isDialogClosed());
  await page.until((name) => kit.hasFocus(name), scheduleCall);
});

test.run();
