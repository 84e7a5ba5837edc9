// On the way from one document to the other: prepared ahead, and with faces that travel.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { type SitePage, until, wait } from '../support/page';
import { siteSuite } from '../support/suite';

declare global {
  interface Window {
    /** When the page was shown, in its milliseconds. */
    revealedAt?: number;
    /** What moves; nothing without a transition. */
    moving?: string[];
  }
}

const ahead: string[] = [];
const test = siteSuite('transitions', {
  intercept(request, _, path) {
    if (String(request.headers['sec-purpose']).includes('prerender')) ahead.push(path);
    return false;
  },
});

const atTeam = "location.pathname === '/team/'";

function recordReveal(): void {
  addEventListener('pagereveal', async (event) => {
    window.revealedAt = performance.now();
    await event.viewTransition?.ready;
    window.moving = document.getAnimations().flatMap(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return part?.startsWith('::view-transition-group') ? part : [];
    });
  });
}

async function goToTeam(page: Page): Promise<void> {
  await page.$eval('#team a', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  // A face that has not come yet has no place to start from.
  await until(page, "[...document.querySelectorAll('#team img')].every((face) => face.complete)");
  await page.tap('#team a h3');
  await until(page, `${atTeam} && window.moving !== undefined`);
}

const movingFaces = (page: SitePage) =>
  page.evaluate(() => [...new Set(window.moving)].filter((part) => part.includes('face')).sort());

test('the five faces travel to the team page', async ({ open }) => {
  const page = await open('/', {
    hasMotion: true,
    isTouch: true,
    prepare: (page) => page.evaluateOnNewDocument(recordReveal),
  });
  await goToTeam(page);
  assert.equal(
    await movingFaces(page),
    [0, 1, 2, 3, 4].map((index) => `::view-transition-group(face-${index})`),
  );
});

test('a tap 250 ms after arrival counts', async ({ open }) => {
  const page = await open('/', {
    hasMotion: true,
    isTouch: true,
    width: 390,
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        addEventListener('click', ({ target }) => {
          if (target instanceof Element) document.title = target.tagName;
        });
      }),
  });
  await page.evaluateOnNewDocument(recordReveal);
  await goToTeam(page);
  assert.ok(await page.evaluate('moving.length > 0'));
  await until(page, 'performance.now() - window.revealedAt >= 250');
  await page.tap('h1');
  await until(page, "document.title === 'H1'");
});

test('nothing moves for visitors who want less motion', async ({ open }) => {
  const page = await open('/', {
    isTouch: true,
    prepare: (page) => page.evaluateOnNewDocument(recordReveal),
  });
  await goToTeam(page);
  assert.equal(await page.evaluate(() => window.moving), []);
});

test('the other page is rendered ahead, and painted at once', async ({ site, open }) => {
  const page = await open('/', { hasMotion: true });
  const session = await page.createCDPSession();
  await session.send('Page.setPrerenderingAllowed', { isAllowed: true });
  await page.$eval('#team a', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.hover('#team a h3');
  await until({ evaluate: async () => ahead.includes('/team/') }, 'it is rendered ahead');
  await wait(500);
  // From now on the server does not answer.
  site.hold(/./);
  await page.mouse.down();
  await page.mouse.up();
  await until(page, `${atTeam} && document.querySelector('h1').textContent === 'Leadership Team'`);
  assert.is(site.count(/team\/$/), 1);
});

test.run();
