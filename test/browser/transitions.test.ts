// From the landing page to the team page: prerendering, and the portraits that a view transition moves.
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { leaders, pages } from '../support/content';
import { conditions, hasHeading, isAt, selectors } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { eventually, until } from '../support/drive/wait';

const test = siteSuite('transitions');

const atTeam = "location.pathname === '/team/'";

/** Stops a transition before it moves, with the new pictures under the old ones, and tells whether there is one. */
function stopBeforeMove(): void {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready;
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const part = effect instanceof KeyframeEffect && effect.pseudoElement;
      animation.pause();
      if (/transition-new/.test(String(part))) animation.currentTime = 200;
    }
    Object.assign(window, { isStopped: viewTransition !== null });
  });
}

/** Lists the parts of the page that a transition moves; runs in the page. */
const findMovedParts = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
    .filter((part) => part.startsWith('::view-transition-group'));

/** Scrolls to the link to the team page. Its heading, in the middle, is never below the bar. */
async function showTeamCard(page: Page): Promise<void> {
  await page.$eval('#team a', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

async function brightness(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0);
}

test('the faces keep their colors while they travel', async ({ open }) => {
  const prepare = (page: Page) => page.evaluateOnNewDocument(stopBeforeMove);
  const page = await open('/', { hasMotion: true, prepare });
  await showTeamCard(page);
  await page.$eval('#team img', (image) => image.decode());
  const face = await page.$('#team picture');
  // A place in the window. The new page begins at its top, so a picture of the same place fits.
  const clip = await face?.boundingBox();
  assert.ok(face && clip);
  // A picture beyond the viewport would resize the window, which ends a transition.
  const before = await brightness(await face.screenshot({ captureBeyondViewport: false }));
  await page.click('#team a h3');
  await until(page, `${atTeam} && window.isStopped`);
  const during = await brightness(await page.screenshot({ clip, captureBeyondViewport: false }));
  assert.ok(Math.abs(during - before) < 0.05 * before, `${before}, then ${during}`);
});

for (const [device, isTouch] of [
  ['mouse', false],
  ['touch', true],
] as const) {
  test(`the faces travel, and a press by ${device} meanwhile arrives`, async ({ open }) => {
    const prepare = (page: Page) => page.evaluateOnNewDocument(stopBeforeMove);
    const page = await open('/', { hasMotion: true, isTouch, prepare });
    const press = (selector: string) => (isTouch ? page.tap(selector) : page.click(selector));
    await showTeamCard(page);
    await press('#team a h3');
    await until(page, `${atTeam} && window.isStopped`);
    const faces = leaders.filter(({ onLandingPage }) => onLandingPage);
    const groups = faces.map((_, index) => `::view-transition-group(face-${index})`);
    assert.equal([...new Set(await page.evaluate(findMovedParts))].sort(), groups.sort());
    await press('header a:not([href^="#"]):not([aria-label])');
    await until(page, isAt('/'));
    await press(selectors.opener);
    await until(page, conditions.dialogOpen);
    assert.equal(page.problems, []);
  });
}

test('without motion there is no transition', async ({ open }) => {
  const prepare = (page: Page) => page.evaluateOnNewDocument(stopBeforeMove);
  const page = await open('/', { prepare });
  await page.click('#team a h3');
  await until(page, `${isAt('/team/')} && window.isStopped === false`);
});

test('a prerendered team page needs no server', async ({ site, open }) => {
  const page = await open('/', { hasMotion: true });
  const session = await page.createCDPSession();
  await session.send('Page.setPrerenderingAllowed', { isAllowed: true });
  await showTeamCard(page);
  await page.hover('#team a h3');
  await eventually('the page is requested', () => site.count(/team\/$/) === 1);
  // From here on, the server does not answer.
  site.hold(/./);
  await page.mouse.down();
  await page.mouse.up();
  await until(page, `${atTeam} && ${hasHeading(pages.teamPage.heading)}`);
  assert.is(site.count(/team\/$/), 1);
});

test.run();
