// A visitor without a mouse. `specification/health.ts` proves that Tab reaches each control, in order;
// `journeys.test.ts` types a lead.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { scheduleCall } from '../support/drive/lead';
import { resizeTo } from '../support/drive/page';
import { siteSuite } from '../support/drive/suite';

const { actions, leadSent, newTab, skipLink, teamPage, toastWords } = content;
const test = siteSuite('keyboard');

/** Fails unless Tab leads to controls with these names, one after the other. */
async function expectStops(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => kit.nameOf(document.activeElement ?? document.body));
    assert.is(stop, plain(name));
  }
}

test('Tab leads first to a link past the bar, and from the footer to a toast', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  await expectStops(page, skipLink);
  await page.keyboard.press('Enter');
  await expectStops(page, `${actions.investorLogin} ${newTab}`, scheduleCall);
  // As the eye reads the bar.
  await page.focus('nav li:last-child a');
  await expectStops(page, scheduleCall);
  await page.sendLead();
  await page.focus('footer a:last-of-type');
  await expectStops(page, leadSent.copy, toastWords.dismiss);
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

test('the focus goes to a call in the window, where the window has become narrower', async ({
  open,
}) => {
  const page = await open('/', { hasMotion: true });
  await page.evaluate(() => kit.section('about').scrollIntoView({ behavior: 'instant' }));
  await page.press('button', scheduleCall, 'header');
  await page.until(() => kit.isDialogOpen());
  await resizeTo(page, '390×844');
  await page.keyboard.press('Escape');
  await page.until((name) => kit.hasFocus(name), scheduleCall);
  const isSeen = () => kit.isOnTop(document.activeElement ?? document.body);
  await page.until(isSeen);
});

test.run();
