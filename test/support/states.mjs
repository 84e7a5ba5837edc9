// Every state of the site, and how to bring it about: for pictures and accessibility tests.
import { crashRouter, fillLead, startSite, until, untilStarted, wait } from './site.mjs';

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
 * @typedef {object} State
 * @property {string} path
 * @property {boolean} [isWhole] the whole page belongs to it, not only what is on screen
 * @property {boolean} [isOnlyNarrow]
 * @property {RegExp} [missing] what does not load
 * @property {boolean} [isAppHeld] the app never arrives
 * @property {boolean} [needsApp] only the app can bring it about
 * @property {(page: Page) => Promise<unknown>} [act] how to get there
 */

/** Everything that visitors can see, by name. */
export const states = /** @satisfies {Record<string, State>} */ ({
  landing: { path: '/', isWhole: true },
  team: { path: '/team', isWhole: true },
  'not-found': { path: '/nope' },
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
    needsApp: true,
    async act(page) {
      await send(page);
      await page.evaluate(() => {
        HTMLAnchorElement.prototype.click = () => {
          throw new Error('refused');
        };
      });
      await send(page);
      await until(page, "document.querySelectorAll('[aria-label=Notifications] li').length === 2");
      // Under the pointer they stay.
      await page.hover('[aria-label=Notifications] li p');
    },
  },
  kept: {
    path: '/',
    needsApp: true,
    async act(page) {
      await send(page);
      await page.click('[aria-label=Dismiss]');
      await page.$eval('#contact', (section) => section.scrollIntoView({ behavior: 'instant' }));
    },
  },
  tooltip: {
    path: '/',
    needsApp: true,
    async act(page) {
      await page.hover('main a[target=_blank]');
      await untilStarted(page);
      await wait(900);
    },
  },
  error: {
    path: '/',
    needsApp: true,
    async act(page) {
      await page.hover('main [commandfor]');
      await untilStarted(page);
      await crashRouter(page);
      await until(page, "document.querySelector('h1').textContent.startsWith('Unexpected')");
    },
  },
  fallbacks: { path: '/', missing: /logo|concert-[0-9a-f]{8}-/ },
  letters: { path: '/team', missing: /assets\/.*\.(avif|jpg)/ },
});

/**
 * Brings all images of a page, also those that wait until somebody scrolls to them.
 *
 * @param {Page} page
 */
export async function showAll(page) {
  await page.$$eval('img', async (images) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  await wait(150);
}

/**
 * A site whose states can be shown.
 *
 * @param {string} [folder] the built site; the one under test if left out
 */
export async function startStates(folder) {
  let missing = /^$/;
  let isAppHeld = false;
  let hasScript = true;
  const site = await startSite({
    ...(folder && { folder }),
    async intercept(_, response, path) {
      // As good as switched off, only that tools can still look at the page.
      if (!hasScript) response.setHeader('Content-Security-Policy', "script-src 'none'");
      if (isAppHeld && /\/app-/.test(path)) return true;
      if (!missing.test(path)) return false;
      response.writeHead(404).end();
      return true;
    },
  });

  return {
    ...site,

    /**
     * Opens a page and brings about a state.
     *
     * @param {keyof typeof states} name
     * @param {{ width: number, isScripted?: boolean, app?: 'never' | 'first' | 'when needed' }} options
     *   `app`: whether it never arrives, or has taken over before anything else
     */
    async show(name, { width, isScripted = true, app = 'when needed' }) {
      /** @type {State} */
      const state = states[name];
      missing = state.missing ?? /^$/;
      isAppHeld = state.isAppHeld || app === 'never';
      hasScript = isScripted;
      const page = await site.open(state.path, { width });
      if (app === 'first') {
        await page.hover('main [commandfor]');
        await untilStarted(page);
        await page.mouse.move(1, 1);
      }
      if (state.isWhole || state.missing) await showAll(page);
      await state.act?.(page);
      await wait(150);
      return page;
    },

    /**
     * Closes a page; an unanswered request would keep it open.
     *
     * @param {Page} page
     */
    leave(page) {
      page
        .browserContext()
        .close()
        .catch(() => {});
    },
  };
}
