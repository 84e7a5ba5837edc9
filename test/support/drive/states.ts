// Every state of the site that visitors can see, and the steps that lead to it.
import { crashElements } from './in-page';
import { app, on, refuseLaunches, sendInOneTask } from './lead';
import {
  isCalm,
  type OpenOptions,
  openDialog,
  opener,
  type SitePage,
  until,
  untilStarted,
} from './page';
import type { Site } from './site';
import type { TestTools } from './suite';

export interface State {
  path: string;
  /** A picture shows the whole page, not only the window. */
  isWhole?: boolean;
  isOnlyNarrow?: boolean;
  /** Images that do not load. */
  fails?: RegExp;
  hasFakeClock?: boolean;
  act?(page: SitePage, site: Site): Promise<unknown>;
}

export const states = {
  landing: { path: '/', isWhole: true },
  team: { path: '/team/', isWhole: true },
  'not-found': { path: '/nope' },
  menu: { path: '/', isOnlyNarrow: true, act: (page) => page.click('[popovertarget]') },
  dialog: { path: '/', act: openDialog },
  invalid: {
    path: '/',
    async act(page) {
      await openDialog(page);
      await page.type('[name=email]', 'ada@');
      await page.click(on.submit);
    },
  },
  submitting: { path: '/', hasFakeClock: true, act: sendInOneTask },
  notice: {
    path: '/',
    hasFakeClock: true,
    async act(page, site) {
      site.hold(app);
      await sendInOneTask(page);
      await page.tick(2000);
      await page.waitForSelector(on.notice);
    },
  },
  toasts: {
    path: '/',
    hasFakeClock: true,
    async act(page) {
      await send(page);
      await page.waitForSelector(on.toast);
      await refuseLaunches(page);
      await send(page);
      await page.waitForSelector(`${on.toast} + li`);
    },
  },
  kept: {
    path: '/',
    hasFakeClock: true,
    async act(page) {
      await send(page);
      await (await page.waitForSelector(on.dismiss))?.click();
      await page.tick(1000);
      await page.$eval('#contact', (section) => section.scrollIntoView({ behavior: 'instant' }));
    },
  },
  'kept-in-dialog': {
    path: '/',
    hasFakeClock: true,
    async act(page) {
      await send(page);
      // On a phone the toast lies over the opener.
      await page.$eval(opener, (button) => (button as HTMLElement).click());
    },
  },
  tooltip: {
    path: '/',
    hasFakeClock: true,
    async act(page) {
      await openDialog(page);
      await untilStarted(page);
      await page.hover(on.close);
      await page.tick(700);
      await until(page, "document.querySelector('[role=tooltip]')?.checkVisibility()");
    },
  },
  error: {
    path: '/',
    async act(page) {
      await crashApp(page);
      await until(page, "document.querySelector('h1').textContent.startsWith('Unexpected')");
    },
  },
  fallbacks: { path: '/', isWhole: true, fails: /logo|concert-[0-9a-f]{8}-/ },
  letters: { path: '/team/', isWhole: true, fails: /assets\/.*\.(avif|jpg)/ },
} satisfies Record<string, State>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

/** Sends a lead, up to the end of *Submitting...*. */
async function send(page: SitePage): Promise<void> {
  await sendInOneTask(page);
  await page.tick(800);
}

/** An expression: all images that are shown have loaded. */
const imagesAreThere = `[...document.images].every(
  (image) => !image.checkVisibility() || (image.complete && image.naturalWidth > 0),
)`;

/** Crashes the running app: the tooltip fails, and then the plain button that replaces it. */
export async function crashApp(page: SitePage): Promise<void> {
  await openDialog(page);
  await untilStarted(page);
  await page.evaluate(crashElements, ['span', 'svg']);
  await page.focus(on.close);
  await page.keyboard.press('Tab');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
}

/**
 * Opens a page and brings it into a state.
 *
 * @throws {Error} when the content security policy has blocked something
 */
export async function showState(
  { site, open }: TestTools,
  name: StateName,
  options: OpenOptions = {},
): Promise<SitePage> {
  const state: State = states[name];
  if (state.fails) site.fail(state.fails, 404);
  const page = await open(state.path, { hasFakeClock: state.hasFakeClock ?? false, ...options });
  if (state.isWhole) {
    await page.$$eval('img', async (images) => {
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
    });
    // A fallback image loads after the photo has failed.
    await until(page, imagesAreThere);
  }
  await state.act?.(page, site);
  await until(page, isCalm);
  const refused = page.lines.filter((line) => /content security|trusted|refused to/i.test(line));
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return page;
}
