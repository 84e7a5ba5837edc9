// What the visitor sees when the app is late or broken, and what the app leaves as it was.
import * as assert from 'uvu/assert';
import { landing, leadForm } from '../support/content';
import {
  checkCopy,
  checkMail,
  fillLead,
  submitLead,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import { openDialog, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const { leadSent } = leadForm;
const test = siteSuite('app failures', { hasFakeClock: true });

test('a late app changes nothing in the page', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await fillLead(page);
  await page.click(selectors.submit, { count: 2 });
  checkMail((await untilThanked(page, 'notice')).href);
  await checkCopy(page, selectors.notice);
  const copied = `document.querySelector('${selectors.notice} ${selectors.copy}').textContent`;
  await until(page, `${copied} === ${JSON.stringify(leadSent.copied)}`);
  await openDialog(page);
  await page.type('[name=company]', 'Other');
  await page.evaluate('document.activeElement.blur()');
  const readMarkup = () =>
    page.$$eval('body > :not(div)', (parts) => parts.map((part) => part.outerHTML).join());
  // The live region is emptied when its words have been heard.
  await page.tick(10_000);
  const before = await readMarkup();
  held.release();
  await showTooltip(page);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=tooltip]', { hidden: true });
  assert.ok((await readMarkup()) === before, 'the app renders beside the page');
  const isOpen = `${conditions.dialogOpen} && ${conditions.withoutToast} && ${hasFocus('body')}`;
  assert.ok(await page.evaluate(isOpen), 'Escape closed the tooltip alone');
  assert.is(await valueIn(page, 'company'), 'Other');
  assert.equal(page.problems, []);
});

/** Wraps each text in a `font` element, as the browser's translator does. Few extensions change more; runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `ü ${text.textContent}`;
    text.parentNode?.replaceChild(font, text);
  }
}

test('a lead is sent from a translated page while the app starts', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await page.evaluate(translate);
  await submitLead(page);
  held.release();
  await page.tick(800);
  await until(page, `${conditions.dialogClosed} && ${conditions.withOneToast}`);
  assert.is(await textOf(page, 'h1'), `ü ${landing.hero.headline}`);
  await page.evaluate(translate);
  await checkCopy(page, selectors.toast);
  await openDialog(page);
  await checkCopy(page, '#lead-dialog');
});

test.run();
