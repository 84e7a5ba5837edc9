// What starts the app, and what waits for it.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { app } from '../support/lead';
import { dialogIsOpen, opener, until, untilStarted, widths } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('intent');

const menuIsOpen = "document.querySelector('[popover]').matches(':popover-open')";

/** An intent is acted upon after two frames. */
const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });

for (const width of widths) {
  test(`a first visit at ${width} px makes six requests at most, no script`, async (tools) => {
    await tools.open('/', { width, waitUntil: 'networkidle0' });
    assert.ok(tools.site.count(/^/) <= 6, `${tools.site.count(/^/)} requests`);
    assert.is(tools.site.count(/\.m?js/), 0);
  });
}

test('a pointer on an opener, or the focus, starts the app, once; links do not', async ({
  site,
  open,
}) => {
  for (const [count, act] of (['hover', 'focus'] as const).entries()) {
    const page = await open('/');
    for (const link of ['nav a', 'main a[href="/team/"]', 'header a[aria-label]']) {
      await page[act](link);
    }
    await passFrames(page);
    assert.is(site.count(/\.js/), count);
    await page[act](opener);
    await untilStarted(page);
    await page.hover(opener);
    await passFrames(page);
    assert.is(site.count(/\.js/), count + 1);
    assert.equal(page.problems, []);
  }
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
    "performance.getEntriesByType('resource').find(({ name }) => /app-/.test(name)).startTime",
  );
  assert.ok(Number(startedAt) >= paintedAt, `${startedAt} is before ${paintedAt}`);
});

test('a tap counts as soon as the document is there, while all else is on its way', async ({
  site,
  open,
}) => {
  const assets = site.hold(/\/assets\//);
  const page = await open('/', { width: 390, isTouch: true, waitUntil: 'domcontentloaded' });
  for (const isOpen of [menuIsOpen, `!${menuIsOpen}`]) {
    await page.tap('[popovertarget]');
    await until(page, isOpen);
  }
  await passFrames(page);
  assert.is(site.count(app), 0);
  await page.tap(opener);
  await until(page, `${dialogIsOpen} && document.activeElement.name === 'name'`);
  await page.type('[name=name]', 'Ada');
  assets.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(dialogIsOpen));
});

test.run();
