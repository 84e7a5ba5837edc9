// Settings of visitors: colors, contrast and motion; and what a print shows.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { launchBrowser } from '../support/drive/launch';
import { scheduleCall } from '../support/drive/lead';
import { listPagePaths, showState } from '../support/drive/states';
import { siteSuite, withSite } from '../support/drive/suite';

const test = siteSuite('settings');

/** Sets a preference that puppeteer does not know. */
async function setPreference(page: Page, name: string, value: string): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** Controls without focus ring, fields and large buttons without edge; runs in the page. */
function findUndrawnControls(call: string): string[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const isWrong = (element: HTMLElement) => {
    // Links, icons and buttons in a text are known by their color.
    const withEdge = 'input, textarea, [type=submit], [popovertarget]';
    const isLarge = element.matches(withEdge) || kit.nameOf(element) === kit.plain(call);
    const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
    const hasEdge = Number.parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none';
    element.focus({ preventScroll: true });
    return !kit.isMarked(element) || (isLarge && !hasEdge);
  };
  return [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')]
    .filter((element) => element.checkVisibility() && isWrong(element))
    .map((element) => element.outerHTML.slice(0, 80));
}

test('forced colors keep edges and focus rings', async (tools) => {
  for (const state of ['landing', 'menu', 'dialog', 'toasts'] as const) {
    const page = await showState(tools, state, { width: 390 });
    await setPreference(page, 'forced-colors', 'active');
    // After a key press the browser treats the focus as set by keyboard, and draws a focus ring.
    await page.keyboard.press('Shift');
    assert.equal(await page.evaluate(findUndrawnControls, scheduleCall), [], state);
    // Forced colors leave out light and shadow: what is left of a record would be in the way.
    const hasRecord = () => [...document.querySelectorAll('main svg text')].some(kit.isVisible);
    assert.not(await page.evaluate(hasRecord), state);
    if (state !== 'landing') continue;
    const isLikeButton = () => {
      const button = document.body.appendChild(document.createElement('button'));
      const [real, call] = [button, kit.opener()].map((element) => getComputedStyle(element));
      return real?.color === call?.color && real?.backgroundColor === call?.backgroundColor;
    };
    assert.ok(await page.evaluate(isLikeButton), 'a call is no link for the eye');
  }
});

test('who asks for more contrast gets it, on both grounds', async ({ open }) => {
  const page = await open('/');
  // About is on paper.
  const sumUp = () =>
    ['about', 'team'].map((id) =>
      [...kit.section(id).querySelectorAll('p')].reduce((sum, p) => sum + kit.contrastBelow(p), 0),
    );
  const [paper = 0, ground = 0] = await page.evaluate(sumUp);
  await setPreference(page, 'prefers-contrast', 'more');
  const [paperThen = 0, groundThen = 0] = await page.evaluate(sumUp);
  assert.ok(paperThen > paper && groundThen > ground);
});

test('only visitors without reduced motion see movement', async ({ site, open }) => {
  const isMoving = () =>
    document.getAnimations().some(
      // A color that fades is no movement.
      (animation) =>
        !(animation instanceof CSSTransition && animation.transitionProperty.endsWith('color')),
    );
  for (const hasMotion of [true, false]) {
    const page = await open('/', { hasMotion });
    await page.evaluate(() => kit.opener().click());
    assert.is(await page.evaluate(isMoving), hasMotion);
    const scroll = await page.$eval('html', (html) => getComputedStyle(html).scrollBehavior);
    assert.is(scroll, hasMotion ? 'smooth' : 'auto');
    for (const path of hasMotion ? [] : listPagePaths()) {
      await page.goto(site.url + path.slice(1));
      assert.not(await page.evaluate(isMoving), path);
    }
  }
});

test('a print is black, with logos and faces, without toasts and buttons', async ({
  site,
  open,
}) => {
  const page = await open('/', { hasFakeClock: true });
  await page.sendLead();
  await page.emulateMediaType('print');
  const isPrinted = (words: string) => kit.allByText(words).length > 0;
  assert.not(await page.evaluate(isPrinted, content.leadSent.title));
  for (const path of ['', 'team/']) {
    await page.goto(site.url + path);
    await page.emulateMediaType('print');
    const shown = await page.$$eval('nav, button, [role=button], img', (elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ localName }) => localName),
    );
    // Both logos and, on the team page, the portraits.
    const portraits = content.leaders.filter(({ image }) => image);
    const images = Array(path ? 2 + portraits.length : 2).fill('img');
    assert.equal(shown, images, path);
    const colors = await page.$$eval('main :is(h1, h2, h3, p, a)', (elements) =>
      elements.map((element) => getComputedStyle(element).color),
    );
    assert.equal(new Set(colors), new Set(['rgb(0, 0, 0)']));
  }
});

test('a mouse beside a touch screen gets the links to webmail', async () => {
  // The main pointer is a finger, and there is a mouse: 2 means coarse, 4 fine.
  const pointers = '--blink-settings=primaryPointerType=2,availablePointerTypes=6';
  const browser = await launchBrowser('chromium', { args: [pointers] });
  await withSite(
    browser,
    'a mouse beside a touch screen',
    { hasFakeClock: true },
    async (tools) => {
      const page = await tools.open('/');
      await page.sendLead();
      await page.openDialog();
      const links = await page.evaluate(() => kit.readDialogLinks());
      for (const service of content.leadSent.webmail.services)
        assert.ok(
          links.some(({ text }) => text.startsWith(service)),
          service,
        );
    },
  ).finally(() => browser.close());
});

test.run();
