// Measurements of a page that need keys, the pointer or axe.
import axe from 'axe-core';
import type { TestPage } from './page';

export async function runAxe(page: TestPage): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(() => kit.findByAxe());
}

/** Tries to scroll down at a place of the window. Returns the ways in which the page moves. */
export async function scrollAt(page: TestPage, x: number, y: number) {
  const ways = {
    wheel: () => page.mouse.wheel({ deltaY: 300 }),
    async finger() {
      const finger = await page.touchscreen.touchStart(x, y);
      for (let step = 1; step <= 5; step += 1) await finger.move(x, y - 30 * step);
      await finger.end();
    },
    keys: () => page.keyboard.press('PageDown'),
  };
  await page.mouse.move(x, y);
  const moving: string[] = [];
  for (const [way, move] of Object.entries(ways)) {
    const before = await page.evaluate(() => scrollY);
    await move();
    // A scroll begins at the next frames.
    await page.evaluate(() => kit.passFrames(10));
    if ((await page.evaluate(() => scrollY)) !== before) moving.push(way);
    // A page may be only a little longer than its window.
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
  }
  return moving;
}

/**
 * Controls of the page, or of the open dialog, that Tab does not reach, or not in the order in
 * which they are seen, or that are covered or unmarked when Tab reaches them.
 */
export async function findUnreachable(page: TestPage): Promise<string[]> {
  const names = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    return kit.controls().map((control) => (kit.isVisible(control) ? kit.nameOf(control) : ''));
  });
  const problems = await page.evaluate(() => kit.findDisorder());
  const reached: number[] = [];
  for (let press = 0; press < names.filter(Boolean).length + 3; press += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => kit.passFrames());
    const stop = await page.evaluate(() => kit.readFocus());
    const name = names[stop.index];
    if (name && stop.problem) problems.push(`${stop.problem} the focus on "${name}"`);
    if (name && stop.index === reached.at(-1)) problems.push(`Tab does not leave "${name}"`);
    reached.push(stop.index);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const missing = names.filter((name, index) => name && !reached.includes(index));
  return [...problems, ...missing.map((name) => `Tab does not reach "${name}"`)];
}
