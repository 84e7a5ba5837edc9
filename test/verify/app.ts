// What the app adds, and what a visitor has without it.
import { passFrames } from '../support/drive/wait';
import { soon, until, type VisitedPage } from './browser';
import { blocked, expect } from './expect';
import { countThanks, dismissThanks, fill, openDialog, seesThanks, send, warmUp } from './form';
import { area } from './rule';
import { prescribed } from './specification';

const hasTooltip = () => visitor.all('tooltip').length > 0;

const isShown = (page: VisitedPage) => page.evaluate(hasTooltip);

/** Moves the pointer to the dialog's icon, or away from it. */
async function point(page: VisitedPage, where: 'icon' | 'away'): Promise<void> {
  const { x, y } = await page.evaluate((where) => {
    const dialog = visitor.dialog();
    const target = where === 'icon' ? visitor.icon(dialog) : visitor.one('heading', /./, dialog);
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 20), y: top + height / 2 };
  }, where);
  await page.mouse.move(x, y);
  await passFrames(page);
}

export const tooltips = area(
  async ({ land }) => {
    const page = await land({ hasFakeClock: true });
    await warmUp(page);
    await openDialog(page);
    return { page };
  },
  {
    'tooltip.delay': async ({ page }) => {
      await point(page, 'away');
      await point(page, 'icon');
      await page.tick(690);
      expect(!(await isShown(page)), 'it opens earlier than after 700 ms');
      await page.tick(20);
      await until(page, 'it does not open after 700 ms', hasTooltip);
    },
    'tooltip.text': async ({ page }) => {
      await page.tick(2000);
      return page.evaluate(() => {
        const text = visitor.textOf(visitor.one('tooltip'));
        const named = visitor.all('button', text, visitor.dialog());
        expect(named.includes(visitor.icon(visitor.dialog())), `it reads "${text}"`);
        return `"${text}"`;
      });
    },
    'tooltip.skip': async ({ page }) => {
      await point(page, 'icon');
      await page.tick(800);
      for (const [away, opensAtOnce] of [
        [280, true],
        [320, false],
      ] as const) {
        await point(page, 'away');
        await until(page, 'it stays open', () => visitor.all('tooltip').length === 0);
        await page.tick(away);
        await point(page, 'icon');
        await page.tick(10);
        const what = `${away} ms after another one it ${opensAtOnce ? 'waits' : 'opens at once'}`;
        if (opensAtOnce) await until(page, what, hasTooltip);
        else expect(!(await isShown(page)), what);
      }
    },
  },
);

/** Scripts that are not in the document do not arrive. */
export const withoutApp = area(
  async ({ land }) => ({
    page: await land({ hasFakeClock: true, fail: (_, type) => type === 'script' }),
  }),
  {
    'app.retries': async ({ page }) => {
      const count = () => page.requests.filter(({ type }) => type === 'script').length;
      const failed = () => page.missing.filter((text) => /\.m?js\b/.test(text)).length;
      await (await page.evaluateHandle(() => visitor.opener()).catch(blocked)).hover();
      const nextTimer = () => page.evaluate(() => window.nextTimer());
      const times: number[] = [];
      let time = 0;
      // Requests come, fail and set the next timer in real time; the clock goes from one timer to the next.
      do {
        if (await soon(() => count() > times.length)) times.push(time);
        await soon(() => failed() === count());
        await soon(nextTimer);
        const pause = (await nextTimer()) ?? 60_000;
        await page.tick(pause);
        time += pause;
      } while (time < 60_000);
      expect(times.length === 4, `${Math.max(0, times.length - 1)} retries instead of 3`);
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      const grows = pauses.every((pause, index) => pause >= 1.55 * (pauses[index - 1] ?? 0));
      expect(grows && Math.max(...pauses) <= 30_000, `its pauses are ${pauses.join(', ')} ms`);
      return `after ${pauses.map((pause) => `${Math.round(pause / 1000)} s`).join(', ')}`;
    },
    'thanks.without-app': async ({ page }) => {
      await fill(page);
      await send(page);
      await page.tick(2000);
      await seesThanks(page, ...prescribed('toast.success').slice(1));
    },
    'thanks.stay': async ({ page }) => {
      await page.tick(60_000);
      expect((await countThanks(page)) > 0, 'they go by themselves');
      await dismissThanks(page);
      expect((await countThanks(page)) === 0, 'they cannot be dismissed');
    },
  },
);
