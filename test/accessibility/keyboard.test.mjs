// The whole way by keyboard alone, with a focus that is seen at every stop.
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { contrast } from '../support/colors.mjs';
import { launchesOf, startSite, until, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

const { test, site } = siteSuite('keyboard', () => startSite());

/** What WCAG 2.2 asks of a focus indicator: pixels of thickness, and contrast on both sides. */
const ring = { thickness: 2, contrast: 3 };

/** Where along a side it is measured, as parts of its length. */
const points = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);

/** How far around an element is looked, in pixels. */
const margin = 14;

/** @param {import('puppeteer').Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.activeElement);
    const { x, y, width, height } = element.getBoundingClientRect();
    const labels = /** @type {HTMLInputElement} */ (element).labels;
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    const words =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? copy.textContent ?? '';
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const bar = document.querySelector('#app > header')?.getBoundingClientRect();
    return {
      name: words.replace(/\s+/g, ' ').trim().slice(0, 60),
      tag: element.localName,
      box: { x, y, width, height },
      isCovered: !(top && (element.contains(top) || top.contains(element))),
      isUnderBar: !element.closest('header, dialog') && bar !== undefined && y < bar.bottom - 0.5,
      isInWindow: y >= 0 && y + Math.min(height, innerHeight) <= innerHeight + 1,
    };
  });

/**
 * Fails unless the focus is there to be seen: not covered, not under the bar, and with a ring all
 * around that is thick enough and differs enough from what lies inside and outside of it.
 *
 * @param {import('puppeteer').Page} page
 */
async function checkFocusIsSeen(page) {
  await wait(60);
  const { name, tag, box, isCovered, isUnderBar, isInWindow } = await focused(page);
  assert.not(isCovered, `${tag} ${name} is covered`);
  assert.not(isUnderBar, `${name} lies under the bar`);
  assert.ok(isInWindow, `${name} is out of sight`);
  // The shadow of a tooltip falls on the ring.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[role=tooltip] { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const index = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  };
  const [r = 0, g = 0, b = 0] = await page.evaluate(() =>
    (
      getComputedStyle(/** @type {Element} */ (document.activeElement)).outlineColor.match(
        /\d+/g,
      ) ?? []
    ).map(Number),
  );
  const isRing = (/** @type {number[]} */ pixel) =>
    Math.abs((pixel[0] ?? 0) - r) + Math.abs((pixel[1] ?? 0) - g) + Math.abs((pixel[2] ?? 0) - b) <
    24;
  // Outwards from points along each side that is on screen. At some, a letter beside the element
  // may touch the ring.
  const sideLines = {
    top: (/** @type {number} */ part) => [box.x + box.width * part, box.y + margin / 2, 0, -1],
    bottom: (/** @type {number} */ part) => [
      box.x + box.width * part,
      box.y + box.height - margin / 2,
      0,
      1,
    ],
    left: (/** @type {number} */ part) => [box.x + margin / 2, box.y + box.height * part, -1, 0],
    right: (/** @type {number} */ part) => [
      box.x + box.width - margin / 2,
      box.y + box.height * part,
      1,
      0,
    ],
  };
  let sides = 0;
  for (const [side, lineAt] of Object.entries(sideLines)) {
    const faults = [];
    let measured = 0;
    for (const part of points) {
      const [startX = 0, startY = 0, stepX = 0, stepY = 0] = lineAt(part);
      const pixels = Array.from({ length: margin * 1.5 }, (_, index) => {
        const x = startX + stepX * index;
        const y = startY + stepY * index;
        const isOnScreen = x >= 0 && y >= 0 && x < info.width && y < info.height;
        return isOnScreen ? at(x, y) : [];
      });
      if (pixels.some((pixel) => pixel.length === 0)) continue;
      measured += 1;
      const start = pixels.findIndex(isRing);
      const length = pixels.slice(start).findIndex((pixel) => !isRing(pixel));
      // One pixel off, for the edge may be blended.
      const ratios = [pixels[start - 2], pixels[start + length + 1]].map((pixel) =>
        contrast([r, g, b], pixel ?? [r, g, b]),
      );
      if (start < 2) faults.push('no ring');
      else if (length < ring.thickness) faults.push(`${length} px`);
      else if (Math.min(...ratios) < ring.contrast) faults.push(`contrast ${ratios}`);
    }
    if (measured === 0) continue;
    sides += 1;
    assert.ok(faults.length < measured / 2, `${name}, ${side}: ${faults.join(', ')}`);
  }
  assert.ok(sides >= 2, `${name}: ${sides} sides on screen`);
}

/**
 * Presses Tab until a name comes, checks each stop, and returns their names.
 *
 * @param {import('puppeteer').Page} page
 * @param {string} until name of the last stop
 */
async function tabTo(page, until) {
  const stops = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    await checkFocusIsSeen(page);
    const { name } = await focused(page);
    stops.push(name);
    if (name.startsWith(until)) return stops;
  }
  throw new Error(`${until} was not reached: ${stops.join(' | ')}`);
}

const firm = 'Refrain Legacy Partners, home';

test('from the skip link to a sent lead, on to /team and back', async () => {
  let page = await site.open('/');
  assert.equal(await tabTo(page, 'Contact'), [
    'Skip to content',
    firm,
    'About',
    'Why Partner',
    'Team',
    'Contact',
  ]);
  await page.close();

  page = await site.open('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await wait(100);
  assert.equal(await tabTo(page, 'Schedule Intro Call'), [
    'Investor Login (opens in a new tab)',
    'Schedule Intro Call',
  ]);

  await page.keyboard.press('Enter');
  await until(page, "document.querySelector('dialog').open");
  assert.is((await focused(page)).name, 'Full Name', 'the first field, not the close button');
  await checkFocusIsSeen(page);
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@');
  const stops = ['Company', 'Job Title', 'Phone Number', 'Reason for Interest', 'Cancel', 'Submit'];
  assert.equal(await tabTo(page, 'Submit'), stops);

  // A fault leads back to its field, and loses nothing.
  await page.keyboard.press('Enter');
  await wait(100);
  assert.is((await focused(page)).name, 'Email');
  await checkFocusIsSeen(page);
  await page.keyboard.press('End');
  await page.keyboard.type('example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Engines');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await page.keyboard.type('A catalog');
  assert.equal(await tabTo(page, 'Submit'), ['Cancel', 'Submit']);
  await page.keyboard.press('Enter');
  await until(page, "!document.querySelector('dialog').open");
  assert.is((await launchesOf(page)).length, 1);
  const [launch] = await launchesOf(page);
  assert.ok(decodeURIComponent(launch?.href ?? '').includes('Name: Ada Lovelace'));
  assert.is((await focused(page)).name, 'Schedule Intro Call', 'back where it was');

  // The toast waits for whoever tabs to it.
  await until(page, "document.querySelector('[aria-label=Notifications] li') !== null");
  assert.is((await tabTo(page, 'Leadership Team')).length, 1, 'the next stop is the card');
  await page.keyboard.press('Enter');
  await until(page, "document.title.startsWith('Leadership')");
  assert.is((await focused(page)).tag, 'h1', 'reading goes on at the heading');
  assert.is(await page.evaluate(() => scrollY), 0);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await checkFocusIsSeen(page);
  assert.is((await focused(page)).name, 'Back to Home');
  await page.keyboard.press('Enter');
  await until(page, "document.title.includes('Turning')");
  await page.close();
});

test('every stop of every page is seen, at two widths', async () => {
  for (const width of [390, 1280]) {
    for (const path of ['/', '/team', '/nope']) {
      const page = await site.open(path, { width });
      /** @type {string[]} */
      const stops = [];
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        await checkFocusIsSeen(page);
        stops.push((await focused(page)).name);
      }
      assert.ok(stops.length >= (path === '/' ? 7 : 3), `${path}: ${stops.join(' | ')}`);
      assert.is(stops[0], 'Skip to content');
      await page.close();
    }
  }
});

test('the menu opens, moves on and closes by keyboard', async () => {
  const page = await site.open('/', { width: 390 });
  assert.equal(await tabTo(page, 'Menu'), ['Skip to content', firm, 'Menu']);
  await page.keyboard.press('Enter');
  await until(page, "document.querySelector(':popover-open') !== null");
  assert.equal(await tabTo(page, 'Contact'), ['About', 'Why Partner', 'Team', 'Contact']);
  // Going on to the page closes it: it would lie over the focus.
  await page.keyboard.press('Tab');
  await until(page, "document.querySelector(':popover-open') === null");
  await checkFocusIsSeen(page);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  assert.is((await focused(page)).name, 'Menu');
  await page.keyboard.press('Enter');
  await until(page, "document.querySelector(':popover-open') !== null");
  await page.keyboard.press('Escape');
  await until(page, "document.querySelector(':popover-open') === null");
  assert.is((await focused(page)).name, 'Menu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(
    page,
    "document.querySelector(':popover-open') === null && location.hash === '#about'",
  );
  await page.close();
});

test('the focus stays in the dialog, and Escape gives it back', async () => {
  const page = await site.open('/');
  await tabTo(page, 'Schedule Intro Call');
  await page.keyboard.press('Enter');
  await until(page, "document.querySelector('dialog').open");
  const seen = new Set();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog') ? 'dialog' : document.activeElement?.localName,
      ),
    );
  }
  // Between the last stop and the first one lies the browser's own bar.
  assert.equal([...seen].sort(), ['body', 'dialog'], [...seen].join());
  // One layer at a time: the first Escape may be for the tooltip of the close button.
  if (await page.$('dialog [role=tooltip]')) await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await until(page, "!document.querySelector('dialog').open");
  assert.is((await focused(page)).name, 'Schedule Intro Call');
  await page.close();
});

test('the toast can be reached, read at leisure and dismissed by keyboard', async () => {
  const page = await site.open('/');
  await tabTo(page, 'Schedule Intro Call');
  await page.keyboard.press('Enter');
  await until(page, "document.querySelector('dialog').open");
  for (const text of ['Ada', 'ada@example.org', 'Engines', '', '', 'Songs']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');
  await until(page, "document.querySelector('[aria-label=Notifications] li') !== null");
  // Backwards from the top of the page comes what stands last.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.evaluate(() => getSelection()?.setPosition(document.querySelector('footer'), 0));
  const stops = await tabTo(page, 'Dismiss');
  assert.equal(stops.slice(-2), ['Copy message', 'Dismiss']);
  await wait(5500);
  assert.ok(await page.$('[aria-label=Notifications] li'), 'it waits');
  await page.keyboard.press('Enter');
  await until(
    page,
    "document.querySelector('[aria-label=Notifications] li:not([hidden])') === null",
  );
  // Nothing is lost with it.
  assert.ok(
    await page.evaluate(() =>
      document.querySelector('#contact')?.textContent?.includes('Open email again'),
    ),
  );
  await page.close();
});

test.run();
