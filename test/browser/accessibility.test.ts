// Shows each state, and measures everything about accessibility that a program can measure.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { firm, landing, leadForm, navigation, pages } from '../support/content';
import { findTextBoxes, measureElements, readTree, runAxe } from '../support/drive/audits';
import { contrast } from '../support/drive/contrast';
import { setTextSize, widths } from '../support/drive/page';
import { parseColor, takePixels } from '../support/drive/pixels';
import { type State, type StateName, showState, stateNames, states } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const minimumContrast = 4.5;

/** Every text grows at least by this factor when the visitor doubles the size of text. */
const minimumGrowth = 1.4;

const { actions, hero, record, stats, whyPartner } = landing;
const { leadDialog, leadFieldWords, leadSent, toastWords } = leadForm;
const { labels } = leadFieldWords;
const { bar } = navigation;

const homeLink = `link "${firm.name}, ${navigation.homeLinkSuffix}"`;
const copy = `button "${leadSent.copy}"`;
const notifications = [`region "${toastWords.region}"`, copy, `button "${toastWords.dismiss}"`];
const openAgain = `link "${leadSent.openAgain}"`;
const webmail = `link "${leadSent.webmail.services[0]}"`;

/**
 * Lines that the accessibility tree of each state must have. `dialog` is not tested, because `invalid` contains
 * everything of `dialog`.
 */
const requiredLines: Record<Exclude<StateName, 'dialog'>, string[]> = {
  landing: [
    homeLink,
    `navigation "${bar.mainNavigation}"`,
    `link "${actions.investorLogin} ${navigation.newTab}"`,
    'contentinfo ""',
    'status "" live',
  ],
  team: [`link "${bar.backToHome}"`, `link "${pages.teamPage.contactLink}"`, 'contentinfo ""'],
  'not-found': [`heading "${pages.notFoundPage.heading}" 1`, `link "${pages.notFoundPage.home}"`],
  menu: [
    `button "${bar.menuButton}" expanded focused`,
    ...navigation.navigation.map(({ label }) => `link "${label}"`),
  ],
  invalid: [
    `dialog "${leadDialog.title}" modal described`,
    `textbox "${labels.name}" focused required invalid`,
    `textbox "${labels.email}" required invalid`,
    `textbox "${labels.company}" required invalid`,
    `textbox "${labels.title}"`,
    `textbox "${labels.reason}" required invalid`,
  ],
  submitting: [`button "${leadDialog.submitting}" disabled`],
  notice: notifications,
  toasts: notifications,
  draft: [openAgain, copy, webmail],
  'draft-in-dialog': [`${openAgain} focused`, copy, webmail],
  tooltip: [`button "${leadDialog.close}"`, `tooltip "${leadDialog.close}"`],
  error: [`heading "${pages.errorPage.heading}" focused 1`, `button "${pages.errorPage.reload}"`],
  initials: [`link "${bar.backToHome}"`, `heading "${pages.teamPage.heading}" 1`],
  fallbacks: [homeLink],
};

type TestedState = keyof typeof requiredLines;
const names = stateNames.filter((name) => name in requiredLines) as TestedState[];

/** Screen readers read each figure together with its meaning: "$400M portfolio". */
const figures = [
  ...stats.map(({ value, unit, label }) => [value, unit, label].filter(Boolean).join(' ')),
  ...whyPartner.dealFigures.map(({ value, label }) => `${value} ${label}`),
];

async function checkTree(page: Page, name: TestedState): Promise<void> {
  const lines = await readTree(page);
  const all = lines.join('\n');
  for (const line of requiredLines[name]) {
    assert.ok(lines.includes(line), `missing: ${line} in\n${all}`);
  }
  // The page behind a modal dialog is not in the tree.
  const isModal = all.includes('\ndialog ');
  for (const start of [/^main /m, /^banner /m, /^heading .* 1$/m]) {
    const count = lines.filter((line) => start.test(line)).length;
    assert.is(count, isModal ? 0 : 1, `${start} in\n${all}`);
  }
  const read = lines.flatMap((line) => /^StaticText "(.*)"/.exec(line)?.[1] ?? []).join(' ');
  // A figure and its unit are two pieces of one line.
  const pressed = read.replaceAll(' ', '');
  for (const words of name === 'landing' ? figures : []) {
    assert.ok(pressed.includes(words.replaceAll(' ', '')), words);
  }
  for (const words of Object.values(record)) assert.not.match(read, words);
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
  return texts.flatMap(({ text, color, box }) => {
    const ratios: number[] = [];
    for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
        const pixel = pixelAt(x, y);
        if (pixel) ratios.push(contrast(parseColor(color), pixel));
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

for (const name of names) {
  const { isOnlyNarrow, isFullPage, act }: State = states[name];
  const [narrow] = widths;
  // A resize would move the tooltip's button away from under the pointer.
  const isOneWidth = isOnlyNarrow || name === 'tooltip';
  test(name, async (tools) => {
    const page = await showState(tools, name, { width: narrow });
    for (const width of isOneWidth ? [narrow] : widths) {
      await setTextSize(page, 100);
      await page.setViewport({ width, height: width < 768 ? 844 : 900 });
      await checkTree(page, name);
      if (isFullPage) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewport({ width, height });
      }
      // In a wider window axe sees the same elements in the same colors, so it looks at whole pages alone.
      const problems = width === narrow || !act ? await runAxe(page) : [];
      problems.push(...(await findFaintTexts(page, name)), ...(await findProblemsOfSize(page)));
      assert.equal(problems, [], `at ${width} px`);
    }
  });
}

test.run();
