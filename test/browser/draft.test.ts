// The draft of the email, for visitors whose mail program has not opened.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadForm } from '../support/content';
import { fillLead, sendLead, submitLead, untilThanked, valueIn } from '../support/drive/lead';
import { checkCopy, readMail } from '../support/drive/mail';
import { clickUnseen, openDialog, type SitePage, textOf } from '../support/drive/page';
import { conditions, hasFocus, isAt, selectors } from '../support/drive/selectors';
import { openTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const { leadDialog, leadMail, leadSent } = leadForm;
/** What a visitor reads in the dialog. */
const dialogText = (page: Page) =>
  page.$eval('#lead-dialog', (dialog) => (dialog as HTMLElement).innerText);

const test = siteSuite('draft', { hasFakeClock: true });

test('each line leads to the message, and gets the focus back', async ({ open }) => {
  const page = await open('/');
  await sendLead(page);
  await checkCopy(page, selectors.toast);
  // The toast stays while it has the pointer or the focus. A click on its words does not keep it.
  await page.click(`${selectors.toast} strong`);
  await page.mouse.move(1, 1);
  await page.tick(6000);
  await until(page, conditions.withoutToast);
  for (const line of await page.$$(selectors.seeDraft)) {
    await line.click();
    await until(page, `${conditions.dialogOpen} && ${hasFocus(selectors.openAgain)}`);
    const again = await page.$(selectors.openAgain);
    assert.ok(await again?.isIntersectingViewport({ threshold: 1 }));
    // Before she types a second lead.
    assert.ok((await dialogText(page)).includes(leadSent.replaced));
    await checkCopy(page, '#lead-dialog');
    await page.keyboard.press('Escape');
    await until(page, conditions.dialogClosed);
    assert.ok(await line.evaluate((button) => button === document.activeElement));
  }
  assert.equal(page.problems, []);
});

const isDiscarded = `[...document.querySelectorAll('${selectors.seeDraft}')].every((button) => !button.checkVisibility()) && sessionStorage.length === 0`;

test('a draft can be discarded, in the dialog and beside the buttons', async ({ open }) => {
  const page = await open('/');
  for (const place of ['#lead-dialog', '#contact']) {
    await sendLead(page);
    await page.evaluate('openedMailLinks.length = 0');
    if (place === '#lead-dialog') {
      await clickUnseen(page, selectors.seeDraft);
      await page.waitForSelector(selectors.openAgain, { visible: true });
    }
    await page.click(`${place} ${selectors.discard}`);
    await until(page, isDiscarded);
    const status = place === '#contact' ? 'main > [role=status]' : '#lead-dialog [role=status]';
    await page.tick(300);
    assert.is((await textOf(page, status)).trim(), leadSent.discarded);
    if (place === '#lead-dialog') {
      await until(page, hasFocus('[name=name]'));
      assert.not((await dialogText(page)).includes(leadSent.draft));
      await page.keyboard.press('Escape');
    }
    // What led to the draft is hidden, so the focus is on the button beside it.
    await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
    const isInContact = "document.activeElement.closest('#contact') !== null";
    assert.is(await page.evaluate(isInContact), place === '#contact');
    await page.tick(10_000);
    await until(page, conditions.withoutToast);
  }
  await page.reload();
  await until(page, isDiscarded);
  await openDialog(page);
  assert.not((await dialogText(page)).includes(leadSent.draft));
});

test('a draft that another page has discarded does not come back by Back', async ({ open }) => {
  const page = await open('/');
  await sendLead(page);
  await page.goto(new URL('/team/', page.url()).href);
  await page.evaluate('sessionStorage.clear()');
  await page.goBack();
  await until(page, isDiscarded);
});

test('if copying is refused, the whole of a long message can be copied as text', async ({
  open,
}) => {
  const reason = '漢字 word\n'.repeat(3000);
  const page = await open('/');
  await page.evaluate('delete Navigator.prototype.clipboard');
  await fillLead(page);
  await page.$eval('[name=reason]', (field, value) => Object.assign(field, { value }), reason);
  await page.click(selectors.submit);
  const { href } = await untilThanked(page);
  assert.ok(href.length <= 1800);
  assert.ok(readMail(href).body.includes(leadMail.cutMark));
  for (const place of [selectors.toast, '#lead-dialog']) {
    if (place === '#lead-dialog') await clickUnseen(page, selectors.opener);
    await clickUnseen(page, `${place} button${selectors.copy}`);
    const field = await page.waitForSelector(`${place} textarea`, { visible: true });
    // A text area, so a mail program gets lines of plain text.
    const selected = await field?.evaluate((field) => {
      const { value, selectionStart, selectionEnd, readOnly } = field as HTMLTextAreaElement;
      return readOnly && document.activeElement === field
        ? value.slice(selectionStart, selectionEnd)
        : '';
    });
    assert.ok(selected?.includes(reason));
  }
  assert.equal(page.problems, []);
});

/** Places of the fields and of Submit in the window. */
const readPlaces = (page: Page) =>
  page.$$eval('#lead-dialog :is(input, textarea, [type=submit])', (controls) =>
    controls.map((control) => Math.round(control.getBoundingClientRect().y)).join(),
  );

test('nothing moves in a dialog that stays open for edits', async ({ open }) => {
  const page = await open('/');
  await submitLead(page);
  const before = await readPlaces(page);
  await page.type('[name=company]', ' & Daughters');
  await page.tick(800);
  assert.is(await textOf(page, selectors.submit), leadDialog.submit);
  assert.ok(await page.evaluate(conditions.dialogOpen));
  assert.is(await valueIn(page, 'company'), 'Engines & Sons & Daughters');
  assert.is(await readPlaces(page), before);
  assert.ok(await page.evaluate(conditions.draftOffered));
});

test('a visitor who closes the dialog early finds it empty, with the draft', async ({ open }) => {
  const page = await open('/');
  await submitLead(page);
  await page.keyboard.press('Escape');
  await until(page, `${conditions.dialogClosed} && ${conditions.withOneToast}`);
  await page.tick(300);
  await openDialog(page);
  assert.is(await valueIn(page, 'name'), '');
  await page.waitForSelector('#lead-dialog [data-open-again]', { visible: true });
  const introduction = await page.$('#lead-dialog-intro > p');
  assert.is(await introduction?.isVisible(), false, 'the draft takes its place');
  await page.tick(2000);
  assert.ok(await page.evaluate(conditions.dialogOpen));
});

/** Fails unless the page offers the draft of the test lead. */
async function checkDraft(page: SitePage): Promise<void> {
  await until(page, conditions.draftOffered);
  await clickUnseen(page, selectors.seeDraft);
  await checkCopy(page, '#lead-dialog');
  await page.keyboard.press('Escape');
  await until(page, conditions.dialogClosed);
}

test('every landing page of the tab shows the draft; thanks that nobody saw are said again, once', async ({
  open,
}) => {
  const page = await open('/');
  await page.evaluate(() => {
    // The mail program is in front.
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  await submitLead(page);
  await untilThanked(page);
  await page.reload();
  await until(page, conditions.withOneToast);
  await checkDraft(page);
  await page.goto(new URL('/team/', page.url()).href);
  await page.click('header a[href="/"]:not([aria-label])');
  await until(page, isAt('/'));
  await checkDraft(page);
  await openTooltip(page);
  assert.ok(await page.evaluate(conditions.withoutToast));
  const other = await page.browserContext().newPage();
  await other.goto(page.url());
  assert.is(await other.evaluate(conditions.draftOffered), false, 'another tab has no draft');
  assert.equal(page.problems, []);
});

test.run();
