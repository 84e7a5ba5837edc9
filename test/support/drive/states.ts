// Every state of the site that visitors can see, and the steps that lead to it. The clock stands still, so
// that the state lasts.
import { plainName } from '../../../src/builder/make/photos';
import { landing } from '../content';
import { submitLead } from './lead';
import { clickUnseen, type OpenOptions, openDialog, type SitePage } from './page';
import { conditions, selectors } from './selectors';
import type { Site } from './site';
import type { TestTools } from './suite';
import { field } from './test-lead';
import { eventually, passFrames, until } from './wait';

/** What the files of the hero photo begin with. */
const concert = plainName(landing.hero.image);

export interface State {
  /** The landing page by default. */
  path?: string;
  /** Only windows narrower than 768 px have the state. */
  isOnlyNarrow?: boolean;
  /** Images that do not load. */
  brokenImages?: RegExp;
  /** What opens the state in the window. Without it, the state is that of a whole page. */
  act?(page: SitePage, site: Site): Promise<unknown>;
}

/** The paths of all pages. */
export const pagePaths = ['/', '/team/', '/nope', '/500.html'] as const;

export const states = {
  landing: {},
  team: { path: '/team/' },
  'not-found': { path: '/nope' },
  error: { path: '/500.html' },
  menu: { isOnlyNarrow: true, act: (page) => page.click(selectors.menuButton) },
  dialog: { act: openDialog },
  invalid: {
    async act(page) {
      await openDialog(page);
      await page.type(field('Email'), 'ada@');
      await page.click(selectors.submit);
    },
  },
  submitting: {
    async act(page) {
      await submitLead(page);
      // Chromium takes the focus from a disabled button with the next frame.
      await until(page, "!document.activeElement.matches(':disabled')");
      await passFrames(page);
    },
  },
  toasts: {
    async act(page) {
      await send(page);
      await page.evaluate('HTMLAnchorElement.prototype.click = null');
      await send(page);
      await page.waitForSelector(`${selectors.toast} + li`);
    },
  },
  draft: {
    async act(page) {
      await send(page);
      await page.click(selectors.dismiss);
      await page.tick(1000);
      await page.$eval('#contact', (section) => section.scrollIntoView({ behavior: 'instant' }));
    },
  },
  'draft-in-dialog': {
    async act(page) {
      await send(page);
      // On a phone the toast lies over the opener.
      await clickUnseen(page, selectors.opener);
    },
  },
  tooltip: { act: openTooltip },
  fallbacks: { brokenImages: new RegExp(`logo|/${concert}-[0-9a-f]{8}-`) },
  initials: { path: '/team/', brokenImages: /assets\/.*\.(avif|jpg)/ },
} satisfies Record<string, State>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

/** Sends a lead, and waits for the toast and the empty form. */
async function send(page: SitePage): Promise<void> {
  await submitLead(page);
  await page.tick(1100);
  await page.waitForSelector(selectors.toast);
}

/** Rests the pointer on the dialog's close button until its tooltip is there, and with it the app. */
export async function showTooltip(page: SitePage): Promise<void> {
  await eventually('the tooltip', async () => {
    await page.hover(selectors.submit);
    await page.hover(selectors.close);
    await page.tick(700);
    return page.evaluate("document.querySelector('[role=tooltip]')?.checkVisibility()");
  });
}

/** Opens the dialog, and the tooltip of its close button. */
async function openTooltip(page: SitePage): Promise<void> {
  await openDialog(page);
  await showTooltip(page);
}

/** An expression: all images that are shown have loaded. A fallback loads after the photo has failed. */
const imagesAreThere = `[...document.images].every((image) => {
  image.loading = 'eager';
  return !image.checkVisibility() || (image.complete && image.naturalWidth > 0);
})`;

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
  const { path = '/', brokenImages, act }: State = states[name];
  if (brokenImages) site.answer(brokenImages, 404);
  const page = await open(path, { hasFakeClock: true, ...options });
  if (act) await act(page, site);
  else await until(page, imagesAreThere);
  await until(page, conditions.calm);
  const refused = page.lines.filter((line) => /content security|trusted|refused to/i.test(line));
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return page;
}
