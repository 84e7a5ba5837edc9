// Shows each state, and measures everything about accessibility that a program can measure.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { contrast } from '../../src/content-rules/contrast';
import { record, stats, whyPartner } from '../content/landing';
import { findTextBoxes, measureElements, readTree, runAxe } from '../support/drive/audits';
import { setTextSize, widths } from '../support/drive/page';
import { parseColor, takePixels } from '../support/drive/pixels';
import { type State, type StateName, showState, stateNames, states } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const minimumContrast = 4.5;

/** Every text grows at least by this factor when the visitor doubles the size of text. */
const minimumGrowth = 1.4;

const notifications = ['region "Notifications"', 'button "Copy message"', 'button "Dismiss"'];

/**
 * Lines that the accessibility tree of each state must have. `dialog` is not tested, because `invalid` contains
 * everything of `dialog`.
 */
const requiredLines: Record<Exclude<StateName, 'dialog'>, string[]> = {
  landing: [
    'link "Refrain Legacy Partners, home"',
    'navigation "Main"',
    'link "Investor Login (opens in a new tab)"',
    'contentinfo ""',
    'status "" live',
  ],
  team: ['link "Back to Home"', 'link "Arrange an intro call"', 'contentinfo ""'],
  'not-found': ['heading "Oops! Page not found" 1', 'link "Return to Home"'],
  menu: ['button "Menu" expanded focused', 'link "About"', 'link "Contact"'],
  invalid: [
    'dialog "Schedule Intro Call" modal described',
    'textbox "Full Name" focused required invalid',
    'textbox "Email" required invalid',
    'textbox "Company" required invalid',
    'textbox "Job Title"',
    'textbox "Reason for Interest" required invalid',
  ],
  submitting: ['button "Submitting..." disabled'],
  notice: notifications,
  toasts: notifications,
  draft: ['link "Open email again"', 'button "Copy message"', 'link "Gmail"'],
  'draft-in-dialog': ['link "Open email again" focused', 'button "Copy message"', 'link "Gmail"'],
  tooltip: ['button "Close"', 'tooltip "Close"'],
  error: ['heading "Unexpected Application Error!" focused 1', 'button "Reload the page"'],
  initials: ['link "Back to Home"', 'heading "Leadership Team" 1'],
  fallbacks: ['link "Refrain Legacy Partners, home"'],
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
    assert.match(texts.map(({ text }) => text).join(' '), /Turning Assets.*Growing IP/s);
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

for (const width of widths) {
  for (const name of names) {
    const { isOnlyNarrow, isFullPage }: State = states[name];
    if (isOnlyNarrow && width >= 768) continue;
    test(`${name} at ${width} px`, async (tools) => {
      const page = await showState(tools, name, { width });
      await checkTree(page, name);
      if (isFullPage) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewport({ width, height });
      }
      const problems = [...(await runAxe(page)), ...(await findFaintTexts(page, name))];
      assert.equal([...problems, ...(await findProblemsOfSize(page))], []);
    });
  }
}

test.run();
