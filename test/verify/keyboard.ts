// What Tab reaches.
import type { VisitedPage } from './browser';
import { expect } from './expect';

/** Controls of the page, or of the open dialog, that Tab does not reach or leave, or that do not show the focus. */
export async function findUnreachable(page: VisitedPage): Promise<string[]> {
  const root = await page.evaluateHandle(
    () => document.querySelector('dialog:modal') ?? document.body,
  );
  const selector = 'a[href], button, input, textarea, select';
  const wanted = await root.evaluate((root, selector) => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    return [...root.querySelectorAll<HTMLInputElement>(selector)].map((control) => {
      const text = (control.labels?.[0] ?? control).textContent;
      const name = visitor.plain(text) || control.ariaLabel || control.localName;
      return visitor.isVisible(control) ? name : '';
    });
  }, selector);
  const reached: number[] = [];
  const problems: string[] = [];
  for (let press = 0; press < wanted.filter(Boolean).length + 3; press += 1) {
    await page.keyboard.press('Tab');
    const { index, isMarked } = await root.evaluate((root, selector) => {
      const focused = document.activeElement ?? document.body;
      expect(focused === document.body || root.contains(focused), 'Tab leaves the dialog');
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const ground = focused.parentElement ?? focused;
      return {
        index: [...root.querySelectorAll(selector)].indexOf(focused),
        isMarked: hasOutline
          ? visitor.contrastWithGround(outlineColor, ground) >= 3
          : boxShadow !== 'none',
      };
    }, selector);
    reached.push(index);
    if (index >= 0 && !isMarked) problems.push(`nothing marks the focus on "${wanted[index]}"`);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const [last = -1, ...others] = reached.slice(-3);
  const isTrapped = last >= 0 && others.every((index) => index === last);
  if (isTrapped) problems.unshift(`Tab does not leave "${wanted[last]}"`);
  const unreached = wanted.filter((name, index) => name && !reached.includes(index));
  return [...problems, ...unreached.map((name) => `Tab does not reach "${name}"`)];
}
