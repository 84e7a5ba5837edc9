// What a visitor reaches by wheel, finger and keys.
import type { Page } from 'puppeteer';
import { expect } from './visitor';
import { passFrames } from './wait';

/** Tries to scroll at a place of the window. Returns the ways in which the page moves. */
export async function scrollAt(page: Page, x: number, y: number, distance: number) {
  const ways = {
    wheel: () => page.mouse.wheel({ deltaY: distance }),
    async finger() {
      const finger = await page.touchscreen.touchStart(x, y);
      for (let step = 1; step <= 5; step += 1) await finger.move(x, y - (step * distance) / 10);
      await finger.end();
    },
    keys: () => page.keyboard.press(distance > 0 ? 'PageDown' : 'PageUp'),
  };
  await page.mouse.move(x, y);
  const moving: string[] = [];
  for (const [way, move] of Object.entries(ways)) {
    const before = await page.evaluate(() => scrollY);
    await move();
    // A scroll begins at the next frames.
    await passFrames(page, 10);
    if ((await page.evaluate(() => scrollY)) !== before) moving.push(way);
  }
  return moving;
}

/**
 * Controls of the page, or of the open dialog, that Tab does not reach or leave, that do not show the focus, or that are
 * covered while they have it.
 */
export async function findUnreachable(page: Page): Promise<string[]> {
  const root = await page.evaluateHandle(
    () => document.querySelector('dialog:modal') ?? document.body,
  );
  const names = await root.evaluate((root) => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    const controls = visitor.controls(root);
    return controls.map((one) => (visitor.isVisible(one) ? visitor.nameOf(one) : ''));
  });
  const problems: string[] = [];
  const reached: number[] = [];
  for (let press = 0; press < names.filter(Boolean).length + 3; press += 1) {
    await page.keyboard.press('Tab');
    const [index, problem] = await root.evaluate((root) => {
      const focused = document.activeElement ?? document.body;
      expect(focused === document.body || root.contains(focused), 'Tab leaves the dialog');
      return [visitor.controls(root).indexOf(focused), visitor.isMarked(focused)] as const;
    });
    reached.push(index);
    if (index >= 0 && !problem) problems.push(`nothing marks the focus on "${names[index]}"`);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const missing = names.filter((name, index) => name && !reached.includes(index));
  return [...problems, ...missing.map((name) => `Tab does not reach "${name}"`)];
}
