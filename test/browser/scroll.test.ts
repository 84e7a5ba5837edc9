// What a visitor sees who scrolls: what sticks, moves or covers. A picture of a whole page does not show it.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { findCovered } from '../support/drive/covered';
import { resizeTo } from '../support/drive/page';
import { pagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('scroll');

/** Phones, a tablet and laptops; the last two are phones on their side. */
const sizes = '320×568 390×844 768×1024 1024×768 1280×720 667×375 740×360'.split(' ');

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  }, top);

for (const path of pagePaths) {
  test(`${path}: nothing lies over text, at every size and scroll position`, async ({ open }) => {
    const page = await open(path, { hasMotion: true });
    for (const size of sizes) {
      await resizeTo(page, size);
      const { height } = page.viewport() ?? { height: 0 };
      // The menu fades where the bar has no room for its links.
      await until(page, 'document.getAnimations().every((a) => !(a instanceof CSSTransition))');
      let hasMore = true;
      for (let top = 0; hasMore; top += Math.round(height / 3)) {
        hasMore = await scrollTo(page, top);
        assert.equal(await page.evaluate(findCovered), [], `${size}, scrolled by ${top} px`);
      }
    }
  });
}

test.run();
