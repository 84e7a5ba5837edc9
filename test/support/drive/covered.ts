import type { Page } from 'puppeteer';

/** What lies over text while a visitor scrolls. */
export async function findOverlaps(page: Page): Promise<string[]> {
  const height = page.viewport()?.height ?? 0;
  const problems: string[] = [];
  for (let top = 0, hasMore = true; hasMore; top += height / 2) {
    hasMore = await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    }, top);
    problems.push(...(await page.evaluate(() => kit.findCollisions())));
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return problems;
}
