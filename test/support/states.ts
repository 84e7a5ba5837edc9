// Every state of the site that visitors can see, and how to bring it about.
import type { Page } from 'puppeteer';
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
  /** The whole page belongs to it, not only what is on screen. */
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
  submitting: {
    path: '/',
    async act(page, site) {
      site.hold(app);
      await sendInOneTask(page);
    },
  },
  sent: {
    path: '/',
    hasFakeClock: true,
    async act(page, site) {
      site.fail(app, 404);
      await sendInOneTask(page);
      // Each retry waits, asks the server, and then the next one waits.
      const isSent = "document.querySelector('form[data-sent]') !== null";
      await until(page, `tick(1000).then(() => ${isSent})`);
    },
  },
  toasts: {
    path: '/',
    hasFakeClock: true,
    async act(page) {
      await sendInOneTask(page);
      await page.waitForSelector(on.toast);
      await refuseLaunches(page);
      await sendInOneTask(page);
      await page.waitForSelector(`${on.toast} + li`);
    },
  },
  'sent-line': {
    path: '/',
    hasFakeClock: true,
    async act(page) {
      await sendInOneTask(page);
      await (await page.waitForSelector(on.dismiss))?.click();
      await page.$eval('#contact', (section) => section.scrollIntoView({ behavior: 'instant' }));
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
      await page.hover(opener);
      await until(page, "document.querySelector('h1').textContent.startsWith('Unexpected')");
    },
  },
  fallbacks: { path: '/', isWhole: true, fails: /logo|concert-[0-9a-f]{8}-/ },
  letters: { path: '/team/', isWhole: true, fails: /assets\/.*\.(avif|jpg)/ },
} satisfies Record<string, State>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

/** An expression: all images that are shown have loaded. */
const imagesAreThere = `[...document.images].every(
  (image) => !image.checkVisibility() || (image.complete && image.naturalWidth > 0),
)`;

/** Makes the app throw when it starts: its router matches paths with patterns that end in `\/?$`. */
export function crashApp(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { exec } = RegExp.prototype;
    RegExp.prototype.exec = function sabotaged(text) {
      if (text === '/' && this.source.endsWith('\\/?$')) throw new Error('sabotaged');
      return exec.call(this, text);
    };
  });
}

/**
 * Opens a page and brings about a state.
 *
 * @throws {Error} when the content security policy has refused something
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
    // A substitute comes after the photo that has failed.
    await until(page, imagesAreThere);
  }
  await state.act?.(page, site);
  await until(page, isCalm);
  const refused = page.lines.filter((line) => /content security|trusted|refused to/i.test(line));
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return page;
}
