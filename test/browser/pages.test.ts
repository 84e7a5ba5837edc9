// What the browser keeps between pages, and where anchors land, below a base.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { firm } from '../support/content';
import { sendLead, valueIn } from '../support/drive/lead';
import { openDialog, widths } from '../support/drive/page';
import { conditions, hasFocus, isAt, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';
import { until } from '../support/drive/wait';

const base = '/sub/';
const test = siteSuite('pages', { dist: dists.sub, base });

const laterDraft = {
  href: `mailto:${firm.email}?subject=later`,
  message: 'A later lead',
  hasFailed: false,
  isThanked: true,
};

test('Back keeps text, dialog and scroll position, and shows a later draft; a reload does not', async ({
  site,
  open,
}) => {
  const page = await open('/', { hasFakeClock: true });
  const isKept = "'isKept' in window";
  await page.evaluate('window.isKept = true');
  await openDialog(page);
  await page.type('[name=name]', lead.name);
  await showTooltip(page);
  await page.goto(`${site.url}team/`);
  await page.evaluate('window.isKept = true; scrollTo(0, 700)');
  await until(page, 'scrollY === 700');
  // As a later landing page of the tab would store it.
  await page.evaluate((draft) => {
    sessionStorage.leadDraft = JSON.stringify(draft);
  }, laterDraft);
  await page.goBack();
  await until(page, `${isAt(base)} && ${isKept} && ${conditions.dialogOpen}`);
  assert.is(await valueIn(page, 'name'), lead.name);
  await until(page, conditions.draftOffered);
  await page.evaluate("document.querySelector('[name=name]').value = ''");
  await sendLead(page);
  await page.goForward();
  await until(page, `${isAt(`${base}team/`)} && ${isKept} && scrollY === 700`);
  assert.is(await page.evaluate('history.scrollRestoration'), 'auto');
  await page.reload();
  assert.equal(await page.evaluate('[history.scrollRestoration, scrollY]'), ['manual', 0]);
  const stored = '[document.cookie, localStorage.length, sessionStorage.length]';
  assert.equal(await page.evaluate(stored), ['', 0, 1], 'the site stores the draft only');
});

test('/#intro-call opens the dialog with the draft, moves nothing, and Back loses nothing', async ({
  site,
  open,
}) => {
  const page = await open('/');
  await sendLead(page);
  await page.evaluate('scrollTo(0, 700)');
  await until(page, 'scrollY === 700');
  // A link to this page, such as one in an email that is read in the same tab.
  await page.evaluate("void (location.hash = 'intro-call')");
  const isOpen = `${conditions.dialogOpen} && ${hasFocus(selectors.openAgain)}`;
  await until(page, `${isOpen} && scrollY === 700`);
  await page.goto(`${site.url}team/`);
  await page.click('main a[href$="#intro-call"]');
  await until(page, `${isAt(base)} && ${isOpen} && scrollY === 0`);
  await page.type('[name=name]', lead.name);
  await page.goBack();
  await until(page, isAt(`${base}team/`));
  await page.goForward();
  await until(page, `${isAt(base)} && ${conditions.dialogOpen}`);
  assert.is(await valueIn(page, 'name'), lead.name);
});

const boxOf = (selector: string) => `document.querySelector('${selector}').getBoundingClientRect()`;

/** An expression: a section starts at the end of the bar, or the page ends before that. */
const hasLanded = (id: string) =>
  [
    `location.hash === '#${id}' && ${boxOf('header')}.top === 0`,
    `${boxOf(`#${id} h2`)}.top >= ${boxOf('header')}.bottom`,
    `(Math.abs(${boxOf(`#${id}`)}.top - ${boxOf('header')}.bottom) <= 2 || scrollY + innerHeight >= document.body.scrollHeight - 1)`,
  ].join(' && ');

/** Collects where each frame of a scroll is; runs in the page. */
function recordScroll(): void {
  const positions: number[] = [];
  addEventListener('scroll', () => positions.push(scrollY));
  Object.assign(window, { positions });
}

for (const width of widths) {
  test(`photos that arrive late leave an anchor in its place at ${width} px`, async ({
    site,
    open,
  }) => {
    const photos = site.hold(/\.(avif|jpg)$/);
    const page = await open('/#contact', { width, waitUntil: 'domcontentloaded' });
    await until(page, hasLanded('contact'));
    photos.release();
    await until(page, `document.readyState === 'complete' && ${hasLanded('contact')}`);
  });
}

test('an anchor of another page is reached, and one of this page scrolls smoothly', async ({
  site,
  open,
}) => {
  const prepare = (page: Page) => page.evaluateOnNewDocument(recordScroll);
  const page = await open('/team/', { hasMotion: true, prepare });
  await page.goto(`${site.url}#contact`);
  await until(page, hasLanded('contact'));
  await page.evaluate('positions.length = 0');
  await page.click('nav a[href="#about"]');
  await until(page, hasLanded('about'));
  await until(page, 'positions.length > 2');
});

test.run();
