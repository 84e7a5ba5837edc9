// What loads before a visitor means to use the form, what starts the app, and what waits for it.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { app } from '../support/lead';
import { dialogIsOpen, opener, until, untilStarted, widths } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('intent');

/** An intent is acted upon after two frames. */
const passFrames = (page: Page, count = 4) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

for (const width of widths) {
  test(`before intent, at ${width} px: at most 6 requests, no script`, async ({ site, open }) => {
    const page = await open('/', { width, waitUntil: 'networkidle0' });
    assert.ok(site.count(/^/) <= 6, `${site.count(/^/)} requests`);
    assert.is(site.count(/\.m?js/), 0);
    assert.is(await page.$$eval('script[src], link[rel=modulepreload]', ({ length }) => length), 0);
  });
}

for (const [intent, act] of [
  ['a mouse over an opener', (page) => page.hover(opener)],
  ['a finger on it', (page) => page.tap(opener)],
  ['the focus on it', (page) => page.focus(opener)],
  ['the dialog', (page) => page.$eval(opener, (button) => button.click())],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`${intent} starts the app, once`, async ({ site, open }) => {
    const page = await open('/', { isTouch: intent.includes('finger') });
    await act(page);
    await untilStarted(page);
    await page.hover(opener);
    await passFrames(page);
    assert.is(site.count(app), 1);
    assert.equal(page.problems, []);
  });
}

test('links, menu, keys and scrolling do not start it', async ({ site, open }) => {
  const wide = await open('/');
  for (const link of [
    'main a[target=_blank]',
    'nav a',
    'main a[href="/team/"]',
    'header a[aria-label]',
  ]) {
    await wide.hover(link);
    await wide.focus(link);
  }
  await wide.keyboard.press('ArrowDown');
  await wide.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await passFrames(wide);
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap('[popovertarget]');
  await until(page, "document.querySelector('[popover]').matches(':popover-open')");
  await passFrames(page);
  assert.is(site.count(app), 0);
});

test('the download starts after the dialog has been painted', async ({ open }) => {
  const page = await open('/');
  const paintedAt = await page.$eval(opener, async (button) => {
    const painted = new Promise<number>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
    );
    button.click();
    return painted;
  });
  await untilStarted(page);
  const startedAt = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/app-'))
        ?.startTime,
  );
  assert.ok(Number(startedAt) >= paintedAt, `${startedAt} is before ${paintedAt}`);
});

test('a tap counts as soon as the document is there, while all else is on its way', async ({
  site,
  open,
}) => {
  const assets = site.hold(/\/assets\//);
  const page = await open('/', { width: 390, isTouch: true, waitUntil: 'domcontentloaded' });
  await page.tap('[popovertarget]');
  await until(page, "document.querySelector('[popover]').matches(':popover-open')");
  await page.tap('[popovertarget]');
  await page.tap(opener);
  await until(page, `${dialogIsOpen} && document.activeElement.name === 'name'`);
  await page.type('[name=name]', 'Ada');
  assets.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(dialogIsOpen));
});

test.run();
