// A visitor without a mouse. `npm run verify` proves that Tab reaches each control, in the order in which it is seen, and shows it.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { landing, leadForm, navigation, pages } from '../support/content';
import { onlyMailLink } from '../support/drive/lead';
import { conditions, hasHeading } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';
import { until } from '../support/drive/wait';

const { leadDialog, leadFields, leadSent, toastWords } = leadForm;
const { investorLogin, scheduleCall } = landing.actions;
const test = siteSuite('keyboard');

const readName = (page: Page) =>
  page.evaluate(() => visitor.nameOf(document.activeElement ?? document.body));

/** Presses Tab until a control with this name has the focus. Returns all names on the way. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const names: string[] = [];
  while (names.length < 30 && names.at(-1) !== name) {
    await page.keyboard.press('Tab');
    names.push(await readName(page));
  }
  return names;
}

test('a lead is sent by keyboard', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  assert.equal(await tabTo(page, navigation.skipLink), [navigation.skipLink]);
  await page.keyboard.press('Enter');
  assert.equal(await tabTo(page, scheduleCall), [investorLogin, scheduleCall]);
  await page.keyboard.press('Enter');
  await until(page, conditions.dialogOpen);
  // The first field comes first, not the close button.
  const names = [await readName(page)];
  for (const [, text] of lead) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    names.push(await readName(page));
  }
  names.push(...(await tabTo(page, leadDialog.submit)));
  const labels = leadFields.map(({ label }) => label);
  assert.equal(names, [...labels, leadDialog.cancel, leadDialog.submit]);
  await page.keyboard.press('Enter');
  await until(page, conditions.submitting);
  await page.tick(1100);
  await until(page, conditions.dialogClosed);
  const { href } = await onlyMailLink(page);
  assert.ok(decodeURIComponent(href).includes('Ada Lovelace'));
  await until(page, `visitor.nameOf(document.activeElement) === ${JSON.stringify(scheduleCall)}`);
  await until(page, conditions.withOneToast);
  await page.focus('footer a:last-of-type');
  assert.equal(await tabTo(page, toastWords.dismiss), [leadSent.copy, toastWords.dismiss]);
  await page.focus('main a[href$="team/"]');
  await page.keyboard.press('Enter');
  const isOnTeam = hasHeading(pages.teamPage.heading);
  await until(page, `${isOnTeam} && document.activeElement.localName === 'h1'`);
});

test.run();
