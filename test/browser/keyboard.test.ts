// The whole site by keyboard alone. `npm run verify` proves that Tab reaches each control, and that the control shows the focus.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { landing, leadForm, navigation, pages } from '../support/content';
import { onlyMailLink } from '../support/drive/lead';
import { widths } from '../support/drive/page';
import { conditions, hasHeading } from '../support/drive/selectors';
import { pagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';
import { passFrames, until } from '../support/drive/wait';

const labels = leadForm.leadFields.map(({ label }) => label);
const { leadDialog, leadSent, toastWords } = leadForm;
const { investorLogin, scheduleCall } = landing.actions;
const test = siteSuite('keyboard');

/** Reads the focus; runs in the page. */
function readFocus() {
  const element = document.activeElement ?? document.body;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = isField ? element.labels?.[0]?.textContent : element.getAttribute('aria-label');
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  /** Whether the element stays in place while the page scrolls. */
  let isFixed = false;
  for (let box: Element | null = element; box; box = box.parentElement)
    isFixed ||= getComputedStyle(box).position === 'fixed';
  const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    name: (label ?? (element as HTMLElement).innerText).replace(/\s+/g, ' ').trim(),
    isSeen: top && (element.contains(top) || top.contains(element)) && (isFixed || y >= barBottom),
    isFixed,
    left: x,
    top: isFixed ? y : y + scrollY,
    height,
  };
}

type Stop = ReturnType<typeof readFocus>;

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Fails unless the focus is in the window, not covered, and not under the bar. */
async function checkFocus(page: Page): Promise<Stop> {
  await passFrames(page);
  await until(page, conditions.calm);
  const stop = await page.evaluate(readFocus);
  assert.ok(stop.isSeen, `${stop.name} is covered or under the bar`);
  return stop;
}

/** Presses Tab until a name comes, or `the end` of the page, and checks each stop. */
async function tabTo(page: Page, name: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 30 && stops.at(-1)?.name.startsWith(name) !== true) {
    await page.keyboard.press('Tab');
    const isOver = await page.evaluate(() => document.activeElement === document.body);
    if (isOver && name === 'the end') break;
    stops.push(await checkFocus(page));
  }
  return stops;
}

for (const path of pagePaths) {
  test(`the stops of ${path} are seen, in visual order`, async ({ open }) => {
    const page = await open(path);
    for (const width of widths) {
      await page.setViewport({ width, height: 844 });
      const stops = await tabTo(page, 'the end');
      assert.is(stops[0]?.name, navigation.skipLink);
      for (const [index, stop] of stops.entries()) {
        const last = stops[index - 1];
        if (!last || last.isFixed !== stop.isFixed) continue;
        const isBelow = stop.top >= last.top + last.height - 1;
        const isInRow = stop.top + stop.height > last.top && stop.left >= last.left;
        assert.ok(isBelow || isInRow, `${stop.name} is neither below nor right of ${last.name}`);
      }
    }
  });
}

test('a lead is sent by keyboard', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const stops = await tabTo(page, scheduleCall);
  assert.equal(namesOf(stops), [`${investorLogin} ${navigation.newTab}`, scheduleCall]);
  await page.keyboard.press('Enter');
  await until(page, conditions.dialogOpen);
  const names = [(await checkFocus(page)).name];
  for (const [, text] of lead) {
    await page.keyboard.type(text);
    names.push(...namesOf(await tabTo(page, '')));
  }
  names.push(...namesOf(await tabTo(page, leadDialog.submit)));
  const expected = [...labels, leadDialog.cancel, leadDialog.submit];
  assert.equal(names, expected, 'the first field comes first, not the close button');
  await page.keyboard.press('Enter');
  await until(page, conditions.submitting);
  await page.tick(1100);
  await until(page, conditions.dialogClosed);
  const { href } = await onlyMailLink(page);
  assert.ok(decodeURIComponent(href).includes('Ada Lovelace'));
  assert.is((await page.evaluate(readFocus)).name, scheduleCall, 'the focus returns to the opener');

  await until(page, conditions.withOneToast);
  await page.focus('footer a:last-of-type');
  assert.equal(namesOf(await tabTo(page, toastWords.dismiss)), [leadSent.copy, toastWords.dismiss]);

  await page.focus('main a[href$="team/"]');
  await page.keyboard.press('Enter');
  const isOnTeam = hasHeading(pages.teamPage.heading);
  await until(page, `${isOnTeam} && document.activeElement.localName === 'h1'`);
});

test.run();
