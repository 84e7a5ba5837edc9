// What fits at every width. Columns, lines and letters are in the pictures of `npm run shots`.
import * as assert from 'uvu/assert';
import { resizeTo, setTextSize, type TestPage } from '../support/drive/page';
import { pagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('layout');

async function checkWidths(page: TestPage, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resizeTo(page, `${width}×800`);
    assert.equal(await page.evaluate(() => kit.findOverflow()), [], `${what} at ${width} px`);
  }
}

/** Writes in another font, but for headings; runs in the page. */
function useWideFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body, body :not(h1, h2, h3, h3 *) { font-family: monospace }');
  document.adoptedStyleSheets = [sheet];
}

/** Writes very long words into the page; runs in the page. */
function useLongWords(): void {
  for (const [selector, text] of [
    ['#team li', 'Internationalization'],
    ['main li :is(h2, h3)', 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'],
    ['main li :is(h2, h3) + p', 'Vice President of Internationalization and Telecommunications'],
    ['main li p:last-child', 'word '.repeat(120)],
    ['#why-partner h3', 'Intellectual-property-representation'],
    ['nav li a', 'Terminvereinbarung'],
  ] as const) {
    document.querySelector(selector)?.replaceChildren(text);
  }
}

for (const path of pagePaths) {
  test(`${path} fits, with other fonts, words and sizes`, async ({ open }) => {
    const page = await open(path);
    for (const size of '320×568 390×844 768×900 1280×900 1024×768 667×375 2560×1440'.split(' ')) {
      await resizeTo(page, size);
      assert.equal(await page.evaluate(() => kit.findOverlaps()), [], size);
    }
    await checkWidths(
      page,
      'as it is',
      [280, 320, 360, 390, 480, 600, 667, 767, 768, 1023, 1024, 1280, 1920, 2560],
    );
    // accessibility.test.ts measures large text at 390 and 1280 px.
    await setTextSize(page, 200);
    await checkWidths(page, 'large text', [900, 1024]);
    await setTextSize(page, 100);
    await page.evaluate(useWideFont);
    await checkWidths(page, 'another font', [320, 768, 1024]);
    await page.evaluate(useLongWords);
    await checkWidths(page, 'long words', [320, 390, 600, 768, 1024]);
    await page.evaluate(() => {
      kit.hero().querySelector('li p')?.replaceChildren('$400,000,000.00');
    });
    await checkWidths(page, 'a long figure', [320, 375]);
    await setTextSize(page, 200);
    await checkWidths(page, 'large text and all of that', [320, 768]);
  });
}

/** Headlines that a firm may have; the last one has four lines or more. */
const headlines = [
  'Turning Catalogs to Legacy',
  'Aus Rechten wird ein bleibendes Vermächtnis',
  'Transformer des Œuvres en Héritage',
  'Musikverwertungsgesellschaft',
  'We turn the songs that people love and keep into a lasting legacy for those who wrote them',
];

/** Whether a line of the headline reaches the circle of the record; runs in the page. */
function isHeadlineOnRecord(): boolean {
  const hero = kit.hero();
  // The photo turns, so its own box is larger than the record.
  const { left, top, width } = (
    hero.querySelector('picture')?.parentElement ?? hero
  ).getBoundingClientRect();
  const radius = width / 2;
  const range = document.createRange();
  range.selectNodeContents(kit.getByRole('heading', undefined, hero));
  return [...range.getClientRects()].some((line) => {
    const y = Math.min(Math.max(top + radius, line.top), line.bottom);
    return Math.hypot(line.right - left - radius, y - top - radius) < radius;
  });
}

test('no headline reaches the record, whatever it says', async ({ open }) => {
  const page = await open('/');
  const own = await page.$eval('h1', (heading) => heading.textContent);
  for (const headline of [own, ...headlines]) {
    await page.$eval('h1', (heading, text) => heading.replaceChildren(text), headline);
    for (const size of '390×664 768×1024 667×375 1024×768 1366×657 1440×900 1920×1080'.split(' ')) {
      await resizeTo(page, size);
      assert.not(await page.evaluate(isHeadlineOnRecord), `"${headline}" in ${size}`);
    }
  }
});

test('wide windows have larger text, which doubles when a visitor asks for that', async ({
  open,
}) => {
  const page = await open('/');
  const readSize = async (percent: number) => {
    await setTextSize(page, percent);
    return page.$eval('body', (body) => Number.parseFloat(getComputedStyle(body).fontSize));
  };
  let smaller = 0;
  for (const size of ['1280×720', '1920×1080', '2560×1440']) {
    await resizeTo(page, size);
    const usual = await readSize(100);
    assert.ok(usual > smaller, `${usual} px in ${size}`);
    assert.ok((await readSize(200)) > 1.99 * usual, size);
    smaller = usual;
  }
});

test('a toast covers no headline and no control of a tall first screen', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  for (const size of ['390×844', '768×1024', '1440×900']) {
    await resizeTo(page, size);
    await page.sendLead();
    const hidden = await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      const parts = [kit.getByRole('heading', undefined, kit.hero()), ...kit.controls(kit.hero())];
      return parts.filter((part) => !kit.isOnTop(part)).map((part) => kit.nameOf(part));
    });
    assert.equal(hidden, [], size);
  }
});

test('after Submit, neither the figures nor the end of the page move', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  const readPlaces = () => [
    kit.getByRole('list', undefined, kit.hero()).getBoundingClientRect().top,
    document.documentElement.scrollHeight,
  ];
  const sizes = ['320×568', '390×844', '768×1024', '844×390', '1366×657', '1440×900'];
  const read = async () => {
    const places: number[][] = [];
    for (const size of sizes) {
      await resizeTo(page, size);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      places.push(await page.evaluate(readPlaces));
    }
    return places;
  };
  const before = await read();
  await page.sendLead();
  assert.equal(await read(), before);
});

/** What a small window hides of the dialog until a visitor scrolls in it; runs in the page. */
function findHidden(dialog: Element): string {
  const hidden = dialog.scrollHeight - dialog.clientHeight;
  const { bottom } = dialog.getBoundingClientRect();
  const controls = kit.controls(dialog).filter((it) => it.getBoundingClientRect().bottom > bottom);
  return hidden ? `${hidden} px of the dialog, with ${controls.map(kit.nameOf).join(', ')}` : '';
}

test('phones with their bars show the first figure and its label', async ({ open }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 664],
  ] as const) {
    const page = await open('/', { width, isTouch: true });
    await page.setViewport({ width, height, isMobile: true, hasTouch: true });
    const hidden = await page.evaluate(() => {
      const figure = kit.getByRole('listitem', undefined, kit.hero());
      const isCut = (text: Element) => text.getBoundingClientRect().bottom > innerHeight;
      return [...figure.children].filter(isCut).map((text) => text.textContent);
    });
    assert.equal(hidden, [], `${width}×${height}`);
  }
});

test('a laptop shows the figures, and the whole dialog', async ({ open }) => {
  const page = await open('/');
  for (const size of ['1280×585', '1280×720', '1366×657', '1440×789', '1920×945']) {
    await resizeTo(page, size);
    const missing = await page.evaluate(() => {
      const figures = kit.getByRole('list', undefined, kit.hero());
      return figures.getBoundingClientRect().bottom - innerHeight;
    });
    assert.ok(missing <= 0, `${size} hides ${missing} px of the figures`);
  }
  await page.openDialog();
  for (const size of ['1280×720', '1366×657', '390×844', '667×375']) {
    await resizeTo(page, size);
    const hidden = await page.$eval('dialog', findHidden);
    assert.ok(!hidden || size === '667×375', `${size} hides ${hidden}`);
    const button = await page.$('dialog [type=submit]');
    await button?.scrollIntoView();
    assert.ok(await button?.isIntersectingViewport({ threshold: 1 }), `Submit at ${size}`);
  }
  await resizeTo(page, '320×568');
  await page.$eval('fieldset label', (label) =>
    label.replaceChildren('Terminvereinbarung'.repeat(3)),
  );
  const overflow = await page.$eval('dialog', (dialog) => dialog.scrollWidth - dialog.clientWidth);
  assert.is(overflow, 0, 'a long label wraps');
});

test.run();
