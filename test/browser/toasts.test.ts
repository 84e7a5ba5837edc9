// runtimes: react, preact
// Toasts and tooltips in the browser: their time, and what is below them while they leave. The
// rules of their timing are tested in test/unit.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  app,
  cancel,
  close,
  dialogIsClosed,
  hasFocus,
  region,
  sendQuickly,
  toast,
  toastCount,
} from '../support/lead';
import {
  dialogIsOpen,
  openDialog,
  opener,
  type SitePage,
  until,
  untilStarted,
} from '../support/page';
import { siteSuite, type TestTools } from '../support/suite';

const test = siteSuite('toasts');

const dismiss = `${toast} [aria-label=Dismiss]`;
const ids = (page: Page) =>
  page.$$eval(`${toast} [data-tooltip]`, (buttons) =>
    buttons.map((button) => Number(button.getAttribute('data-tooltip')?.split('-').at(-1))),
  );
const tooltip = "document.querySelector('[role=tooltip]')?.textContent";

/** Sends some leads, while time stands still. */
async function openWithToasts({ open }: TestTools, count: number, options = {}): Promise<SitePage> {
  const page = await open('/', { hasFakeClock: true, ...options });
  for (let sent = 1; sent <= count; sent += 1) {
    await sendQuickly(page);
    await until(
      page,
      `window.launches.length === ${sent} && ${dialogIsClosed} && ${toastCount} === ${Math.min(sent, 3)}`,
    );
  }
  return page;
}

test('three at once for five seconds; the fourth waits and has its full time', async (tools) => {
  const page = await openWithToasts(tools, 5);
  assert.equal(await ids(page), [1, 2, 3]);
  await page.click(dismiss);
  await until(page, `document.querySelector('${toast} [data-tooltip$="-4"]') !== null`);
  assert.equal(await ids(page), [2, 3, 4]);
  await page.mouse.move(1, 1);
  await page.focus(opener);
  await page.tick(5000);
  await until(page, `${toastCount} === 1`);
  assert.equal(await ids(page), [5]);
  await page.tick(4900);
  assert.equal(await ids(page), [5]);
  await page.tick(200);
  await until(page, `${toastCount} === 0`);
  assert.equal(page.problems, []);
});

const setAway = (page: Page, isHidden: boolean, hasFocus: boolean) =>
  page.evaluate(
    (isHidden, hasFocus) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.hasFocus = () => hasFocus;
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event(hasFocus ? 'focus' : 'blur'));
    },
    isHidden,
    hasFocus,
  );

for (const [reason, hold, release] of [
  ['under the pointer', (page) => page.hover(`${toast} p`), (page) => page.mouse.move(1, 1)],
  ['with the focus', (page) => page.focus(dismiss), (page) => page.focus(opener)],
  ['in a hidden tab', (page) => setAway(page, true, true), (page) => setAway(page, false, true)],
  [
    'behind the mail program',
    (page) => setAway(page, false, false),
    (page) => setAway(page, false, true),
  ],
] satisfies [string, ...((page: Page) => Promise<unknown>)[]][]) {
  test(`a toast stays ${reason}, and then for the rest of its time`, async (tools) => {
    const page = await openWithToasts(tools, 1);
    await page.tick(3000);
    await hold?.(page);
    await page.tick(60_000);
    assert.is(await page.evaluate(toastCount), 1);
    await release?.(page);
    await page.tick(1900);
    assert.is(await page.evaluate(toastCount), 1);
    await page.tick(200);
    await until(page, `${toastCount} === 0`);
  });
}

/** Clicks a button, and stops what it closes in the middle of its way out. */
async function stopLeaving(page: Page, button: string, leaving: string): Promise<void> {
  const seen = await page.evaluate(
    async (button, leaving) => {
      document.querySelector<HTMLElement>(button)?.click();
      for (let frames = 0; frames < 100; frames += 1) {
        const element = document.querySelector(leaving);
        const transitions = element?.getAnimations() ?? [];
        for (const transition of transitions) transition.pause();
        if (element && transitions.length > 0) {
          const { display, pointerEvents } = getComputedStyle(element);
          const backdrop = getComputedStyle(element, '::backdrop').pointerEvents;
          return { isSeen: display !== 'none', pointerEvents, backdrop };
        }
        await new Promise(requestAnimationFrame);
      }
    },
    button,
    leaving,
  );
  // Newer versions of Chromium let taps through by themselves.
  assert.equal(seen, { isSeen: true, pointerEvents: 'none', backdrop: 'none' });
}

/** Clicks a point, and tells whether the click has reached something that the selector names. */
async function reaches(page: Page, x: number, y: number, selector: string): Promise<unknown> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        Object.assign(window, { hit: event.target });
      },
      { capture: true, once: true },
    );
  });
  await page.touchscreen.tap(x, y);
  await until(page, 'Boolean(window.hit)');
  return page.evaluate(`window.hit.closest(${JSON.stringify(selector)}) !== null`);
}

test('a tap on the place of a leaving toast reaches what is below', async (tools) => {
  const page = await openWithToasts(tools, 1, { width: 390, isTouch: true, hasMotion: true });
  await page.tick(300);
  const { x, y } = await page.$eval(toast, (item) => item.getBoundingClientRect().toJSON());
  await stopLeaving(page, dismiss, `${region} li[hidden]`);
  assert.ok(await reaches(page, x + 40, y + 40, '#app main'));
});

test('taps reach the page while the dialog and its backdrop leave', async ({ open }) => {
  for (const [x, y] of [
    [195, 422],
    [8, 422],
  ] as const) {
    const page = await open('/', { width: 390, isTouch: true, hasMotion: true });
    await openDialog(page);
    await until(page, "document.querySelector('#intro-call').getAnimations().length === 0");
    await stopLeaving(page, cancel, '#intro-call:not([open])');
    assert.ok(await reaches(page, x, y, 'main'), `${x}, ${y}`);
  }
});

for (const lateness of [400, 5000]) {
  test(`a tooltip opens 700 ms after the pointer has come to rest; app ${lateness} ms late`, async ({
    site,
    open,
  }) => {
    const held = site.hold(app);
    const page = await open('/', { hasFakeClock: true });
    await openDialog(page);
    await page.hover(close);
    await page.tick(lateness);
    held.release();
    await untilStarted(page);
    if (lateness < 700) {
      await page.tick(700 - lateness - 1);
      assert.is(await page.evaluate(tooltip), undefined);
      await page.tick(1);
    }
    await until(page, `${tooltip} === 'Close'`);
    assert.is(await page.$eval(close, (button) => button.getAttribute('aria-label')), 'Close');
  });
}

test('within 300 ms of one tooltip the next opens at once, later after 700 ms', async (tools) => {
  const page = await openWithToasts(tools, 2);
  const buttons = await page.$$(dismiss);
  const [first, second] = buttons;
  const isOpenOn = (id: number) =>
    `document.querySelector('[role=tooltip]')?.id.endsWith('-${id}')`;
  await first?.hover();
  await page.tick(699);
  assert.is(await page.evaluate(tooltip), undefined);
  await page.tick(1);
  await until(page, isOpenOn(1));
  await page.mouse.move(1, 1);
  await until(page, `${tooltip} === undefined`);
  await page.tick(299);
  await second?.hover();
  await until(page, isOpenOn(2));
  await page.mouse.move(1, 1);
  await until(page, `${tooltip} === undefined`);
  await page.tick(301);
  await first?.hover();
  await page.tick(699);
  assert.is(await page.evaluate(tooltip), undefined);
});

test('Escape closes the tooltip, and only then the dialog; a finger opens none', async ({
  open,
}) => {
  const page = await open('/');
  await openDialog(page);
  await untilStarted(page);
  await page.focus(cancel);
  for (let presses = 0; !(await page.evaluate(hasFocus(close))); presses += 1) {
    assert.ok(presses < 12, 'Tab reaches the cross');
    await page.keyboard.press('Tab');
  }
  await until(page, `${tooltip} === 'Close'`);
  await page.keyboard.press('Escape');
  await until(page, `${tooltip} === undefined`);
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.keyboard.press('Escape');
  await until(page, dialogIsClosed);

  const phone = await open('/', { width: 390, isTouch: true, hasFakeClock: true });
  await openDialog(phone);
  await untilStarted(phone);
  const { x, y } = await phone.$eval(close, (button) => button.getBoundingClientRect().toJSON());
  const touch = await phone.touchscreen.touchStart(x + 5, y + 5);
  await phone.tick(2000);
  assert.is(await phone.evaluate(tooltip), undefined);
  await touch.end();
  await until(phone, dialogIsClosed);
  assert.is(await phone.evaluate(tooltip), undefined);
});

test.run();
