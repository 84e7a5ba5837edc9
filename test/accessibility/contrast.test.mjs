// Contrast of every text of every state, measured on what is rendered.
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { contrast, parseColor } from '../support/colors.mjs';
import { wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';
import { startStates, states } from '../support/states.mjs';

const { test, site } = siteSuite('contrast', () => startStates());

/** Asked of sentences, and of everything else. WCAG AA asks 4.5 of both, and 3 of large text. */
const minimum = { body: 7, other: 4.5 };

/** From this many characters on, a text is there to be read, not to label something. */
const sentenceLength = 40;

const widths = [320, 390, 1280];

/** Lowest ratios, for the table. */
const rows = [
  ['state', 'sentences (7)', 'other text (4.5)', 'forced colours (4.5)'],
  Array(4).fill('---'),
];

test.after(() => {
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
});

/**
 * @typedef {object} TextBox
 * @property {string} text
 * @property {string} color
 * @property {boolean} isSentence
 * @property {{ x: number, y: number, width: number, height: number }} box in the window
 */

/**
 * All texts that can be seen; of a page behind a dialog, none.
 *
 * @param {import('puppeteer').Page} page
 * @param {number} length of a sentence
 * @returns {Promise<TextBox[]>}
 */
function collectTexts(page, length) {
  return page.evaluate((length) => {
    const root = document.querySelector('dialog:modal') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    /** @type {TextBox[]} */
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = /** @type {HTMLElement} */ (node.parentElement);
      const text = node.textContent?.trim() ?? '';
      if (!text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const block = parent.closest('p, li, dd, dt, h1, h2, h3, a, button, label') ?? parent;
      for (const { x, y, width, height } of range.getClientRects()) {
        // What something lies over, or what a box has cut off, is read after scrolling.
        const isSeen = [y + 1, y + height - 1].every((edge) => {
          const top = document.elementFromPoint(x + width / 2, edge);
          return top && top !== root && (parent.contains(top) || top.contains(parent));
        });
        if (!isSeen || getComputedStyle(parent).clipPath !== 'none') continue;
        found.push({
          text,
          color: getComputedStyle(parent).color,
          isSentence: block.tagName === 'P' && (block.textContent ?? '').length >= length,
          box: { x, y, width, height },
        });
      }
    }
    return found;
  }, length);
}

/** @param {import('puppeteer').Page} page */
async function takePixels(page) {
  const picture = await page.screenshot();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/**
 * The colours in a box.
 *
 * @param {Awaited<ReturnType<typeof takePixels>>} pixels
 * @param {TextBox['box']} box
 * @returns {[number, number, number][]}
 */
function colorsIn({ data, width, height, channels }, box) {
  /** @type {[number, number, number][]} */
  const colors = [];
  const right = Math.min(width, Math.floor(box.x + box.width));
  const bottom = Math.min(height, Math.floor(box.y + box.height));
  for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < right; x += 1) {
      const at = (y * width + x) * channels;
      colors.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  }
  return colors;
}

/** @param {import('puppeteer').Page} page */
const hideText = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: #0000 !important; text-decoration: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });

for (const name of /** @type {(keyof typeof states)[]} */ (Object.keys(states))) {
  test(name, async () => {
    const lowest = { body: Infinity, other: Infinity, forced: Infinity };
    for (const width of widths) {
      /** @type {import('../support/states.mjs').State} */
      const state = states[name];
      if (state.isOnlyNarrow && width >= 768) continue;
      const page = await site.show(name, { width });
      try {
        // All of the page in one window.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (state.isWhole || state.missing) await page.setViewport({ width, height });
        await wait(200);
        const texts = await collectTexts(page, sentenceLength);
        assert.ok(texts.length > 2, `${texts.length} texts`);

        // Under forced colours the computed colours are still the author's: the text is what
        // differs most from what surrounds it.
        const session = await page.createCDPSession();
        const force = (/** @type {string} */ value) =>
          session.send('Emulation.setEmulatedMedia', {
            features: [
              { name: 'forced-colors', value },
              { name: 'prefers-reduced-motion', value: 'reduce' },
            ],
          });
        await force('active');
        await wait(60);
        const forcedTexts = await collectTexts(page, sentenceLength);
        const forced = await takePixels(page);
        for (const { text, box } of forcedTexts) {
          const colors = colorsIn(forced, box);
          if (colors.length < 40) continue;
          const counts = new Map();
          for (const color of colors) counts.set(`${color}`, (counts.get(`${color}`) ?? 0) + 1);
          const [ground = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
          const behind = ground.split(',').map(Number);
          const ratio = Math.max(...colors.map((color) => contrast(color, behind)));
          lowest.forced = Math.min(lowest.forced, ratio);
          assert.ok(
            ratio >= minimum.other,
            `forced colours, ${width} px: ${ratio.toFixed(2)} "${text.slice(0, 40)}"`,
          );
        }
        await force('none');
        await wait(60);

        await hideText(page);
        await wait(300);
        const pixels = await takePixels(page);
        for (const { text, color, isSentence, box } of texts) {
          const behind = colorsIn(pixels, box);
          if (behind.length === 0) continue;
          const ratios = behind
            .map((pixel) => contrast(parseColor(color), pixel))
            .sort((a, b) => a - b);
          // The worst half percent is grain.
          const ratio = ratios[Math.floor(ratios.length * 0.005)] ?? 0;
          const kind = isSentence ? 'body' : 'other';
          lowest[kind] = Math.min(lowest[kind], ratio);
          assert.ok(
            ratio >= minimum[kind],
            `${kind}, ${width} px: ${ratio.toFixed(2)} "${text.slice(0, 40)}"`,
          );
        }
      } finally {
        site.leave(page);
      }
    }
    rows.push([
      name,
      ...Object.values(lowest).map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(1) : '')),
    ]);
  });
}

test.run();
