// Size, spacing, zoom and touch: what people change to be able to read and press.
import * as assert from 'uvu/assert';
import { launchesOf, until, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';
import { startStates, states } from '../support/states.mjs';

const { test, site } = siteSuite('reading', () => startStates());

const names = /** @type {(keyof typeof states)[]} */ (Object.keys(states));

/**
 * What cannot be read: wider than the window, or cut off by the box it stands in.
 *
 * @param {import('puppeteer').Page} page
 */
function findLosses(page) {
  return page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document.body;
    const lost = [];
    for (const element of root.querySelectorAll(
      'h1, h2, h3, p, a, button, li, dt, dd, label, span',
    )) {
      const style = getComputedStyle(element);
      const isHidden = !element.checkVisibility({ visibilityProperty: true });
      if (isHidden || style.clipPath !== 'none' || !element.textContent?.trim()) continue;
      const { left, right } = element.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1)
        lost.push(`wide: ${element.textContent.slice(0, 40)}`);
      // Text that does not fit the box of its own button, link or card.
      if (
        style.display !== 'inline' &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 3) &&
        (style.overflowX !== 'visible' || /^(A|BUTTON)$/.test(element.tagName))
      ) {
        lost.push(`cut: ${element.textContent.slice(0, 40)}`);
      }
    }
    return { page: document.documentElement.scrollWidth > innerWidth, lost };
  });
}

/** @param {import('puppeteer').Page} page @param {string} css */
const addStyles = (page, css) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** What WCAG 1.4.12 lets people set. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** @type {readonly { what: string, width: number, height: number, css: string, fontSize?: number }[]} */
const settings = [
  { what: 'text spacing on a phone', width: 320, height: 640, css: textSpacing },
  { what: 'text spacing on a desktop', width: 1280, height: 900, css: textSpacing },
  { what: 'text at 200 %', width: 390, height: 844, css: 'html { font-size: 200% }' },
  // By the browser's own setting, which media queries follow.
  { what: 'text at 200 % on a desktop', width: 1280, height: 900, css: '', fontSize: 32 },
  { what: '400 % zoom of 1280 by 1024', width: 320, height: 256, css: '' },
];

for (const { what, width, height, css, fontSize } of settings) {
  test(`nothing is lost with ${what}`, async () => {
    for (const name of names) {
      /** @type {import('../support/states.mjs').State} */
      const state = states[name];
      if (state.isOnlyNarrow && width >= 768) continue;
      const page = await site.show(name, { width: width < 768 ? 390 : width });
      await page.setViewport({ width, height });
      await addStyles(page, css);
      if (fontSize) {
        const session = await page.createCDPSession();
        await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
        const rem = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        assert.is(rem, `${fontSize}px`);
      }
      await wait(100);
      assert.equal(await findLosses(page), { page: false, lost: [] }, `${name}, ${what}`);
      site.leave(page);
    }
  });
}

test('at 400 % zoom the form can be filled and sent', async () => {
  const page = await site.show('landing', { width: 390 });
  await page.setViewport({ width: 320, height: 256 });
  await page.$eval('main [commandfor]', (button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.click('main [commandfor]');
  for (const name of ['name', 'email', 'company', 'reason']) {
    await page.type(`[name=${name}]`, name === 'email' ? 'ada@example.org' : 'Ada');
  }
  await page.click('dialog [type=submit]');
  await until(page, "!document.querySelector('dialog').open");
  assert.is((await launchesOf(page)).length, 1);
  site.leave(page);
});

test('everything that is pressed is 44 px large, links in a sentence 24 px', async () => {
  for (const name of names) {
    for (const width of [320, 390, 1280]) {
      /** @type {import('../support/states.mjs').State} */
      const state = states[name];
      if (state.isOnlyNarrow && width >= 768) continue;
      const page = await site.show(name, { width });
      const small = await page.evaluate(() => {
        const root = document.querySelector('dialog:modal') ?? document.body;
        const faults = [];
        for (const element of root.querySelectorAll('a, button, input, textarea')) {
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          const { width, height } = element.getBoundingClientRect();
          const isInSentence = getComputedStyle(element).display === 'inline';
          // A line of text around it keeps the next target away.
          const line = Number.parseFloat(getComputedStyle(element).lineHeight);
          const isLarge = isInSentence
            ? Math.max(height, line) >= 24
            : width >= 43.9 && height >= 43.9;
          if (!isLarge) {
            faults.push(
              `${element.textContent || element.getAttribute('aria-label')}: ${width} x ${height}`,
            );
          }
        }
        return faults;
      });
      assert.equal(small, [], `${name} at ${width} px`);
      site.leave(page);
    }
  }
});

test('a tooltip stays while it is pointed at, and Escape dismisses it', async () => {
  const page = await site.show('tooltip', { width: 1280 });
  const isThere = () => page.$('[role=tooltip]').then(Boolean);
  assert.ok(await isThere());
  // As a hand moves: through whatever lies between.
  const box = await page.$eval('[role=tooltip]', (element) =>
    element.getBoundingClientRect().toJSON(),
  );
  await page.mouse.move(box.x + 20, box.bottom - 5, { steps: 60 });
  await wait(1500);
  assert.ok(await isThere(), 'hoverable, and it does not go by itself');
  await page.keyboard.press('Escape');
  await wait(50);
  assert.not(await isThere(), 'dismissible without moving the pointer');
  site.leave(page);
});

test('what a toast says can still be had when it is gone', async () => {
  const page = await site.show('kept', { width: 390 });
  await wait(5500);
  assert.is(await page.$('[aria-label=Notifications] li:not([hidden])'), null);
  const contact = await page.$eval('#contact', (element) => element.textContent ?? '');
  for (const words of [
    'Your message is ready',
    'Open email again',
    'Copy message',
    'inquiries@example.com',
  ]) {
    assert.ok(contact.includes(words), words);
  }
  site.leave(page);
});

test('more contrast and less transparency are honoured', async () => {
  const page = await site.show('landing', { width: 1280 });
  const look = () =>
    page.evaluate(() => {
      const styleOf = (/** @type {string} */ selector) =>
        getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
      return {
        text: styleOf('#about p:last-child').color,
        heading: styleOf('h1').color,
        bar: styleOf('#app > header').backgroundColor,
      };
    });
  const session = await page.createCDPSession();
  const emulate = (/** @type {string} */ name, /** @type {string} */ value) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  const before = await look();
  assert.not(before.text === before.heading);
  assert.match(before.bar, /, 0\.\d+\)$/);
  await emulate('prefers-contrast', 'more');
  const contrast = await look();
  assert.is(contrast.text, contrast.heading);
  await emulate('prefers-reduced-transparency', 'reduce');
  assert.match((await look()).bar, /^rgb\(\d+, \d+, \d+\)$/);
  site.leave(page);
});

test('nothing is dragged, and nothing is only there for a mouse', async () => {
  const page = await site.show('landing', { width: 390 });
  const draggable = await page.$$eval('[draggable=true], [ondrag]', (list) => list.length);
  assert.is(draggable, 0);
  // What a hover shows is said in words as well.
  const login = await page.$eval('main a[target=_blank]', (link) => link.textContent);
  assert.match(login ?? '', '(opens in a new tab)');
  for (const button of await page.$$('button')) {
    const name = await button.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    assert.ok(name?.trim());
  }
  site.leave(page);
});

test.run();
