// On the way from one document to the other: prepared ahead, and with faces that travel.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { until } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('transitions');

const atTeam = "location.pathname === '/team/'";

/** Keeps when the page was shown, in its milliseconds, and what moved then. */
function record(): void {
  addEventListener('pagereveal', async (event) => {
    const revealedAt = performance.now();
    await event.viewTransition?.ready.catch(() => {});
    const parts = document
      .getAnimations()
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
    const moving = [...new Set(parts)].filter((part) => /transition-group/.test(String(part)));
    Object.assign(window, { revealedAt, moving });
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) document.title = target.tagName;
  });
}

async function showTeamCard(page: Page): Promise<void> {
  await page.$eval('#team a', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

for (const hasMotion of [true, false]) {
  const what = hasMotion ? 'the five faces travel' : 'without motion nothing does';
  test(`${what}, and a tap 250 ms after arrival counts`, async ({ open }) => {
    const prepare = (page: Page) => page.evaluateOnNewDocument(record);
    let faces: string[] = [];
    // A browser that is too busy leaves a transition out.
    for (let visit = 0; visit < (hasMotion ? 3 : 1) && faces.length === 0; visit += 1) {
      const page = await open('/', { hasMotion, isTouch: true, prepare });
      await showTeamCard(page);
      // A face that has not come yet has no place to start from.
      const isThere = "[...document.querySelectorAll('#team img')].every((face) => face.complete)";
      await until(page, isThere);
      await page.tap('#team a h3');
      await until(page, `${atTeam} && 'moving' in window && performance.now() - revealedAt >= 250`);
      await page.tap('h1');
      await until(page, "document.title === 'H1'");
      const moving = await page.evaluate((): string[] => Reflect.get(window, 'moving'));
      if (!hasMotion) assert.equal(moving, []);
      faces = moving.filter((part) => part.includes('face')).sort();
    }
    const all = [0, 1, 2, 3, 4].map((index) => `::view-transition-group(face-${index})`);
    assert.equal(faces, hasMotion ? all : []);
  });
}

test('the other page is fetched ahead, to be rendered, and painted at once', async ({
  site,
  open,
}) => {
  const page = await open('/', { hasMotion: true });
  const session = await page.createCDPSession();
  await session.send('Page.setPrerenderingAllowed', { isAllowed: true });
  await showTeamCard(page);
  await page.hover('#team a h3');
  await until({ evaluate: async () => site.hasPrerendered('/team/') }, 'it is sent');
  // From now on the server does not answer.
  site.hold(/./);
  await page.mouse.down();
  await page.mouse.up();
  await until(page, `${atTeam} && document.querySelector('h1').textContent === 'Leadership Team'`);
  assert.is(site.count(/team\/$/), 1);
});

test.run();
