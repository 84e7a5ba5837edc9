// One visit to each state at each width: everything about accessibility that can be measured there.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  findLosses,
  findSmallTargets,
  findTextBoxes,
  readTextSizes,
  runAxe,
} from '../support/audits';
import { stats, whyPartner } from '../support/content/landing';
import { fillLead, type SitePage, until, untilStarted, wait, widths } from '../support/page';
import { contrast, parseColor, takePixels } from '../support/pixels';
import { type State, type StateName, showState, stateNames, states } from '../support/states';
import { siteSuite } from '../support/suite';
import { findTreeProblems, readTree, type TreeNode } from '../support/tree';

const test = siteSuite('visit');

const minimumContrast = 4.5;

/** How much every text grows where somebody asks for text of twice the size. */
const minimumGrowth = 1.4;

/** Measured whatever axe says: headline, tagline and bar are over a photo. */
const overPhoto = 'h1, h1 + p, header a';

/** What screen readers are told in a state, beside what holds in all of them. */
const told: Record<StateName, string[]> = {
  landing: [
    'link "Skip to content"',
    'link "Refrain Legacy Partners, home"',
    'navigation "Main"',
    'link "Investor Login (opens in a new tab)"',
    'contentinfo ""',
    'status "" live',
    'region "Notifications"',
  ],
  team: ['link "Skip to content"', 'link "Back to Home"', 'contentinfo ""'],
  'not-found': ['heading "Oops! Page not found"', 'link "Return to Home"'],
  menu: ['button "Menu" focused expanded', 'link "About"', 'link "Contact"'],
  dialog: [
    'dialog "Schedule Intro Call" modal',
    'textbox "Full Name" focused required',
    'textbox "Job Title"',
    'textbox "Reason for Interest" required',
    'button "Close"',
  ],
  invalid: ['textbox "Full Name" focused required', 'textbox "Email" required invalid'],
  submitting: ['button "Submitting..." disabled'],
  sent: ['link "Open email again" focused'],
  toasts: ['region "Notifications"', 'button "Copy message"', 'button "Dismiss"'],
  'sent-line': ['link "Open email again"', 'button "Copy message"'],
  tooltip: ['button "Close"', 'tooltip "Close"'],
  error: [
    'heading "Unexpected Application Error!" focused',
    'button "Reload the page"',
    'link "Return to Home"',
  ],
  fallbacks: ['link "Refrain Legacy Partners, home"'],
  letters: ['link "Refrain Legacy Partners, home"'],
};

async function findTreeLosses(page: Page, name: StateName): Promise<string[]> {
  const nodes = await readTree(page);
  const lines = nodes.map(({ line }) => line);
  const missing = told[name].filter((line) => !lines.includes(line));
  return [
    ...findTreeProblems(nodes),
    ...(missing.length > 0 ? [`not told: ${missing}, but\n${lines.join('\n')}`] : []),
    ...(name === 'landing' ? findFigureProblems(nodes) : []),
  ];
}

/** A figure and its meaning are read one after the other: "$400M portfolio". */
function findFigureProblems(nodes: TreeNode[]): string[] {
  const texts = nodes.filter(({ role }) => role === 'StaticText').map(({ name }) => name);
  const read = texts.join(' ');
  const figures = [
    ...stats.map(({ value, unit, label }) => [value, unit, label].filter(Boolean).join(' ')),
    ...whyPartner.references.map(({ value, label }) => `${value} ${label}`),
  ];
  return figures.filter((words) => !read.includes(words)).map((words) => `not in order: ${words}`);
}

/** Compares texts that axe cannot judge with every pixel behind them. */
async function findFaintTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(findTextBoxes, `${overPhoto}, [data-measure]`);
  const hideText = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { color: #0000 !important; transition: none !important }');
      document.adoptedStyleSheets = isHidden ? [sheet] : [];
    }, isHidden);
  await hideText(true);
  const pixels = await takePixels(page);
  await hideText(false);
  return texts.flatMap(({ text, color, box }) => {
    const ratios = pixels.within(box).map((pixel) => contrast(parseColor(color), pixel));
    // Leaves out the grain of photos.
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.005)] ?? 21;
    return ratio < minimumContrast ? [`contrast ${ratio.toFixed(2)}: ${text}`] : [];
  });
}

/** Text of twice the size, by the browser's own setting, which media queries follow. */
async function findLargeTextProblems(page: Page): Promise<string[]> {
  const before = await page.evaluate(readTextSizes);
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await until(page, "getComputedStyle(document.documentElement).fontSize === '32px'");
  const after = await page.evaluate(readTextSizes);
  assert.is(after.length, before.length, 'the same texts');
  const small = after.flatMap(({ text, size }, index) => {
    const growth = size / (before[index]?.size ?? 0);
    return growth >= minimumGrowth ? [] : [`grows by ${growth.toFixed(2)} only: ${text}`];
  });
  const losses = await page.evaluate(findLosses);
  return [...small, ...losses.map((line) => `at 200 %, ${line}`)];
}

async function visit(page: SitePage, name: StateName, width: number): Promise<string[]> {
  const { isWhole, fails }: State = states[name];
  const problems = await findTreeLosses(page, name);
  problems.push(...(await page.evaluate(findSmallTargets)));
  problems.push(...(await page.evaluate(findLosses)));
  if (isWhole || fails) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewport({ width, height });
  }
  problems.push(...(await runAxe(page)));
  problems.push(...(await findFaintTexts(page)));
  problems.push(...(await findLargeTextProblems(page)));
  return problems;
}

for (const name of stateNames) {
  const state: State = states[name];
  for (const width of widths) {
    if (state.isOnlyNarrow && width >= 768) continue;
    test(`${name} at ${width} px`, async (tools) => {
      const page = await showState(tools, name, { width });
      assert.equal(await visit(page, name, width), []);
    });
  }
}

test('headline, tagline and bar are measured over both photos', async (tools) => {
  for (const name of ['landing', 'fallbacks'] as const) {
    const page = await showState(tools, name, { width: 1280 });
    const texts = await page.evaluate(findTextBoxes, overPhoto);
    const read = texts.map(({ text }) => text).join(' ');
    for (const words of ['Turning Assets', 'Growing IP', 'Why Partner']) {
      assert.ok(read.includes(words), `${name}: ${words} in ${read}`);
    }
  }
});

test('what the toast says is spoken once, after the dialog has closed', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await fillLead(page);
  await untilStarted(page);
  await page.evaluate(() => {
    const region = document.querySelector('[role=status]');
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver(() => {
      const where = document.querySelector('dialog')?.open ? 'behind the dialog' : 'alone';
      spoken.push(`${where}: ${region?.textContent}`);
    }).observe(region ?? document, { childList: true, characterData: true, subtree: true });
  });
  await page.click('dialog [type=submit]');
  await until(page, 'spoken.length >= 2');
  await wait(300);
  const spoken = (await page.evaluate('spoken')) as string[];
  assert.is(spoken.length, 2, spoken.join('\n'));
  assert.match(spoken[0] ?? '', /^alone: Thank you for your interest! /);
  assert.is(spoken[1], 'alone: ', 'empty again, so that nobody finds it when reading on');
});

test('more contrast and less transparency are honoured', async ({ open }) => {
  const page = await open('/');
  const session = await page.createCDPSession();
  const emulate = (name: string, value: string) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  const styleOf = (selector: string, name: 'color' | 'backgroundColor') =>
    page.$eval(selector, (element, name) => getComputedStyle(element)[name], name);
  const heading = await styleOf('h1', 'color');
  const text = '#about p:last-child';
  assert.is.not(await styleOf(text, 'color'), heading);
  assert.match(await styleOf('header', 'backgroundColor'), /, 0\.\d+\)$/);
  await emulate('prefers-contrast', 'more');
  assert.is(await styleOf(text, 'color'), heading);
  await emulate('prefers-reduced-transparency', 'reduce');
  assert.match(await styleOf('header', 'backgroundColor'), /^rgb\(/);
});

test.run();
