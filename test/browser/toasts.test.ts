// runtimes: react, preact
// What is below toast and dialog while they leave, and when a tooltip opens. The rules of their time
// are tested in test/unit.
import * as assert from 'uvu/assert';
import { app, dialogIsClosed, on, sendInOneTask, toastCount } from '../support/lead';
import { dialogIsOpen, openDialog, until, untilStarted } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('toasts');

test('taps reach what is below a leaving dialog, its backdrop and a toast', async ({ open }) => {
  const page = await open('/', { width: 390, hasMotion: true, hasFakeClock: true });
  /** Clicks a button, stops what it closes in the middle of its way out, and looks below. */
  const below = (button: string, leaving: string, ...points: (readonly [number, number])[]) =>
    page.evaluate(
      async (button, leaving, points) => {
        document.querySelector<HTMLElement>(button)?.click();
        for (let looks = 0; looks < 200; looks += 1) {
          const element = document.querySelector(leaving);
          const transitions = element?.getAnimations() ?? [];
          for (const transition of transitions) transition.pause();
          if (element && transitions.length > 0) {
            const reached = points.map(([x, y]) => document.elementFromPoint(x, y));
            return [
              // Newer versions of Chromium let taps through by themselves.
              getComputedStyle(element).pointerEvents,
              getComputedStyle(element, '::backdrop').pointerEvents,
              ...reached.map((found) => (found?.closest('main') ? 'page' : found?.localName)),
            ].join(' ');
          }
          // At first without frames: between two of them a transition can begin and end.
          await (looks < 100 ? null : new Promise(requestAnimationFrame));
        }
      },
      button,
      leaving,
      points,
    );
  await openDialog(page);
  await until(page, "document.querySelector('#intro-call').getAnimations().length === 0");
  assert.is(
    await below(on.cancel, '#intro-call:not([open])', [195, 422], [8, 422]),
    'none none page page',
  );
  await sendInOneTask(page);
  await until(page, `${toastCount} === 1`);
  // The effect that lets it leave slowly runs after a frame.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
  await page.tick(300);
  const { x, y } = await page.$eval(on.toast, (item) => item.getBoundingClientRect().toJSON());
  assert.is(await below(on.dismiss, 'section li[hidden]', [x + 40, y + 40]), 'none none page');
});

test('a tooltip opens 700 ms after the pointer has come to rest, however late the app is', async ({
  site,
  open,
}) => {
  const held = site.hold(app);
  const page = await open('/', { hasFakeClock: true });
  const tooltip = "document.querySelector('[role=tooltip]')?.textContent";
  await openDialog(page);
  await page.hover(on.close);
  await page.tick(400);
  held.release();
  await untilStarted(page);
  await page.tick(299);
  assert.is(await page.evaluate(tooltip), undefined);
  await page.tick(1);
  await until(page, `${tooltip} === 'Close'`);
  await page.keyboard.press('Escape');
  await until(page, `${tooltip} === undefined`);
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.keyboard.press('Escape');
  await until(page, dialogIsClosed);
});

test.run();
