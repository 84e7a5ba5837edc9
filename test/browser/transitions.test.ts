// The view transition between the landing page and the team page.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leaders } from '../support/content';
import { conditions, selectors } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('transitions');

const atTeam = "location.pathname === '/team/'";

/** Records which transition groups move. */
function recordTransition(): void {
  addEventListener('pagereveal', async (event) => {
    await event.viewTransition?.ready.catch(() => {});
    const parts = document
      .getAnimations()
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
    const moving = [...new Set(parts)].filter((part) => /transition-group/.test(String(part)));
    Object.assign(window, { moving });
  });
}

async function showTeamCard(page: Page): Promise<void> {
  await page.$eval('#team a', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

for (const hasMotion of [true, false]) {
  const what = hasMotion ? 'the faces travel' : 'without motion nothing travels';
  test(what, async ({ open }) => {
    const prepare = (page: Page) => page.evaluateOnNewDocument(recordTransition);
    const page = await open('/', { hasMotion, isTouch: true, prepare });
    await showTeamCard(page);
    await page.tap('#team a h3');
    await until(page, `${atTeam} && 'moving' in window`);
    const moving = await page.evaluate((): string[] => Reflect.get(window, 'moving'));
    const faces = leaders.filter(({ onLandingPage }) => onLandingPage);
    const groups = faces.map((_, index) => `::view-transition-group(face-${index})`);
    assert.equal(moving.sort(), hasMotion ? groups.sort() : []);
  });
}

/** Keeps a transition from ending. */
function stopTransition(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-play-state: paused !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

const inTransition =
  "document.getAnimations().some(({ effect }) => effect.pseudoElement?.includes('view-transition'))";

for (const isTouch of [false, true]) {
  test(`a press by ${isTouch ? 'touch' : 'mouse'} during a transition arrives`, async ({
    open,
  }) => {
    const prepare = (page: Page) => page.evaluateOnNewDocument(stopTransition);
    const page = await open('/', { hasMotion: true, isTouch, prepare });
    const press = (selector: string) => (isTouch ? page.tap(selector) : page.click(selector));
    await showTeamCard(page);
    await press('#team a h3');
    await until(page, `${atTeam} && ${inTransition}`);
    await press('header a:not([href^="#"]):not([aria-label])');
    await until(page, `location.pathname === '/' && ${inTransition}`);
    await press(selectors.opener);
    assert.ok(await page.evaluate(inTransition));
    await until(page, conditions.dialogOpen);
    assert.equal(page.problems, []);
  });
}

test.run();
