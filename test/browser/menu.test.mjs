import * as assert from 'uvu/assert';
import { isStarted, startSite, until, untilStarted, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

const { test, site } = siteSuite('menu', () => startSite());

const isOpen = "document.querySelector('[popover]').matches(':popover-open')";

test('a tap opens and closes it, without the app', async () => {
  const page = await site.open('/', { width: 390, isTouch: true });
  assert.is(await page.$('nav a').then((link) => link?.isVisible()), false);
  await page.tap('[popovertarget]');
  await until(page, isOpen);
  await page.tap('[popovertarget]');
  await until(page, `!${isOpen}`);
  assert.not(await isStarted(page));
  await page.close();
});

test('choosing a link closes it and goes there', async () => {
  const page = await site.open('/', { width: 390, isTouch: true });
  await page.tap('[popovertarget]');
  await until(page, isOpen);
  await page.tap('nav a[href="#team"]');
  await until(page, `!${isOpen} && location.hash === '#team' && scrollY > 1000`);
  await page.close();
});

test('Escape, a tap elsewhere, and a wider window close it', async () => {
  const page = await site.open('/', { width: 390 });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 800),
    () => page.setViewport({ width: 1280, height: 800 }),
  ]) {
    await page.click('[popovertarget]');
    await until(page, isOpen);
    await close();
    await until(page, `!${isOpen}`);
  }
  assert.is(await page.$('[popovertarget]').then((button) => button?.isVisible()), false);
  assert.is(
    await page.$$eval('nav a', (links) => links.filter((link) => link.checkVisibility()).length),
    4,
  );
  await page.close();
});

test('works by keyboard alone, and its state is told', async () => {
  const page = await site.open('/', { width: 390 });
  await page.focus('[popovertarget]');
  const expanded = async () => {
    const tree = await page.accessibility.snapshot({ interestingOnly: false });
    /** @type {any} */
    const find = (/** @type {any} */ node) =>
      node.role === 'button' && node.name === 'Menu'
        ? node
        : (node.children ?? []).map(find).find(Boolean);
    return Boolean(find(tree)?.expanded);
  };
  assert.is(await expanded(), false);
  await page.keyboard.press('Enter');
  await until(page, isOpen);
  assert.is(await expanded(), true);
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('href')), '#about');
  await page.keyboard.press('Enter');
  await until(page, `!${isOpen} && location.hash === '#about'`);
  await page.close();
});

test('an open menu stays open while the app takes over', async () => {
  const page = await site.open('/', { width: 390 });
  await page.click('[popovertarget]');
  await until(page, isOpen);
  // A pointer over the button is intent for its tooltip.
  await untilStarted(page);
  assert.ok(await page.evaluate(isOpen));
  await page.close();
});

test('opens by the boot script where popovers are unknown', async () => {
  const page = await site.open('/', {
    width: 390,
    prepare: async (page) => {
      await page.evaluateOnNewDocument(() => {
        for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
          Reflect.deleteProperty(HTMLElement.prototype, name);
        }
        // The markup's own button still knows them here, so it is taken away as well.
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
        document.addEventListener('click', (event) => event.preventDefault(), true);
      });
    },
  });
  await page.click('[popovertarget]');
  await wait(100);
  assert.ok(await page.$('[popover][data-open]'));
  await page.evaluate(() =>
    document.querySelector('nav a')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  assert.is(await page.$('[popover][data-open]'), null);
  await page.close();
});

test.run();
