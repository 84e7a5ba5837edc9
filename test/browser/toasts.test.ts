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
const lastDismiss = `${selectors.toast}:last-of-type [aria-label="${toastWords.dismiss}"]`;
const countToasts = (page: Page) => page.$$eval(selectors.toast, (toasts) => toasts.length);
const untilToasts = (page: Page, count: number) =>
  until(page, `document.querySelectorAll('${selectors.toast}').length === ${count}`);

/** Sends leads until there are so many toasts, and the dialog is closed. */
async function showToasts(page: SitePage, count: number): Promise<void> {
  for (let shown = 1; shown <= count; shown += 1) {
    // An earlier lead has left the form.
    await page.tick(300);
    await submitLead(page);
    await page.tick(800);
    await until(page, conditions.dialogClosed);
    // `close`, with which the time of the toasts goes on, comes with a frame.
    await passFrames(page, 2);
    await untilToasts(page, shown);
  }
  await page.mouse.move(9, 9);
}

/** The visitor looks at another tab, or comes back; runs in the page. */
function setHidden(value: boolean): void {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  dispatchEvent(new Event('visibilitychange'));
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await until(page, conditions.dialogClosed);
  await passFrames(page, 2);
}

type Act = (page: Page) => Promise<unknown>;

const run =
  (set: (isSo: boolean) => void, isSo: boolean): Act =>
  (page) =>
    page.evaluate(set, isSo);

/** What keeps a toast, and what lets it go. */
const holds: Record<string, [hold: Act, release: Act]> = {
  pointer: [(page) => page.hover(selectors.toast), (page) => page.mouse.move(9, 9)],
  focus: [(page) => page.focus(selectors.dismiss), (page) => page.focus(selectors.opener)],
  'another window': [run(setActive, false), run(setActive, true)],
  'another tab': [run(setHidden, true), run(setHidden, false)],
  'a dialog over it': [openDialog, closeDialog],
};

test('a toast stays while it is held, and then for the rest of its time', async ({ open }) => {
  const page = await open('/');
  for (const [reason, [hold, release]] of Object.entries(holds)) {
    await showToasts(page, 1);
    await page.tick(4000);
    await hold(page);
    await page.tick(60_000);
    await release(page);
    await page.tick(990);
    assert.is(await countToasts(page), 1, reason);
    await page.tick(20);
    await untilToasts(page, 0);
  }
});

test('a toast that is dismissed gives the focus to the next, and then back', async ({ open }) => {
  const page = await open('/');
  await showToasts(page, 2);
  for (const [next, left] of [
    [region, 1],
    [selectors.opener, 0],
  ] as const) {
    await page.focus(lastDismiss);
    await page.keyboard.press('Enter');
    await until(page, hasFocus(next));
    // Screen readers first announce the new focus.
    assert.is(await countToasts(page), left + 1);
    await page.tick(150);
    await untilToasts(page, left);
    await page.tick(300);
  }
});

test('Escape closes the tooltip of a toast, then the toast, then the next', async ({ open }) => {
  const page = await open('/');
  await showToasts(page, 2);
  // After a key, the focus opens the tooltip.
  await page.keyboard.press('Shift');
  await page.focus(lastDismiss);
  await page.waitForSelector('[role=tooltip]');
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Escape');
    await page.tick(150);
    assert.is(await countToasts(page), left);
  }
});

test('a press on a toast keeps neither the focus nor the next toast', async ({ open }) => {
  const page = await open('/');
  await showToasts(page, 1);
  await page.click(`${selectors.toast} strong`);
  await until(page, hasFocus(region));
  await page.mouse.move(9, 9);
  await page.tick(5000);
  await until(page, `${conditions.withoutToast} && ${hasFocus(selectors.opener)}`);
  await showToasts(page, 1);
  await page.click(selectors.dismiss);
  await untilToasts(page, 0);
  await showToasts(page, 1);
  await page.tick(5000);
  await untilToasts(page, 0);
});

const isTooltipOpen = (page: Page) =>
  page.$$eval('[role=tooltip]', (tips) => tips.some((tip) => tip.checkVisibility()));

const dispatch = (page: Page, type: 'pointerdown' | 'pointerout') =>
  page.$eval(
    selectors.close,
    (button, type) => button.dispatchEvent(new PointerEvent(type, { bubbles: true })),
    type,
  );

const leaveWindow = (page: Page) => dispatch(page, 'pointerout');

test('a pointer that leaves, and a finger, open no tooltip', async ({ open }) => {
  const page = await open('/', { isTouch: true });
  await openTooltip(page);
  await page.hover('[role=tooltip]');
  await page.tick(1000);
  assert.ok(await isTooltipOpen(page), 'the pointer can move onto it');
  await leaveWindow(page);
  await page.waitForSelector('[role=tooltip]', { hidden: true });
  for (const leave of [() => page.hover(selectors.submit), () => leaveWindow(page)]) {
    await page.hover(selectors.submit);
    await page.tick(1000);
    await page.hover(selectors.close);
    await page.tick(690);
    await leave();
    await page.tick(1000);
    assert.not(await isTooltipOpen(page));
  }
  await page.hover(selectors.submit);
  await (await page.$(selectors.close))?.touchStart();
  await page.tick(1000);
  assert.not(await isTooltipOpen(page), 'by touch');
});

const ways: Act[] = [
  (page) => dispatch(page, 'pointerdown'),
  (page) => page.focus('[name=name]'),
  (page) => page.keyboard.press('Escape'),
];

test('a press, another focus or Escape closes a tooltip, which stays closed', async ({ open }) => {
  const page = await open('/');
  await openTooltip(page);
  for (const close of ways) {
    await page.keyboard.press('Shift');
    await page.focus(selectors.submit);
    await page.focus(selectors.close);
    await page.waitForSelector('[role=tooltip]');
    await close(page);
    await page.waitForSelector('[role=tooltip]', { hidden: true });
    await page.tick(300);
    // The pointer moves within the button that it was on.
    await page.hover(selectors.close);
    await page.tick(1000);
    assert.not(await isTooltipOpen(page));
    await showTooltip(page);
  }
});

test.run();
