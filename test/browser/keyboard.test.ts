// The whole site by keyboard alone, with a visible focus at every stop.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { landing, leadForm, navigation, pages } from '../support/content';
import { checkFocus, checkVisualOrder, focusedName, namesOf, tabTo } from '../support/drive/focus';
import { onlyMailLink } from '../support/drive/mail';
import { widths } from '../support/drive/page';
import { conditions, hasHeading } from '../support/drive/selectors';
import { pagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';
import { until } from '../support/drive/wait';

const { labels } = leadForm.leadFieldWords;
const { leadDialog, leadSent, toastWords } = leadForm;
const { investorLogin, scheduleCall } = landing.actions;
const test = siteSuite('keyboard');

/** Fills the open dialog, and ends at Submit. */
async function fillByKeyboard(page: Page): Promise<void> {
  const stops = [await checkFocus(page)];
  for (const text of Object.values(lead)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    stops.push(await checkFocus(page));
  }
  stops.push(...(await tabTo(page, leadDialog.submit)));
  const names = [...Object.values(labels), leadDialog.cancel, leadDialog.submit];
  assert.equal(namesOf(stops), names, 'the first field comes first, not the close button');
  checkVisualOrder(stops);
}

for (const path of pagePaths) {
  test(`the stops of ${path} are seen, in visual order`, async ({ open }) => {
    const page = await open(path);
    for (const width of widths) {
      await page.setViewport({ width, height: 844 });
      const controls = await page.$$eval(
        'a[href], button',
        (list) => list.filter((element) => element.checkVisibility()).length,
      );
      // The rings are the same in both windows, and take a picture each.
      const stops = await tabTo(page, 'the end', width === widths[1]);
      assert.is(stops.length, controls, namesOf(stops).join(' | '));
      assert.is(stops[0]?.name, navigation.skipLink);
      checkVisualOrder(stops);
    }
  });
}

// A window of 1280 by 1024 px at a zoom of 400 %.
test('a lead is sent by keyboard at 320×256', async ({ open }) => {
  const prepare = (page: Page) => page.setViewport({ width: 320, height: 256 });
  const page = await open('/', { prepare, hasFakeClock: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const stops = await tabTo(page, scheduleCall);
  assert.equal(namesOf(stops), [`${investorLogin} ${navigation.newTab}`, scheduleCall]);
  await page.keyboard.press('Enter');
  await until(page, conditions.dialogOpen);
  await fillByKeyboard(page);
  await page.keyboard.press('Enter');
  await page.tick(800);
  await until(page, conditions.dialogClosed);
  const { href } = await onlyMailLink(page);
  assert.ok(decodeURIComponent(href).includes(lead.name));
  assert.is(await focusedName(page), scheduleCall, 'the focus returns to the opener');

  await until(page, conditions.withOneToast);
  await page.focus('footer a:last-of-type');
  assert.equal(namesOf(await tabTo(page, toastWords.dismiss)), [leadSent.copy, toastWords.dismiss]);

  await page.focus('main a[href$="team/"]');
  await page.keyboard.press('Enter');
  const isOnTeam = hasHeading(pages.teamPage.heading);
  await until(page, `${isOnTeam} && document.activeElement.localName === 'h1'`);
});

test.run();
