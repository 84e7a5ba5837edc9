// Shows each state, and measures everything about accessibility that a program can measure.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { contrast } from '../../src/builder/contrast';
import { landing, leadForm, navigation, pages } from '../support/content';
import { findTextBoxes, measureElements, readTree, runAxe } from '../support/drive/audits';
import { setTextSize, widths } from '../support/drive/page';
import { parseColor, takePixels } from '../support/drive/pixels';
import { type State, type StateName, showState, stateNames, states } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const minimumContrast = 4.5;

/** Every text grows at least by this factor when the visitor doubles the size of text. */
const minimumGrowth = 1.4;

const { actions, hero, pressing, stats, whyPartner } = landing;
const { leadDialog, leadFieldWords, leadSent, toastWords } = leadForm;
const { labels } = leadFieldWords;

const copy = `button "${leadSent.copy}"`;
const thanks = [`region "${toastWords.region}"`, copy, `button "${toastWords.dismiss}"`];
const openAgain = `link "${leadSent.openAgain}"`;

/** What axe cannot tell: lines that the accessibility tree of a state must have. */
const requiredLines: Partial<Record<StateName, string[]>> = {
  landing: [`link "${actions.investorLogin} ${navigation.newTab}"`, 'status "" live'],
  menu: [`button "${navigation.bar.menuButton}" expanded focused`],
  invalid: [
    `dialog "${leadDialog.title}" modal described`,
    `textbox "${labels.name}" focused required invalid`,
    `textbox "${labels.email}" required invalid`,
    `textbox "${labels.company}" required invalid`,
    `textbox "${labels.title}"`,
    `textbox "${labels.reason}" required invalid`,
  ],
  submitting: [`button "${leadDialog.submitting}" disabled`],
  notice: thanks,
  toasts: thanks,
  draft: [`button "${leadSent.seeDraft}"`, `button "${leadSent.discard}"`],
  'draft-in-dialog': [`${openAgain} focused`, copy],
  tooltip: [`tooltip "${leadDialog.close}"`],
  error: [`heading "${pages.errorPage.heading}" 1`, `link "${pages.errorPage.reload}"`],
};

/** Screen readers read each figure together with its meaning: "$400M portfolio". */
const figures = [
  ...stats.map(({ value, unit, label }) => [value, unit, label].filter(Boolean).join(' ')),
  ...whyPartner.dealFigures.map(({ value, label }) => `${value} ${label}`),
];

async function checkTree(page: Page, name: StateName): Promise<void> {
  const lines = await readTree(page);
  for (const line of requiredLines[name] ?? []) {
    assert.ok(lines.includes(line), `missing: ${line} in\n${lines.join('\n')}`);
  }
  if (name !== 'landing') return;
  const read = lines.flatMap((line) => /^StaticText "(.*)"/.exec(line)?.[1] ?? []).join(' ');
  // A figure and its unit are two pieces of one line.
  const pressed = read.replaceAll(' ', '');
  for (const words of figures) assert.ok(pressed.includes(words.replaceAll(' ', '')), words);
  for (const words of Object.values(pressing)) assert.not.match(read, words);
}

/** Measures the contrast of texts that axe cannot judge, such as texts over photos, at every pixel. */
async function findFaintTexts(page: Page, name: StateName): Promise<string[]> {
  const texts = await page.evaluate(findTextBoxes, 'h1, h1 + p, header a, [data-measure]');
  if (name === 'landing' || name === 'fallbacks') {
    const measured = texts.map(({ text }) => text).join(' ');
    for (const words of [hero.headline, hero.tagline])
      assert.ok(measured.includes(words), measured);
  }
  if (texts.length === 0) return [];
  const hiddenText = '* { color: #0000 !important; transition: none !important }';
  const pixelAt = await takePixels(page, hiddenText);
  return texts.flatMap(({ text, color: css, box }) => {
    const color = parseColor(css);
    const ratios: number[] = [];
    for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
        const pixel = pixelAt(x, y);
        if (pixel) ratios.push(contrast(color, pixel));
      }
    }
    // Ignores the half percent of pixels with the least contrast, which is the grain of photos.
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.005)] ?? 21;
    return ratio < minimumContrast ? [`contrast ${ratio.toFixed(2)}: ${text}`] : [];
  });
}

/** Measures targets and overflow at the normal size of text and at 200 %, set in the browser. */
async function findProblemsOfSize(page: Page): Promise<string[]> {
  const before = await page.evaluate(measureElements);
  await setTextSize(page, 200);
  const after = await page.evaluate(measureElements);
  assert.is(after.sizes.length, before.sizes.length, 'the same texts');
  const notGrowing = after.sizes.flatMap(({ text, size }, index) => {
    const growth = size / (before.sizes[index]?.size ?? 0);
    return growth >= minimumGrowth ? [] : [`grows by ${growth.toFixed(2)} only: ${text}`];
  });
  return [...before.problems, ...after.problems.map((line) => `at 200 %, ${line}`), ...notGrowing];
}

const test = siteSuite('accessibility');

// `invalid` contains everything of `dialog`.
for (const name of stateNames.filter((name) => name !== 'dialog')) {
  const { isFullPage, act, brokenImages }: State = states[name];
  test(name, async (tools) => {
    const [narrow] = widths;
    const page = await showState(tools, name, { width: narrow });
    // What a visitor opens is as wide in each window, or wider, so a narrow one is the harder test.
    for (const width of act || brokenImages ? [narrow] : widths) {
      await setTextSize(page, 100);
      await page.setViewport({ width, height: width < 768 ? 844 : 900 });
      await checkTree(page, name);
      if (isFullPage) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewport({ width, height });
      }
      const problems = [
        // In a wide window, `pages.axe` of the specification proves it. The marks of texts to measure stay.
        ...(width === narrow ? await runAxe(page) : []),
        ...(await findFaintTexts(page, name)),
        ...(await findProblemsOfSize(page)),
      ];
      assert.equal(problems, [], `at ${width} px`);
    }
  });
}

test.run();
