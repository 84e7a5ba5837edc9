// What browsers keep between pages, where anchors land, old browsers, and the policy.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { labels } from '../support/drive/lead';
import { photos } from '../support/drive/page';
import { sites } from '../support/drive/site';
import { untilApp } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { eventually } from '../support/drive/wait';

const { bar, leadSent, pages } = content;
const test = siteSuite('pages');

/** Marks a page as long as the browser keeps it; runs in the page. */
const mark = () => void Object.assign(window, { isKept: true });

/** Whether the browser has kept the page at a path; runs in the page. */
const isKept = (path: string) => location.pathname === path && 'isKept' in window;

test('Back finds dialog and place again, and the latest text', async ({ site, open }) => {
  const page = await open('/', { hasFakeClock: true });
  await page.evaluate(mark);
  await page.openDialog();
  await page.fill(labels.first, 'Ada');
  // With the app, which must not keep the browser from keeping the page.
  await untilApp(page);
  const readFirst = async () => (await page.evaluate(() => kit.readFields()))[labels.first];
  await page.goto(`${site.url}team/`);
  await page.evaluate(mark);
  await page.openDialog();
  await page.fill(labels.first, `${await readFirst()} Lovelace`);
  const place = await page.evaluate(() => {
    scrollTo(0, 700);
    return scrollY;
  });
  await page.goBack();
  await page.until(isKept, '/');
  await page.until(() => kit.isDialogOpen());
  assert.is(await readFirst(), 'Ada Lovelace', 'the text is the latest');
  await page.goForward();
  await page.until(isKept, '/team/');
  await page.until((place) => scrollY === place, place);
  const stored = await page.evaluate(() => [document.cookie, localStorage.length]);
  assert.equal(stored, ['', 0], 'only this tab keeps anything');
});

test('late photos move no anchor', async ({ site, open }) => {
  const photos = site.hold(/\.(avif|jpg)$/);
  const page = await open('/404.html', { width: 390 });
  await page.goto(`${site.url}#team`, { waitUntil: 'domcontentloaded' });
  // The section starts at the end of the bar.
  const hasLanded = () => {
    const bar = kit.getByRole('banner').getBoundingClientRect();
    return Math.abs(kit.section('team').getBoundingClientRect().top - bar.bottom) <= 2;
  };
  await page.until(hasLanded);
  photos.release();
  await page.until(() => kit.isAt('/'));
  await page.until(hasLanded);
});

test('the image of the hero is hidden if the stock photo fails, too', async ({ site, open }) => {
  site.answer(/\.(avif|jpg)$/, 404);
  const page = await open('/');
  await page.waitForSelector('main img', { hidden: true });
});

test('in an old browser, the buttons are mail links', async ({ site, open }) => {
  // As in 2019: without our styles and without dialogs.
  const html = await readFile(join(sites.main.outDir, 'index.html'), 'utf8');
  site.answer(/^\/$/, html.replaceAll('(aspect-ratio:1)', '(aspect-ratio:none)'));
  const prepare = async (page: Page) => {
    await page.evaluateOnNewDocument(() => {
      CSS.supports = () => false;
      Reflect.deleteProperty(window, 'HTMLDialogElement');
    });
    // The policy allows the style only as it was built.
    await page.setBypassCSP(true);
  };
  const page = await open('/', { width: 390, prepare });
  const countShown = (selector: string) =>
    page.$$eval(selector, (found) => found.filter((element) => element.checkVisibility()).length);
  for (const part of ['main', '#contact'])
    assert.ok((await countShown(`${part} a[href^="mailto:"][href*="body="]`)) > 0, part);
  assert.is(await countShown('button, input'), 0, 'no dead control');
  await page.click('#team a');
  await page.until(() => kit.isAt('/team/'));
  assert.equal(page.problems, []);
});

test('without a script and styles, the menu works, and no address contains a lead', async ({
  open,
}) => {
  const prepare = (page: Page) => page.setBypassCSP(true);
  const page = await open('/', { width: 390, hasScript: false, prepare });
  await page.press('button', bar.menuButton);
  await page.press('link', content.navigation.team.label, 'nav');
  // Without a script, the menu stays open until Escape, and the page shows below it.
  await page.until(() => location.hash === '#team' && scrollY > 1000);
  await page.until(() => kit.isMenuOpen());
  const isPageShown = () =>
    kit.getByRole('main').contains(document.elementFromPoint(innerWidth / 2, innerHeight - 20));
  assert.ok(await page.evaluate(isPageShown));
  await page.keyboard.press('Escape');
  await page.until(() => !kit.isMenuOpen());
  // Text browsers show the form, and know no policy.
  await page.$eval('dialog form', (form) => (form as HTMLFormElement).submit());
  await page.waitForNetworkIdle({ idleTime: 250 });
  assert.is(await page.evaluate(() => location.search), '');
  await page.$$eval('style', (styles) => {
    for (const style of styles) style.remove();
  });
  const shown = await page.$eval('body', (body) => body.innerText);
  for (const words of [leadSent.draft, leadSent.seeDraft])
    assert.not.match(shown, words, 'nothing speaks of a draft that is not there');
});

test('where a policy blocks photos, their substitutes show', async ({ open }) => {
  const page = await open('/team/', { blocked: photos });
  await page.until(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main li img')];
    return images.every((image) => image.loading === 'lazy' || !image.checkVisibility());
  });
});

test('injected scripts, styles, markup and requests are refused', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(async () => {
    // Waits for another task, because the browser lets puppeteer's own task use eval.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { body } = document;
    const trustedTypes = Reflect.get(window, 'trustedTypes') ?? {};
    const add = (name: string, text: string) =>
      body.appendChild(document.createElement(name)).append(text);
    const attempts = [
      () => Object.assign(new Image(), { src: 'https://attacker.example/x.png' }),
      () => add('style', 'h1 { display: none }'),
      () => fetch('https://attacker.example/'),
      () => add('script', 'document.title = "taken"'),
      () => Reflect.get(window, 'eval')('document.title = "taken"'),
      () => body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = 1">'),
      () => Reflect.get(trustedTypes, 'createPolicy').call(trustedTypes, 'own', {}),
    ];
    await Promise.allSettled(attempts.map(async (attempt) => attempt()));
  });
  // The browser writes each violation into the console, in a later task.
  for (const name of ['connect-src', 'img-src', 'style-src', 'trusted-types', 'TrustedScript'])
    await eventually(name, () => page.problems.some((text) => text.includes(name)));
  assert.is(await page.title(), pages.home.title);
  assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility()));
});

test.run();
