import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { isStarted, opener, until, untilStarted } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('menu');

const button = '[popovertarget]';
const isOpen = "document.querySelector('[popover]').matches(':popover-open')";

async function openMenu(page: Page): Promise<void> {
  await page.click(button);
  await until(page, isOpen);
}

test('a tap opens and closes it, without the app', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  assert.is(await page.$eval('nav a', (link) => link.checkVisibility()), false);
  await page.tap(button);
  await until(page, isOpen);
  await page.tap(button);
  await until(page, `!${isOpen}`);
  assert.not(await isStarted(page));
});

test('choosing a link closes it and goes there', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap(button);
  await until(page, isOpen);
  await page.tap('nav a[href$="#team"]');
  await until(page, `!${isOpen} && location.hash === '#team' && scrollY > 1000`);
});

test('Escape, a tap elsewhere, and a wider window close it', async ({ open }) => {
  const page = await open('/', { width: 390 });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 800),
    () => page.setViewport({ width: 1280, height: 800 }),
  ]) {
    await openMenu(page);
    await close();
    await until(page, `!${isOpen}`);
  }
  const isVisible = (element: Element) => element.checkVisibility();
  assert.is(await page.$eval(button, isVisible), false);
  assert.equal(await page.$$eval('nav a', (links) => links.map((link) => link.checkVisibility())), [
    true,
    true,
    true,
    true,
  ]);
});

test('works by keyboard alone', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await page.focus(button);
  await page.keyboard.press('Enter');
  await until(page, isOpen);
  await page.keyboard.press('Tab');
  await until(page, "document.activeElement.hash === '#about'");
  await page.keyboard.press('Enter');
  await until(page, `!${isOpen} && location.hash === '#about'`);
});

test('an open menu stays open while the app takes over', async ({ site, open }) => {
  const app = site.hold(/\/app-/);
  const page = await open('/', { width: 390 });
  await openMenu(page);
  await page.hover(opener);
  app.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(isOpen));
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
        // The markup's own button still knows them here, so it is taken away as well.
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
        document.addEventListener('click', (event) => event.preventDefault(), true);
      }),
  });
  await page.click(button);
  await until(page, "document.querySelector('[popover][data-open]') !== null");
  await page.$eval('nav a', (link) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await until(page, "document.querySelector('[popover][data-open]') === null");
});

test.run();
