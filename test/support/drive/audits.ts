import axe from 'axe-core';
import type { Page } from 'puppeteer';

export async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(() => kit.findByAxe());
}
