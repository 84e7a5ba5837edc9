// axe-core on every state: no violation, and whatever it cannot decide is settled below.
import axe from 'axe-core';
import * as assert from 'uvu/assert';
import { siteSuite } from '../support/site-suite.mjs';
import { startStates, states } from '../support/states.mjs';

const { test, site } = siteSuite('axe', () => startStates());

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [320, 390, 1280];

/**
 * Rules whose undecided findings are settled elsewhere, with the reason.
 *
 * - color-contrast: axe cannot see through images, gradients and layers; contrast.test.mjs measures
 *   every text of every state on rendered pixels instead. Under forced colours axe takes the
 *   author's colours for the visitor's, so there the rule is left out altogether.
 */
const settled = ['color-contrast'];

/** @typedef {keyof typeof states} StateName */
/** @type {StateName[]} */
const names = /** @type {any} */ (Object.keys(states));

/** The states that exist without the app, and those without any script. */
const withoutApp = names.filter((name) => !(/** @type {any} */ (states[name]).needsApp));
/** @type {StateName[]} */
const withoutScript = ['landing', 'team', 'not-found', 'menu', 'dialog'];
/** @type {StateName[]} */
const afterApp = ['landing', 'menu', 'dialog', 'invalid', 'fallbacks'];

/** @type {readonly { when: string, names: StateName[], options: { isScripted?: boolean, app?: 'never' | 'first' } }[]} */
const runs = [
  { when: 'as it comes', names, options: {} },
  { when: 'before the app', names: withoutApp, options: { app: 'never' } },
  { when: 'after the app', names: afterApp, options: { app: 'first' } },
  { when: 'without scripts', names: withoutScript, options: { isScripted: false } },
];

/** Checks without a violation: widths, with and without forced colours. */
const rows = [
  ['state', ...runs.map(({ when }) => when)],
  ['---', ...runs.map(() => '---')],
];

test.after(() => {
  for (const name of names) {
    const cells = runs.map((run) => counts.get(`${name}, ${run.when}`) ?? '');
    rows.push([name, ...cells.map(String)]);
  }
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
});

/** Times a state was checked. @type {Map<string, number>} */
const counts = new Map();

/**
 * @param {import('puppeteer').Page} page
 * @param {boolean} hasOwnColors
 * @returns {Promise<{ violations: string[], incomplete: string[] }>}
 */
async function inspect(page, hasOwnColors) {
  await page.evaluate(axe.source);
  return page.evaluate(
    async (values, enabled) => {
      const results = await /** @type {any} */ (window).axe.run(document, {
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled } },
        resultTypes: ['violations', 'incomplete'],
      });
      const describe = (/** @type {any[]} */ list) =>
        list.flatMap(({ id, nodes }) =>
          nodes.map(
            (/** @type {any} */ { html, any, all, none }) =>
              `${id}: ${html.slice(0, 160)} (${[...any, ...all, ...none].map((check) => check.message).join('; ')})`,
          ),
        );
      return { violations: describe(results.violations), incomplete: describe(results.incomplete) };
    },
    tags,
    hasOwnColors,
  );
}

for (const { when, names, options } of runs) {
  for (const name of names) {
    test(`${name}, ${when}`, async () => {
      for (const width of widths) {
        if (/** @type {any} */ (states[name]).isOnlyNarrow && width >= 768) continue;
        const page = await site.show(name, { width, ...options });
        try {
          const session = await page.createCDPSession();
          for (const value of ['none', 'active']) {
            await session.send('Emulation.setEmulatedMedia', {
              features: [
                { name: 'forced-colors', value },
                { name: 'prefers-reduced-motion', value: 'reduce' },
              ],
            });
            const { violations, incomplete } = await inspect(page, value === 'none');
            const what = `${width} px, forced colours ${value}`;
            assert.equal(violations, [], what);
            const open = incomplete.filter(
              (line) => !settled.some((rule) => line.startsWith(`${rule}: `)),
            );
            assert.equal(open, [], what);
            counts.set(`${name}, ${when}`, (counts.get(`${name}, ${when}`) ?? 0) + 1);
          }
        } finally {
          site.leave(page);
        }
      }
    });
  }
}

test.run();
