// The states of the site that tests measure and `npm run shots` shows, and the steps that lead to
// them. The clock stands still, so that a state lasts.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as assert from 'uvu/assert';
import { plainName } from '../../../src/build/make/photos';
import { content } from '../content';
import { labels } from './lead';
import type { OpenOptions, TestPage } from './page';
import { sites } from './site';
import type { TestTools } from './suite';

const { bar, hero, leadDialog, toastWords } = content;

/** What the files of the hero photo begin with. */
const concert = plainName(hero.image);

export interface State {
  path?: string;
  /** Only windows narrower than 768 px have the state. */
  isOnlyNarrow?: boolean;
  brokenImages?: RegExp;
  /** What opens the state in the window. Without `act`, the state is that of a whole page. */
  act?(page: TestPage): Promise<unknown>;
}

export const missingPath = '/no/such-page';

/** The paths of the pages that the build has made, in place of `404.html` one without a page. */
export const listPagePaths = () =>
  readdirSync(sites.main.outDir, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html') && !existsSync(join('static', file)))
    .map((file) => `/${file.replaceAll(sep, '/').replace(/index\.html$/, '')}`)
    .map((path) => (path === '/404.html' ? missingPath : path));

export const states = {
  landing: {},
  team: { path: '/team/' },
  'not-found': { path: missingPath },
  error: { path: '/500.html' },
  menu: { isOnlyNarrow: true, act: (page) => page.press('button', bar.menuButton) },
  dialog: { act: (page) => page.openDialog() },
  invalid: {
    async act(page) {
      await page.openDialog();
      await page.fill(labels.email, 'ada@');
      await page.submit();
      // The browser's message, which covers a label, goes with the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
  },
  submitting: {
    async act(page) {
      await page.submitLead();
      // Chromium takes the focus from a disabled button with the next frame.
      await page.until(() => !document.activeElement?.matches(':disabled'));
      await page.evaluate(() => kit.passFrames());
    },
  },
  toasts: {
    async act(page) {
      await page.sendLead();
      // The second email fails to open, so its toast has other words.
      await page.evaluate(() => void Object.assign(HTMLAnchorElement.prototype, { click: null }));
      await page.sendLead();
      assert.is(await page.evaluate(() => kit.countThanks()), 2);
    },
  },
  draft: {
    async act(page) {
      await page.sendLead();
      await page.press('button', toastWords.dismiss);
      await page.tick(1000);
      await page.$eval('#contact', (section) => section.scrollIntoView({ behavior: 'instant' }));
    },
  },
  'draft-in-dialog': {
    async act(page) {
      await page.sendLead();
      await page.openDialog();
    },
  },
  tooltip: {
    async act(page) {
      await page.openDialog();
      await (await page.getByRole('button', leadDialog.close)).hover();
      await page.tick(700);
    },
  },
  fallbacks: { brokenImages: new RegExp(`logo|/${concert}-[0-9a-f]{8}-`) },
  initials: { path: '/team/', brokenImages: /assets\/.*\.(avif|jpg)/ },
} satisfies Record<string, State>;

type StateName = keyof typeof states;

export const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

/** Waits until the app has started: it adds an element to the page. */
export const untilApp = (page: TestPage) =>
  page.until(() => document.querySelector('body > div') !== null);

/** Opens a page and brings it into a state. */
export async function showState(
  { site, open }: TestTools,
  name: StateName,
  options: OpenOptions = {},
): Promise<TestPage> {
  const { path = '/', brokenImages, act }: State = states[name];
  if (brokenImages) site.answer(brokenImages, 404);
  const page = await open(path, { hasFakeClock: true, ...options });
  if (act) await act(page);
  else await page.until(() => kit.hasImages());
  await page.until(() => kit.isCalm());
  return page;
}
