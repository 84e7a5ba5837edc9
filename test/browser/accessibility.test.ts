// Each state of a page: axe, targets, large text, and the contrast of text over photos.
import { ColorSpace, contrastWCAG21, sRGB } from 'colorjs.io/fn';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { runAxe } from '../support/drive/audits';
import { setTextSize, type TestPage, widths } from '../support/drive/page';
import { type State, showState, stateNames, states } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

/** The least growth of a text where text is doubled. Headlines fill the window already. */
const minimumGrowth = 1.4;

/** A text so large, as a part of the window's width, that a few letters fill a line: it need not grow. */
const lineFilling = 0.2;

ColorSpace.register(sRGB);

const colorOf = ([red = 0, green = 0, blue = 0]: Uint8Array) => ({
  space: sRGB,
  coords: [red / 255, green / 255, blue / 255] as [number, number, number],
  alpha: 1,
});

/** The lines of text over the hero's photo, or whose contrast axe cannot tell; runs in the page. */
function findTextLines() {
  const root = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  const texts = [...root.querySelectorAll('h1, h1 + p, nav a, [data-measure]')];
  // The words on a record are part of its picture.
  const measured = texts.filter((text) => !text.closest('[aria-hidden]'));
  return measured.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    // A line that lies in part under a tooltip is measured in another state.
    const isSeen = ({ left, top, right, bottom, width }: DOMRect) =>
      width > 2 &&
      [left + 1, left + width / 2, right - 1].every((x) =>
        [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y))),
      );
    return [...range.getClientRects()].filter(isSeen).map(({ x, y, width, height }) => {
      const box = { left: Math.ceil(x), top: Math.ceil(y) };
      const size = { width: Math.floor(width) - 1, height: Math.floor(height) - 1 };
      return { text: element.textContent.slice(0, 30), color, box: { ...box, ...size } };
    });
  });
}

async function findFaintTexts(page: TestPage): Promise<string[]> {
  const lines = await page.evaluate(findTextLines);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: #0000 !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = sharp(await page.screenshot({ captureBeyondViewport: false })).removeAlpha();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const problems = lines.map(async ({ text, color, box }) => {
    const pixels = await picture.clone().extract(box).raw().toBuffer();
    // Takes every fourth pixel. A pixel has three bytes.
    const ratios = Array.from({ length: pixels.length / 12 }, (_, index) =>
      contrastWCAG21(color, colorOf(pixels.subarray(index * 12, index * 12 + 3))),
    ).sort((a, b) => a - b);
    // Leaves out the half percent of pixels with the least contrast: they are the grain of photos.
    const ratio = ratios[Math.floor(ratios.length * 0.005)] ?? 0;
    return ratio < 4.5 ? [`contrast ${ratio.toFixed(2)}: ${text}`] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Measures targets and overflow at the normal size of text and at 200 %, set in the browser. */
async function findProblemsOfSize(page: TestPage): Promise<string[]> {
  const measure = async () => ({
    problems: [
      ...(await page.evaluate(() => kit.findCrampedControls())),
      ...(await page.evaluate(() => kit.findOverflow())),
    ],
    texts: await page.evaluate(() => kit.measureTexts()),
  });
  const before = await measure();
  await setTextSize(page, 200);
  const after = await measure();
  await setTextSize(page, 100);
  assert.is(after.texts.length, before.texts.length, 'the same texts');
  const { width = 0 } = page.viewport() ?? {};
  const notGrowing = after.texts.flatMap(({ text, size }, index) => {
    const growth = size / (before.texts[index]?.size ?? 0);
    return growth >= minimumGrowth || size >= lineFilling * width
      ? []
      : [`grows by ${growth.toFixed(2)} only: ${text}`];
  });
  return [...before.problems, ...after.problems.map((line) => `at 200 %, ${line}`), ...notGrowing];
}

const test = siteSuite('accessibility');
const [narrow] = widths;

// `invalid` contains everything of `dialog`.
for (const name of stateNames.filter((name) => name !== 'dialog')) {
  const { act, brokenImages }: State = states[name];
  test(name, async (tools) => {
    const page = await showState(tools, name, { width: narrow });
    const found: string[] = [];
    // What a visitor opens is as wide in each window, or wider, so a narrow one is the harder test.
    for (const width of act || brokenImages ? [narrow] : widths) {
      await page.setViewport({ width, height: width < 768 ? 844 : 900 });
      found.push(...(await runAxe(page)), ...(await findFaintTexts(page)));
      found.push(...(await findProblemsOfSize(page)));
      assert.equal(found, [], `at ${width} px`);
    }
  });
}

test.run();
