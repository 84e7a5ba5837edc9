// The documents, the links between them, and where a visitor arrives; below a base.
import * as assert from 'uvu/assert';
import { sendLead, valueIn } from '../support/lead';
import { dialogIsOpen, isAt, lead, openDialog, until, untilStarted, widths } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const atTop = "document.activeElement.tagName === 'H1' && scrollY === 0";
const imagesAreThere =
  "[...document.images].every(({ complete, naturalWidth, loading }) => loading === 'lazy' || complete && naturalWidth > 0)";

const base = '/sub/';
const test = siteSuite('pages', { dist: dists.sub, base });

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
  await page.click('#team a');
  await until(page, `${isAt(`${base}team/`)} && ${imagesAreThere} && ${atTop}`);
  await page.click('header a[aria-label]');
  await until(page, `${isAt(base)} && ${atTop}`);
  await sendLead(page);
  const photo = await page.$eval('main img', ({ currentSrc, hidden }) => !hidden && currentSrc);
  assert.match(String(photo), 'concert-fallback', 'also after hydration');
  assert.equal(page.problems, []);
  assert.is(site.count(new RegExp(`^(?!${base})`)), 0, 'nothing outside of the base');
  const stored = '[document.cookie, localStorage.length, sessionStorage.length]';
  assert.equal(await page.evaluate(stored), ['', 0, 0], 'nothing is stored');
});

test('Back and Forward keep text, dialog and place; a reload does not', async ({ site, open }) => {
  const page = await open('/');
  const isKept = "'isKept' in window";
  await page.evaluate('window.isKept = true');
  await openDialog(page);
  await page.type('[name=name]', lead.name);
  await untilStarted(page);
  await page.goto(`${site.url}team/`);
  await page.evaluate('window.isKept = true; scrollTo(0, 700)');
  await until(page, 'scrollY === 700');
  await page.goBack();
  await until(page, `${isAt(base)} && ${isKept} && ${dialogIsOpen}`);
  assert.is(await valueIn(page, 'name'), lead.name);
  await page.evaluate("document.querySelector('[name=name]').value = ''");
  await sendLead(page);
  await page.goForward();
  await until(page, `${isAt(`${base}team/`)} && ${isKept} && scrollY === 700`);
  await page.reload();
  assert.equal(await page.evaluate('[history.scrollRestoration, scrollY]'), ['manual', 0]);
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

test.run();
