// `npm run shots`: a picture of every page and state at every width, and one sheet of them all,
// in `.shots` (which git ignores). Names are those of the design's reference: state-width.png.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from '../build.mjs';
import { readFlags } from '../src/build/flags.mjs';
import { inProject } from '../src/build/paths.mjs';
import { crashRouter, fillLead, startSite, until, untilStarted, wait } from './support/site.mjs';

const widths = [320, 390, 768, 1024, 1440, 1920];
/** Width of a picture on the sheet, in pixels. */
const thumbnail = 240;

/** What does not load, for the state that is about it. */
let missing = /^$/;
let isAppHeld = false;

/** @typedef {import('puppeteer').Page} Page */

/** @param {Page} page */
const openDialog = async (page) => {
  await page.click('main [commandfor]');
  await wait(100);
};

/** @param {Page} page */
const send = async (page) => {
  // Not by the pointer: a toast may lie over the button.
  await page.$eval('main [commandfor]', (button) => /** @type {HTMLElement} */ (button).click());
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, "document.querySelector('[aria-label=Notifications] li') !== null");
};

/**
 * States: path, whole page or what is on screen, and how to get there.
 *
 * @type {Record<string, { path: string, isWhole?: boolean, isOnlyNarrow?: boolean, missing?: RegExp, isAppHeld?: boolean, act?: (page: Page) => Promise<unknown> }>}
 */
const states = {
  landing: { path: '/', isWhole: true },
  team: { path: '/team', isWhole: true },
  404: { path: '/nope' },
  menu: { path: '/', isOnlyNarrow: true, act: (page) => page.click('[popovertarget]') },
  dialog: { path: '/', act: openDialog },
  invalid: {
    path: '/',
    async act(page) {
      await openDialog(page);
      await page.type('[name=email]', 'ada@');
      await page.click('dialog [type=submit]');
    },
  },
  submitting: {
    path: '/',
    isAppHeld: true,
    async act(page) {
      await fillLead(page);
      await page.click('dialog [type=submit]');
    },
  },
  stuck: {
    path: '/',
    async act(page) {
      await openDialog(page);
      await page.$eval('dialog form', (form) => form.setAttribute('data-stuck', ''));
    },
  },
  toasts: {
    path: '/',
    async act(page) {
      await send(page);
      await page.evaluate(() => {
        HTMLAnchorElement.prototype.click = () => {
          throw new Error('refused');
        };
      });
      await send(page);
      await until(page, "document.querySelectorAll('[aria-label=Notifications] li').length === 2");
    },
  },
  kept: {
    path: '/',
    async act(page) {
      await send(page);
      await page.click('[aria-label=Dismiss]');
      await page.$eval('#contact', (section) => section.scrollIntoView({ behavior: 'instant' }));
    },
  },
  tooltip: {
    path: '/',
    async act(page) {
      await page.hover('main a[target=_blank]');
      await untilStarted(page);
      await wait(900);
    },
  },
  error: {
    path: '/',
    async act(page) {
      await page.hover('main [commandfor]');
      await untilStarted(page);
      await crashRouter(page);
      await until(page, "document.querySelector('h1').textContent.startsWith('Unexpected')");
    },
  },
  fallbacks: { path: '/', missing: /logo|concert-[0-9a-f]{8}-/ },
  letters: { path: '/team', missing: /assets\/.*\.(avif|jpg)/ },
};

/**
 * Scrolls through the page, so that lazy images come.
 *
 * @param {Page} page
 */
async function showAll(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await wait(150);
}

const { runtime = 'react' } = readFlags(process.argv.slice(2), {
  runtime: { placeholder: 'react|preact', choices: ['react', 'preact'], help: 'what runs (react)' },
});
const folder = inProject('.shots', runtime);
const dist = inProject('node_modules/.cache/refrain/shots', runtime);
await build({ runtime: /** @type {'react' | 'preact'} */ (runtime), folder: dist, isQuiet: true });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const site = await startSite({
  folder: dist,
  async intercept(_, response, path) {
    if (isAppHeld && /\/app-/.test(path)) return true;
    if (!missing.test(path)) return false;
    response.writeHead(404).end();
    return true;
  },
});

/** @type {import('sharp').OverlayOptions[]} */
const sheet = [];
const names = Object.keys(states);
const rowHeight = Math.round(thumbnail * 1.6);
for (const [row, name] of names.entries()) {
  const state = states[name];
  if (!state) continue;
  missing = state.missing ?? /^$/;
  isAppHeld = state.isAppHeld ?? false;
  for (const [column, width] of widths.entries()) {
    if (state.isOnlyNarrow && width >= 768) continue;
    const page = await site.open(state.path, { width });
    if (state.isWhole || state.missing) await showAll(page);
    await state.act?.(page);
    await wait(150);
    const file = join(folder, `${name}-${width}.png`);
    await page.screenshot({
      path: /** @type {`${string}.png`} */ (file),
      fullPage: state.isWhole ?? false,
    });
    const input = await sharp(file)
      .resize(thumbnail, rowHeight, { fit: 'cover', position: 'top' })
      .toBuffer();
    sheet.push({ input, left: column * (thumbnail + 8), top: row * (rowHeight + 8) });
    // An unanswered request would keep the page open.
    page
      .browserContext()
      .close()
      .catch(() => {});
  }
  console.log(`${name} (${row + 1} of ${names.length})`);
}
await sharp({
  create: {
    width: widths.length * (thumbnail + 8),
    height: names.length * (rowHeight + 8),
    channels: 3,
    background: 'white',
  },
})
  .composite(sheet)
  .png()
  .toFile(join(folder, 'sheet.png'));
await site.stop();
console.log(`${sheet.length} pictures are in .shots/${runtime}, all of them on sheet.png`);
