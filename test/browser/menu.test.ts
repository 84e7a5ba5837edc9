import * as assert from 'uvu/assert';
import { opener, until, untilStarted } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('menu');

const button = '[popovertarget]';
const isOpen = "document.querySelector('[popover]').matches(':popover-open')";

test('a tap opens it, and choosing a link closes it and goes there', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  assert.is(await page.$eval('nav a', (link) => link.checkVisibility()), false);
  await page.tap(button);
  await until(page, isOpen);
  await page.tap('nav a[href$="#team"]');
  await until(page, `!${isOpen} && location.hash === '#team' && scrollY > 1000`);
});

test('the app leaves it open; Escape, a tap elsewhere, and a wider window close it', async ({
  open,
}) => {
  const page = await open('/', { width: 390 });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 800),
    () => page.setViewport({ width: 1280, height: 800 }),
  ]) {
    await page.click(button);
    await until(page, isOpen);
    await page.hover(opener);
    await untilStarted(page);
    assert.ok(await page.evaluate(isOpen));
    await close();
    await until(page, `!${isOpen}`);
  }
  const isSeen = await page.$$eval(`nav a, ${button}`, (elements) =>
    elements.map((element) => element.checkVisibility()),
  );
  assert.equal(isSeen, [true, true, true, true, false]);
  assert.equal(page.problems, []);
});

test('opens by the boot script where popovers are unknown', async ({ open }) => {
  const page = await open('/', {
    width: 390,
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
          Reflect.deleteProperty(HTMLElement.prototype, name);
        }
        // The browser itself still knows them.
        document.addEventListener('click', (event) => event.preventDefault(), true);
      }),
  });
  await page.click(button);
  await page.waitForSelector('[popover][data-open]');
  await page.$eval('nav a', (link) => link.click());
  await page.waitForSelector('[popover]:not([data-open])');
});

test.run();
