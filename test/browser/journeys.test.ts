// The journeys of a visitor in Chromium, Firefox and WebKit.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Driver, engine, openDriver, prepareDist } from '../support/drive/engines';
import type { Launch } from '../support/drive/in-page';
import { app, hasFocus, mail, on, readMail } from '../support/drive/lead';
import { dialogIsOpen, isAt, menuIsOpen, opener, until, widths } from '../support/drive/page';
import { dists, type Site, startSite } from '../support/drive/site';
import { explainFailure, printError } from '../support/drive/suite';
import { typedFields } from '../support/drive/test-lead';
import type { Needs } from '../support/run/jobs';
import { engineNames } from '../support/run/launch';

export const needs = { engines: engineNames } satisfies Needs;

const menuButton = '[popovertarget]';
const isThere = (selector: string) => `document.querySelector('${selector}')?.checkVisibility()`;
const isLoaded = (image: string) => `document.querySelector('${image}').naturalWidth > 0`;
const textOf = (selector: string) => `document.querySelector('${selector}').innerText`;
const valueOfName = "document.querySelector('[name=name]').value";
const fits = 'document.documentElement.scrollWidth <= innerWidth';

const tests = suite(`journeys, ${engine}`);
let dist: string;
tests.before(async () => {
  dist = await prepareDist(dists.react).catch(printError);
});

function journey(
  title: string,
  width: number,
  body: (driver: Driver, site: Site) => Promise<void>,
): void {
  const name = `${title} at ${width} px`;
  tests(name, async () => {
    const site = await startSite({ dist });
    try {
      const driver = await openDriver();
      try {
        await driver.setSize(width, width < 768 ? 844 : 900);
        await body(driver, site);
      } catch (error) {
        const url = await driver.evaluate('location.href').catch(String);
        const lines = await driver.lines().catch((reason) => [String(reason)]);
        await explainFailure(`${engine} ${name}`, String(url), lines, driver.screenshot);
        throw error;
      } finally {
        await driver.close();
      }
    } finally {
      site.stop();
    }
  });
}

/** The browser itself reports the status of a 404 page. */
async function assertNoProblems(driver: Driver): Promise<void> {
  const lines = await driver.lines();
  const problems = lines.filter((line) => /^(error|warn)(?!.*status of 404)/.test(line));
  assert.equal(problems, []);
}

/** Fails unless one mail link was opened, in answer to a gesture. */
async function assertLaunched(driver: Driver): Promise<void> {
  const text = String(await driver.evaluate('JSON.stringify(window.launches)'));
  const launches: Launch[] = JSON.parse(text);
  assert.equal(
    launches.map(({ href, isActive }) => ({ ...readMail(href), isActive })),
    [{ ...mail, isActive: true }],
  );
}

async function fill(driver: Driver): Promise<void> {
  await driver.click(opener);
  await until(driver, dialogIsOpen);
  for (const [name, value] of typedFields) await driver.type(`[name=${name}]`, value);
}

for (const width of widths) {
  journey('all pages can be read, and the menu leads to a section', width, async (driver, site) => {
    await driver.goto(site.url);
    await until(driver, `innerWidth === ${width} && ${fits} && ${isThere('h1')}`);
    await until(driver, "document.documentElement.classList.contains('laid-out')");
    if (width < 768) {
      await driver.click(menuButton);
      await until(driver, menuIsOpen);
      await driver.press('Escape');
      await until(driver, `!${menuIsOpen}`);
      await driver.click(menuButton);
    } else await until(driver, `!${isThere(menuButton)}`);
    await driver.click('nav a[href$="#team"]');
    await until(driver, `location.hash === '#team' && scrollY > 500 && !${menuIsOpen}`);
    await driver.click('main a[href$="/team/"]');
    await until(driver, `${isAt('/team/')} && ${fits} && ${isLoaded('main li img')}`);
    assert.is(await driver.evaluate("document.querySelectorAll('main li img').length"), 9);
    await assertNoProblems(driver);
    await driver.goto(`${site.url}nope`);
    await until(driver, `${textOf('h1')} === 'Oops! Page not found'`);
    const isLogged = async () => (await driver.lines()).some((line) => line.includes('/nope'));
    await until({ evaluate: isLogged }, 'the path is in the console');
    await driver.click('main a[href="/"]');
    await until(driver, `${isAt('/')} && ${isThere(opener)}`);
  });

  journey(
    'the dialog opens and closes, and a lead becomes an email',
    width,
    async (driver, site) => {
      await driver.goto(site.url);
      await driver.evaluate(`document.querySelector('${opener}').focus()`);
      for (const close of [() => driver.press('Escape'), () => driver.click(on.cancel)]) {
        await driver.press('Enter');
        await until(driver, `${dialogIsOpen} && ${hasFocus('[name=name]')}`);
        await close();
        await until(driver, `!${dialogIsOpen} && ${hasFocus(opener)}`);
      }
      await fill(driver);
      await driver.evaluate("void (document.querySelector('[name=email]').value = 'ada@')");
      await driver.click(on.submit);
      await until(driver, hasFocus('[name=email]:invalid'));
      assert.is(await driver.evaluate(`launches.length === 0 && ${dialogIsOpen}`), true);
      await driver.type('[name=email]', 'example.org');
      await driver.click(on.submit);
      await until(driver, `!${dialogIsOpen} && ${isThere(on.toast)} && ${isThere(on.openAgain)}`);
      assert.match(String(await driver.evaluate(textOf(on.toast))), 'Thank you');
      await assertLaunched(driver);
      assert.is(await driver.evaluate(valueOfName), '');
      await driver.click(on.dismiss);
      await until(driver, `!${isThere(on.toast)}`);
      await assertNoProblems(driver);
    },
  );

  journey('without the app, a lead becomes an email all the same', width, async (driver, site) => {
    site.fail(app, 404);
    await driver.goto(site.url);
    await fill(driver);
    await driver.click(on.submit);
    await until(driver, `!${dialogIsOpen} && ${isThere(on.notice)} && ${isThere(on.openAgain)}`);
    await assertLaunched(driver);
    assert.is(await driver.evaluate(valueOfName), '');
    await driver.click(`${on.notice} [data-dismiss]`);
    await until(driver, `!${isThere(on.notice)} && ${hasFocus(opener)}`);
  });
}

journey('photos and logo that do not load are replaced', 390, async (driver, site) => {
  const photos = site.fail(/\/assets\/(logo|concert-[0-9a-f]{8})-/, 404);
  await driver.goto(site.url);
  await until(driver, `!${isThere('header img')} && ${isLoaded('main img')}`);
  photos.release();
  site.fail(/\.(avif|jpg)/, 404);
  await driver.goto(`${site.url}team/`);
  await until(driver, `!${isThere('main li img')} && ${isThere('main li span')}`);
  assert.is(await driver.evaluate(textOf('main li span')), 'M');
});

tests.run();
