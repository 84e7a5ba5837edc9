// Where things are, at every width: what can break without anybody noticing.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { type SitePage, setTextSize, wait, widths } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('layout');

const allWidths = [280, 320, 360, 390, 480, 600, 767, 768, 900, 1023, 1024, 1280, 1440, 1920, 2560];
const paths = ['/', '/team/', '/nope'];

const resize = (page: Page, width: number, height = 800) => page.setViewport({ width, height });

/** What is cut or scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const texts = document.querySelectorAll('body :is(h1, h2, h3, p, a, button, dl, li)');
    const wide = [...texts].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1,
    );
    return [
      ...wide.map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
      ...(document.documentElement.scrollWidth > edge ? ['the page'] : []),
    ];
  });

async function assertFits(page: SitePage, path: string, what: string, sizes = allWidths) {
  for (const width of sizes) {
    await resize(page, width);
    assert.equal(await tooWide(page), [], `${path}, ${what} at ${width} px`);
  }
}

/** The longest words of law and music that content can have. */
function useLongWords(): void {
  const words: Record<string, string[]> = {
    '#team ul li': ['Entertainment and Media Rights', 'Telecommunications', 'Internationalization'],
    'main li h2': ['Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'],
    'main li h2 + p': ['Vice President of Internationalization and Telecommunications'],
    'main li h2 ~ p:last-child': ['word '.repeat(120)],
    'main section h3': ['Intellectual-property-representation'],
  };
  for (const [selector, texts] of Object.entries(words)) {
    const elements = document.querySelectorAll(selector);
    for (const [index, text] of texts.entries()) elements[index]?.replaceChildren(text);
  }
}

for (const path of paths) {
  test(`nothing of ${path} scrolls sideways at any width, with other fonts, long words and large text`, async ({
    open,
  }) => {
    const page = await open(path);
    await assertFits(page, path, 'as it is');
    for (const font of ['monospace', 'serif', '"DejaVu Sans", Verdana']) {
      await page.evaluate(
        (font) => document.documentElement.style.setProperty('--sans', font),
        font,
      );
      await assertFits(page, path, font, [320, 390, 768, 1024, 1440]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('--sans'));
    await page.evaluate(useLongWords);
    await assertFits(page, path, 'long words', [320, 390, 600, 768, 1024]);
    await setTextSize(page, 200);
    await assertFits(page, path, 'long words, large text', [320, 390, 768, 1280]);
  });
}

/** Tops of elements, those of one row together: [4] is one row of four. */
const rows = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => {
    const counts = new Map<number, number>();
    for (const element of elements) {
      const top = Math.round(element.getBoundingClientRect().top);
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    return [...counts.values()];
  });

/** Lines that an element's text takes. */
const lines = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('lines and columns of the landing page break where they should', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [768, 1024, 1280, 1440]) {
    await resize(page, width);
    assert.equal(await lines(page, '#about h2 > span'), [1, 1], `statement at ${width}`);
    assert.is((await lines(page, '#why-partner h2 > span'))[0], 1, `discipline at ${width}`);
  }
  for (const width of allWidths.slice(1)) {
    await resize(page, width);
    const notes = await rows(page, '#team ul li');
    assert.equal(notes, width < 544 ? [2, 2] : [4], `notes at ${width}`);
    assert.ok(
      (await lines(page, '#team ul li')).every((count) => count === 1),
      `at ${width}`,
    );
  }
  for (const [width, reasons, cards] of [
    [390, [1, 1], [1, 1, 1]],
    [768, [1, 1], [1, 2]],
    [1440, [2], [2, 1]],
  ] as const) {
    await resize(page, width);
    assert.equal(await rows(page, '#why-partner > div > div > *'), reasons, `reasons at ${width}`);
    assert.equal(await rows(page, '#team a, #team a ~ div'), cards, `cards at ${width}`);
  }
});

test('the team page has one, two or three columns, and no portrait is left alone', async ({
  open,
}) => {
  const page = await open('/team/');
  for (const [width, columns] of [
    [390, 1],
    [600, 2],
    [768, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await resize(page, width);
    const [first, ...rest] = await rows(page, 'main ul > li');
    assert.is(first, columns, `${width} px`);
    if (columns === 3) assert.equal(rest, [3, 3]);
  }
});

test('the stats are part of the hero, and no fold cuts a figure from its label', async ({
  open,
}) => {
  const page = await open('/');
  const hero = await page.$eval('main section', (section) => section.textContent ?? '');
  assert.match(hero, /^Turning Assets to Legacy.*\$400M\s*portfolio.*Worldwide\s*reach$/s);
  for (const [width, height] of [
    [1280, 720],
    [1366, 657],
    [1440, 789],
    [1536, 730],
  ] as const) {
    await resize(page, width, height);
    const cut = await page.$$eval('main section li', (items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight)
        .map(({ top, bottom }) => `${top} to ${bottom}`),
    );
    assert.equal(cut, [], `${width} × ${height}`);
  }
});

test('the bar is 72 px high, and stays', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => scrollTo(0, 900));
  for (const width of widths) {
    await resize(page, width);
    const { top, height } = await page.$eval('header', (bar) =>
      bar.getBoundingClientRect().toJSON(),
    );
    assert.is(top, 0);
    // With its edge.
    assert.is(height, 73);
  }
});

/** Windows have whole pixels, frames of an enlarged page have not. */
const testFrame = siteSuite('layout in a frame', {
  intercept(_, response, path) {
    const { setHeader } = response;
    response.setHeader = (name, value) =>
      name === 'Content-Security-Policy' ? response : setHeader.call(response, name, value);
    if (path !== '/frame') return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<iframe src="/"></iframe>');
    return true;
  },
});

testFrame('at every width there is either a menu button or a row of links', async ({ open }) => {
  const page = await open('/frame');
  const frame = page.frames()[1];
  assert.ok(frame);
  for (const [width, hasButton] of [
    [767, true],
    [767.84, true],
    [767.95, false],
    [768, false],
  ] as const) {
    const real = 1000;
    await page.$eval(
      'iframe',
      (frame, real, width) => {
        Object.assign(frame.style, { border: 0, width: `${width}px`, zoom: real / width });
      },
      real,
      width,
    );
    await wait(100);
    const shown = await frame.$$eval('[popovertarget], nav a', (elements) =>
      elements.map((element) => element.checkVisibility()),
    );
    assert.equal(new Set(shown.slice(0, 4)), new Set([!hasButton]), `links at ${width}`);
    assert.is(shown[4], hasButton, `button at ${width}`);
  }
});

test.run();
testFrame.run();
