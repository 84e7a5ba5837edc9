// Settings of visitors: colors, contrast and motion; and what a print shows.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { launchBrowser } from '../support/drive/launch';
import { scheduleCall } from '../support/drive/lead';
import { pagePaths, showState } from '../support/drive/states';
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
    const isLarge = element.matches(withEdge) || kit.nameOf(element) === call;
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

test('more contrast gives the texts of a section the color of its heading', async ({ open }) => {
  const page = await open('/');
  /** Sections whose text is not in the color of their heading. Only About is on paper. */
  const findFaintSections = () =>
    ['about', 'team'].filter((id) => {
      const [heading, text] = ['h2', 'p'].map((tag) => {
        const last = [...kit.section(id).querySelectorAll(tag)].at(-1);
        return getComputedStyle(last ?? document.body).color;
      });
      return heading !== text;
    });
  assert.equal(await page.evaluate(findFaintSections), ['about', 'team']);
  await setPreference(page, 'prefers-contrast', 'more');
  assert.equal(await page.evaluate(findFaintSections), []);
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
    assert.is(await page.evaluate(() => kit.isSmooth()), hasMotion);
    for (const path of hasMotion ? [] : pagePaths) {
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
    const shown = await page.$$eval('nav, button, img', (elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ localName }) => localName),
    );
    // Both logos and, on the team page, the portraits.
    const images = Array(path ? 2 + content.leaders.length : 2).fill('img');
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
