// dists: react, sub
// The documents, the links between them, and where a visitor arrives.
import * as assert from 'uvu/assert';
import { fillLead, launchesOf, until, wait, widths } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const teamCard = '#team a';
const logo = 'header a[aria-label]';
const isAt = (path: string) =>
  `location.pathname === '${path}' && document.readyState === 'complete'`;
const atTop = "document.activeElement.tagName === 'H1' && scrollY === 0";
const imagesAreThere =
  "[...document.images].every(({ complete, naturalWidth, loading }) => loading === 'lazy' || complete && naturalWidth > 0)";

for (const base of ['/', '/sub/'] as const) {
  const outside: string[] = [];
  const test = siteSuite(`pages below ${base}`, {
    dist: base === '/' ? dists.react : dists.sub,
    base,
    intercept(_, __, path) {
      if (!path.startsWith(base)) outside.push(path);
      return false;
    },
  });

  test('from a missing page on: links, anchors, images and the app', async ({ site, open }) => {
    site.fail(/concert-[0-9a-f]{8}-/, 404);
    const page = await open('/nope/deeper/');
    assert.equal(page.problems.splice(0), [`Page not found: ${base}nope/deeper/`]);
    await until(page, imagesAreThere);
    await page.click('main a');
    await until(page, `${isAt(base)} && ${imagesAreThere} && ${atTop}`);
    assert.is(await page.$('a[href^="https:"]:not([target=_blank][rel=noopener])'), null);
    await page.click('nav a[href="#team"]');
    await until(page, `location.pathname + location.hash === '${base}#team' && scrollY > 1000`);
    await page.click(teamCard);
    await until(page, `${isAt(`${base}team/`)} && ${imagesAreThere} && ${atTop}`);
    await page.click(logo);
    await until(page, `${isAt(base)} && ${atTop}`);
    await fillLead(page);
    await page.click('dialog [type=submit]');
    await until(page, "!document.querySelector('dialog').open");
    assert.is((await launchesOf(page)).length, 1);
    const photo = await page.$eval('main img', ({ currentSrc, hidden }) => !hidden && currentSrc);
    assert.match(String(photo), 'concert-fallback', 'also after hydration');
    assert.equal(page.problems, []);
    assert.equal(outside, []);
  });

  test.run();
}

const test = siteSuite('pages');

test('Back and Forward keep pages as they were, a reload does not', async ({ open }) => {
  const page = await open('/');
  const isKept = "'isKept' in window";
  const leaveAt = async (top: number) => {
    await page.evaluate((top) => {
      Object.assign(window, { isKept: true });
      scrollTo(0, top);
    }, top);
    await until(page, `scrollY === ${top}`);
  };
  await leaveAt(1500);
  await page.click(teamCard);
  await until(page, `${isAt('/team/')} && ${atTop}`);
  await leaveAt(700);
  await page.goBack();
  await until(page, `${isAt('/')} && ${isKept} && scrollY > 1000`);
  await page.goForward();
  await until(page, `${isAt('/team/')} && ${isKept} && scrollY === 700`);
  await page.reload();
  // A browser that restores the position does so after the load event.
  await wait(150);
  assert.is(await page.evaluate('scrollY'), 0);
});

const boxOf = (selector: string) => `document.querySelector('${selector}').getBoundingClientRect()`;

/** A section is right below the bar, of 72 px and its edge; the page may end before the last one is. */
const hasLanded = (id: string) =>
  [
    `location.hash === '#${id}' && ${boxOf('header')}.top === 0 && ${boxOf('header')}.bottom === 73`,
    `${boxOf(`#${id} h2`)}.top >= 73`,
    `(Math.abs(${boxOf(`#${id}`)}.top - 73) <= 2 || scrollY + innerHeight >= document.body.scrollHeight - 1)`,
  ].join(' && ');

for (const width of widths) {
  test(`an anchor lands exactly below the bar at ${width} px`, async ({ site, open }) => {
    const page = await open('/', { width });
    for (const id of ['about', 'why-partner', 'team', 'contact']) {
      if (width < 768) await page.click('[popovertarget]');
      await page.click(`nav a[href="#${id}"]`);
      await until(page, hasLanded(id));
    }
    await page.goBack();
    await until(page, hasLanded('team'));
    for (const id of ['why-partner', 'contact']) {
      // Another page first: else it is the same document.
      await page.goto('about:blank');
      await page.goto(`${site.url}#${id}`);
      await until(page, hasLanded(id));
    }
  });
}

test('without JavaScript, anchors and the other page are reached', async ({ open }) => {
  const page = await open('/', { width: 390, hasScript: false });
  await page.click('[popovertarget]');
  await page.click('nav a[href="#team"]');
  // Without a script the bar scrolls away.
  await until(page, "location.hash === '#team' && scrollY > 1000");
  await page.keyboard.press('Escape');
  await page.click(teamCard);
  await until(page, isAt('/team/'));
});

test.run();
