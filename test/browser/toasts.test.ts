// How toasts and tooltips behave in a page. test/unit has the rules of their time.
import * as assert from 'uvu/assert';
import { dialogIsClosed, on, sendInOneTask, toastCount } from '../support/drive/lead';
import { dialogIsOpen, openDialog, until, untilStarted } from '../support/drive/page';
import { siteSuite } from '../support/drive/suite';
import type { Needs } from '../support/run/jobs';

export const needs = { runtimes: ['react', 'preact'] } satisfies Needs;

const test = siteSuite('toasts');

test('taps reach what is below a leaving dialog, its backdrop and a toast', async ({ open }) => {
  const page = await open('/', { width: 390, hasMotion: true, hasFakeClock: true });
  /** Clicks a button, pauses the transition of the element that it closes, and finds what is below. */
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
              // Newer versions of Chromium let taps through even without this style.
              getComputedStyle(element).pointerEvents,
              getComputedStyle(element, '::backdrop').pointerEvents,
              ...reached.map((found) => (found?.closest('main') ? 'page' : found?.localName)),
            ].join(' ');
          }
          // The first looks wait for no frame, because a transition can end between two frames.
          await (looks < 100 ? null : new Promise(requestAnimationFrame));
        }
      },
      button,
      leaving,
      points,
    );
  await openDialog(page);
  await until(page, "document.querySelector('#intro-call').getAnimations().length === 0");
  const dialog = await page.$eval('dialog', (dialog) => dialog.getBoundingClientRect().toJSON());
  const points = [
    [195, 422],
    [dialog.x / 2, 422],
  ] as const;
  assert.is(await below(on.cancel, '#intro-call:not([open])', ...points), 'none none page page');
  await sendInOneTask(page);
  await page.tick(800);
  await until(page, `${toastCount} === 1`);
  // The effect that starts the toast's timers runs after a frame.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
  await page.tick(300);
  const { x, y } = await page.$eval(on.toast, (item) => item.getBoundingClientRect().toJSON());
  assert.is(await below(on.dismiss, 'section li[hidden]', [x + 40, y + 40]), 'none none page');
});

test('Escape closes a tooltip, and only then its dialog', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  const tooltip = "document.querySelector('[role=tooltip]')?.textContent";
  await openDialog(page);
  await untilStarted(page);
  await page.hover(on.close);
  await page.tick(700);
  await until(page, `${tooltip} === 'Close'`);
  await page.keyboard.press('Escape');
  await until(page, `${tooltip} === undefined`);
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.keyboard.press('Escape');
  await until(page, dialogIsClosed);
});

test.run();
