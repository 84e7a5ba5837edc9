// What the visitor sees when the app is late or broken, and what the app leaves as it was.
import * as assert from 'uvu/assert';
import { landing, leadForm } from '../support/content';
import {
  checkCopy,
  checkMail,
  fillLead,
  sendLead,
  submitLead,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import { openDialog, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { openTooltip, showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { eventually, until } from '../support/drive/wait';

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

test('an app just before the notice thanks once; so does a reload', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await submitLead(page);
  await page.tick(1900);
  held.release();
  for (const act of [() => {}, () => submitLead(page).then(() => page.reload())]) {
    await act();
    await until(page, conditions.withOneToast);
    await page.tick(2000);
    assert.ok(await page.evaluate(`${conditions.withOneToast} && ${conditions.withoutNotice}`));
  }
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

/** Makes the creation of these elements throw; runs in the page. */
function crashElements(...tags: string[]): void {
  for (const method of ['createElement', 'createElementNS'] as const) {
    Object.assign(document, {
      [method](...names: string[]) {
        if (names.some((name) => tags.includes(name))) throw new Error('sabotaged');
        return Reflect.apply(Document.prototype[method], document, names);
      },
    });
  }
}

test('a crash of a tooltip or a toast harms nothing else', async ({ open }) => {
  const page = await open('/');
  await openTooltip(page);
  await page.hover(selectors.submit);
  await page.evaluate(crashElements, 'span', 'li');
  await page.hover(selectors.close);
  await page.tick(700);
  await eventually('the error is logged', () => page.problems.join().includes('sabotaged'));
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await page.evaluate(crashElements);
  await sendLead(page);
  await page.evaluate(crashElements, 'li');
  await page.evaluate('openedMailLinks.length = 0');
  await submitLead(page);
  await untilThanked(page, 'notice');
  assert.ok(page.problems.every((line) => line.includes('sabotaged')));
});

test('toasts that do not start leave the notice and the tooltips', async ({ open }) => {
  const page = await open('/');
  // The toaster asks whether the visitor is there as it starts.
  await page.evaluate('document.hasFocus = null');
  await openTooltip(page);
  assert.match(page.problems.join(), 'The app could not be started');
  await submitLead(page);
  await untilThanked(page, 'notice');
});

test.run();
