// engines: chromium, firefox, webkit
// The journeys of a visitor, in the engines that visitors have.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Driver, engine, openDriver, prepareDist } from '../support/engines';
import type { Launch } from '../support/in-page';
import { lead, until, wait, widths } from '../support/page';
import { dists, type Site, startSite } from '../support/site';

const on = {
  menuButton: '[popovertarget]',
  opener: 'main button[commandfor=intro-call]',
  dialog: '#intro-call',
  submit: '#intro-call [type=submit]',
  cancel: '#intro-call button[commandfor]:not([aria-label])',
  teamLink: 'main a[href$="/team/"]',
  homeLink: 'a[href="/"]:not([aria-label])',
  logo: 'header img',
  heroPhoto: 'main img',
  portrait: 'main li img',
  toast: 'section[aria-label] li:not([hidden])',
  dismiss: 'section[aria-label] li:not([hidden]) [aria-label=Dismiss]',
  sentLine: '#contact a[href*="Ada%20Lovelace"]',
  openAgain: '#intro-call form[data-sent] [data-open-again][href*="Ada%20Lovelace"]',
  app: /\/assets\/app-/,
};

const tests = suite(`journeys, ${engine}`);
let dist: string;
tests.before(async () => {
  dist = await prepareDist(dists.react);
});

function journey(
  title: string,
  width: number,
  body: (driver: Driver, site: Site) => Promise<void>,
): void {
  const name = `${title} at ${width} px`;
  tests(name, async () => {
    const site = await startSite({ dist });
    const driver = await openDriver(width);
    try {
      await body(driver, site);
    } catch (error) {
      const picture = `.shots/failed/${`${engine} ${name}`.replace(/\W+/g, '-')}.png`;
      await driver.screenshot(picture).catch(() => {});
      const url = await driver.evaluate('location.href').catch(String);
      console.log(`\n  ${name}\n    ${[url, picture, ...(await driver.lines())].join('\n    ')}`);
      throw error;
    } finally {
      await driver.close();
      site.stop();
    }
  });
}

/** Warnings, errors and policy violations; the browser reports a 404 page by itself. */
async function problemsOf(driver: Driver): Promise<string[]> {
  const lines = await driver.lines();
  return lines.filter((line) => /^(error|warn)/.test(line) && !/status of 404/.test(line));
}

const query = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const isOpen = `${query(on.dialog)}.matches(':modal')`;
const isMenuOpen = "document.querySelector('[popover]').matches(':popover-open')";
const hasFocus = (selector: string) =>
  `document.activeElement.matches(${JSON.stringify(selector)})`;
const fits = 'document.documentElement.scrollWidth <= innerWidth';

async function launchesOf(driver: Driver): Promise<Launch[]> {
  return JSON.parse(String(await driver.evaluate('JSON.stringify(window.launches)')));
}

async function fill(driver: Driver): Promise<void> {
  await driver.click(on.opener);
  await until(driver, isOpen);
  for (const [name, value] of Object.entries(lead)) await driver.type(`[name=${name}]`, value);
}

/** Lets timers pass a hundred times as fast, for retries. */
const hurry = `{
  const { setTimeout } = window;
  window.setTimeout = (task, ms) => setTimeout(task, ms / 100);
}`;

for (const width of widths) {
  journey('both pages are read', width, async (driver, site) => {
    await driver.goto(site.url);
    assert.is(await driver.evaluate('innerWidth'), width);
    assert.is(await driver.evaluate(fits), true);
    assert.match(String(await driver.evaluate("document.querySelector('h1').innerText")), /\w{5}/);
    await until(driver, "document.documentElement.classList.contains('laid-out')");
    await driver.click(on.teamLink);
    await until(
      driver,
      "/\\/team\\/?$/.test(location.pathname) && document.readyState === 'complete'",
    );
    assert.is(await driver.evaluate(`document.querySelectorAll('${on.portrait}').length`), 9);
    await until(driver, `${query(on.portrait)}.naturalWidth > 0`);
    assert.is(await driver.evaluate(fits), true);
    await driver.click(on.homeLink);
    await until(driver, `${query(on.opener)} !== null && location.pathname === '/'`);
    assert.equal(await problemsOf(driver), []);
  });

  journey('the menu leads to a section', width, async (driver, site) => {
    await driver.goto(site.url);
    const isNarrow = width < 768;
    assert.is(await driver.evaluate(`${query(on.menuButton)}.checkVisibility()`), isNarrow);
    if (isNarrow) {
      await driver.click(on.menuButton);
      await until(driver, isMenuOpen);
      await driver.press('Escape');
      await until(driver, `!${isMenuOpen}`);
      await driver.click(on.menuButton);
      await until(driver, isMenuOpen);
    }
    await driver.click('nav a[href$="#team"]');
    await until(driver, "location.hash === '#team' && scrollY > 500");
    await until(driver, `!${isMenuOpen}`);
    assert.equal(await problemsOf(driver), []);
  });

  journey('the dialog takes the focus and gives it back', width, async (driver, site) => {
    await driver.goto(site.url);
    await driver.evaluate(`${query(on.opener)}.focus()`);
    for (const close of [() => driver.press('Escape'), () => driver.click(on.cancel)]) {
      await driver.press('Enter');
      await until(driver, `${isOpen} && ${hasFocus('[name=name]')}`);
      await close();
      await until(driver, `!${isOpen} && ${hasFocus(on.opener)}`);
    }
    assert.equal(await problemsOf(driver), []);
  });

  journey('a wrong field is refused', width, async (driver, site) => {
    await driver.goto(site.url);
    await driver.click(on.opener);
    await until(driver, isOpen);
    await driver.click(on.submit);
    await until(driver, hasFocus('[name=name]:invalid'));
    await driver.type('[name=name]', lead.name);
    await driver.type('[name=email]', 'ada@');
    await driver.click(on.submit);
    await until(driver, hasFocus('[name=email]:invalid'));
    assert.equal(await launchesOf(driver), []);
    assert.is(await driver.evaluate(isOpen), true);
    assert.equal(await problemsOf(driver), []);
  });

  journey('a lead becomes an email', width, async (driver, site) => {
    await driver.goto(site.url);
    await fill(driver);
    await driver.click(on.submit);
    await until(driver, `!${isOpen} && ${query(on.toast)} !== null`);
    assert.match(String(await driver.evaluate(`${query(on.toast)}.innerText`)), /Thank you/);
    const [launch, ...more] = await launchesOf(driver);
    assert.is(more.length, 0);
    assert.is(launch?.isActive, true);
    const { pathname, searchParams } = new URL(launch?.href ?? '');
    assert.is(pathname, 'inquiries@example.com');
    assert.is(searchParams.get('subject'), 'New Lead - Schedule Intro Call Request');
    assert.match(
      String(searchParams.get('body')),
      'Name: Ada Lovelace\r\nEmail: ada@example.org\r\nCompany: Engines & Sons\r\nTitle:\r\nPhone:\r\nReason for Interest: A catalog\r\nof songs\r\n',
    );
    assert.is(await driver.evaluate(`${query('[name=name]')}.value`), '');
    await until(driver, `${query(on.sentLine)} !== null`);
    await driver.click(on.dismiss);
    await until(driver, `${query(on.toast)} === null`);
    assert.equal(await problemsOf(driver), []);
  });

  journey('an unknown path has a page with a way home', width, async (driver, site) => {
    await driver.goto(`${site.url}nope`);
    assert.match(String(await driver.evaluate('document.body.innerText')), /Page\s+not\s+found/);
    const isLogged = async () => (await driver.lines()).some((line) => line.includes('/nope'));
    await until({ evaluate: isLogged }, 'the path is in the console');
    await driver.click(on.homeLink);
    await until(driver, `location.pathname === '/' && ${query(on.opener)} !== null`);
  });

  journey('photos and logo that do not load are replaced', width, async (driver, site) => {
    const photos = site.fail(/\/assets\/(logo|concert-[0-9a-f]{8})-/, 404);
    await driver.goto(site.url);
    await until(driver, `!${query(on.logo)}?.checkVisibility()`);
    await until(driver, `${query(on.heroPhoto)}.naturalWidth > 0`);
    photos.release();
    site.fail(/\.(avif|jpg)/, 404);
    await driver.goto(`${site.url}team/`);
    await until(driver, "document.querySelector('main li').innerText.trim().length > 0");
    await until(driver, `!${query(on.portrait)}?.checkVisibility()`);
  });

  journey('without the app, a lead becomes an email all the same', width, async (driver, site) => {
    site.fail(on.app, 404);
    await driver.goto(site.url);
    await driver.evaluate(`(() => ${hurry})()`);
    await fill(driver);
    await driver.click(on.submit);
    await until(driver, `${query(on.openAgain)}?.checkVisibility()`);
    assert.ok(site.count(on.app) >= 4, 'three retries');
    const [launch, ...more] = await launchesOf(driver);
    assert.match(String(launch?.href), /^mailto:.*Ada%20Lovelace/);
    assert.is(launch?.isActive, true);
    assert.is(more.length, 0);
    assert.is(await driver.evaluate(`${query('[name=name]')}.value`), lead.name);
  });
}

/** In place of the mail program, a page in a new tab: the popup blocker treats both alike. */
const openPagesInstead = `{
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.href.startsWith('mailto:')) this.href = '/robots.txt?opened';
    click.call(this);
  };
}`;

/** Browsers forget a gesture after 5 s. */
const tooLateMs = 6500;

journey(
  'a submit opens a tab at the gesture, however late the app is',
  1280,
  async (driver, site) => {
    const app = site.hold(on.app);
    await driver.goto(site.url);
    await driver.evaluate(`(() => ${openPagesInstead})()`);
    await fill(driver);
    await driver.click(on.submit);
    await until({ evaluate: async () => site.count(/opened/) === 1 }, 'a tab is open');
    await driver.evaluate(
      `void setTimeout(() => Object.assign(document.createElement('a'), { href: '/robots.txt?late', target: '_blank' }).click(), ${tooLateMs})`,
    );
    await wait(tooLateMs + 1000);
    // The popup blocker is on, so the first tab was opened in time.
    assert.is(site.count(/late/), 0);
    app.release();
    await until(driver, `!${isOpen} && ${query(on.toast)} !== null`);
    assert.is(site.count(/opened/), 1);
  },
);

tests.run();
