// Toasts and tooltips, which the app adds to the page, where the specification says nothing.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadForm } from '../support/content';
import { submitLead } from '../support/drive/lead';
import { openDialog, type SitePage, setActive } from '../support/drive/page';
import { conditions, hasFocus, selectors } from '../support/drive/selectors';
import { openTooltip, showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { passFrames, until } from '../support/drive/wait';

const { toastWords } = leadForm;
const test = siteSuite('toasts', { hasFakeClock: true });

const region = `section[aria-label="${toastWords.region}"]`;
const countToasts = (page: Page) => page.$$eval(selectors.toast, (toasts) => toasts.length);

/** Sends leads, and returns when each has its toast and the dialog is closed. */
async function showToasts(page: SitePage, count = 1): Promise<void> {
  for (let shown = await countToasts(page); shown < count; shown += 1) {
    // An earlier lead has left the form.
    await page.tick(300);
    await submitLead(page);
    await page.tick(800);
    await until(page, conditions.dialogClosed);
    // `close`, with which the time of the toasts goes on, comes with a frame.
    await passFrames(page, 2);
    await page.waitForFunction(
      (toast, count) => document.querySelectorAll(toast).length === count,
      {},
      selectors.toast,
      shown + 1,
    );
  }
}

/** The visitor looks at another tab, or comes back; runs in the page. */
function setHidden(value: boolean): void {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  dispatchEvent(new Event('visibilitychange'));
}

type Act = (page: Page) => Promise<unknown>;

/** What keeps a toast, and what lets it go. */
const holds: Record<string, [hold: Act, release: Act]> = {
  'the pointer is on it': [(page) => page.hover(selectors.toast), (page) => page.mouse.move(9, 9)],
  'the focus is in it': [
    (page) => page.focus(selectors.dismiss),
    (page) => page.focus(selectors.opener),
  ],
  'the window is not the active one': [
    (page) => page.evaluate(setActive, false),
    (page) => page.evaluate(setActive, true),
  ],
  'the page is hidden': [
    (page) => page.evaluate(setHidden, true),
    (page) => page.evaluate(setHidden, false),
  ],
  'a dialog is open over it': [
    openDialog,
    async (page) => {
      await page.keyboard.press('Escape');
      await until(page, conditions.dialogClosed);
      await passFrames(page, 2);
    },
  ],
};

test('a toast stays while it is held, and then for the rest of its time', async ({ open }) => {
  const page = await open('/');
  for (const [reason, [hold, release]] of Object.entries(holds)) {
    await showToasts(page);
    await page.mouse.move(9, 9);
    await page.tick(4000);
    await hold(page);
    await page.tick(60_000);
    await release(page);
    await page.tick(990);
    assert.is(await countToasts(page), 1, reason);
    await page.tick(20);
    await until(page, conditions.withoutToast);
  }
});

test('a toast that is dismissed gives the focus to the next, and then back', async ({ open }) => {
  const page = await open('/');
  await showToasts(page, 2);
  for (const [next, left] of [
    [region, 1],
    [selectors.opener, 0],
  ] as const) {
    await page.focus(`${selectors.toast}:last-of-type [aria-label="${toastWords.dismiss}"]`);
    await page.keyboard.press('Enter');
    await until(page, hasFocus(next));
    // Screen readers first announce the new focus.
    assert.is(await countToasts(page), left + 1);
    await page.tick(150);
    assert.is(await countToasts(page), left);
    await page.tick(300);
  }
  await page.waitForSelector(region, { hidden: true });
});

test('Escape closes the tooltip of a toast, then the toast, then the next', async ({ open }) => {
  const page = await open('/');
  await showToasts(page, 2);
  await page.keyboard.press('Shift');
  await page.focus(`${selectors.toast}:last-of-type [aria-label="${toastWords.dismiss}"]`);
  await page.waitForSelector('[role=tooltip]');
  // The tooltip goes first. Then the focus is on the region.
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Escape');
    await page.tick(150);
    assert.is(await countToasts(page), left);
  }
});

test('a press on a toast keeps neither the focus nor the next toast', async ({ open }) => {
  const page = await open('/');
  await showToasts(page);
  await page.click(`${selectors.toast} strong`);
  await until(page, hasFocus(region));
  await page.mouse.move(9, 9);
  await page.tick(5000);
  await until(page, `${conditions.withoutToast} && ${hasFocus(selectors.opener)}`);
  await showToasts(page);
  await page.click(selectors.dismiss);
  await until(page, conditions.withoutToast);
  await showToasts(page);
  await page.mouse.move(9, 9);
  await page.tick(5000);
  await until(page, conditions.withoutToast);
});

const isTooltipOpen = (page: Page) =>
  page.$$eval('[role=tooltip]', (tips) => tips.some((tip) => tip.checkVisibility()));

const dispatch = (page: Page, type: 'pointerdown' | 'pointerout') =>
  page.$eval(
    selectors.close,
    (button, type) => button.dispatchEvent(new PointerEvent(type, { bubbles: true })),
    type,
  );

test('a pointer that leaves early or leaves the window, and a finger, open no tooltip', async ({
  open,
}) => {
  const page = await open('/', { isTouch: true });
  await openTooltip(page);
  const leaveWindow = () => dispatch(page, 'pointerout');
  assert.ok(await isTooltipOpen(page));
  await page.hover('[role=tooltip]');
  await page.tick(1000);
  assert.ok(await isTooltipOpen(page), 'the pointer can move onto it');
  await leaveWindow();
  await page.waitForSelector('[role=tooltip]', { hidden: true });
  for (const leave of [() => page.hover(selectors.submit), leaveWindow]) {
    await page.hover(selectors.submit);
    await page.tick(1000);
    await page.hover(selectors.close);
    await page.tick(690);
    await leave();
    await page.tick(1000);
    assert.not(await isTooltipOpen(page));
  }
  await page.hover(selectors.submit);
  const close = await page.$(selectors.close);
  await close?.touchStart();
  await page.tick(1000);
  assert.not(await isTooltipOpen(page), 'by touch');
});

const ways: Record<string, Act> = {
  'a press': (page) => dispatch(page, 'pointerdown'),
  'the loss of focus': (page) => page.focus('[name=name]'),
  Escape: (page) => page.keyboard.press('Escape'),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes a tooltip, which stays closed under a pointer that stays`, async ({
    open,
  }) => {
    const page = await open('/');
    await openTooltip(page);
    await page.keyboard.press('Shift');
    await page.focus(selectors.submit);
    await page.focus(selectors.close);
    // After a key, the focus opens it at once.
    await page.waitForSelector('[role=tooltip]');
    await close(page);
    await page.waitForSelector('[role=tooltip]', { hidden: true });
    await page.tick(300);
    await page.hover(selectors.close);
    await page.tick(1000);
    assert.not(await isTooltipOpen(page));
    await showTooltip(page);
    assert.ok(await page.evaluate(conditions.dialogOpen));
  });
}

test.run();
