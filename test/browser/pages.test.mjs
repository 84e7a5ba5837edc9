// The three routes: what they show, how they are reached, and that nothing loads before intent.
import * as assert from 'uvu/assert';
import { isStarted, startSite, until, untilStarted, wait, widths } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

const { test, site } = siteSuite('pages', () => startSite());

/** @param {import('puppeteer').Page} page */
const heading = (page) => page.$eval('h1', (element) => element.textContent);

for (const width of widths) {
  test(`each page shows itself and logs nothing wrong at ${width} px`, async () => {
    for (const [path, text] of [
      ['/', 'Turning Assets to Legacy'],
      ['/team', 'Leadership Team'],
      ['/team/', 'Leadership Team'],
      ['/team.html', 'Leadership Team'],
    ]) {
      const page = await site.open(String(path), { width });
      assert.is(await heading(page), text);
      assert.equal(page.faults, [], path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`);
      await page.close();
    }
  });

  test(`a target is never under the bar at ${width} px`, async () => {
    const page = await site.open('/', { width });
    const bar = await page.$eval('header', (element) => element.getBoundingClientRect().bottom);
    for (const id of ['about', 'why-partner', 'team', 'contact']) {
      await page.goto(`${site.origin}/#${id}`);
      await wait(100);
      const top = await page.$eval(`#${id} h2`, (element) => element.getBoundingClientRect().top);
      assert.ok(top >= bar, `${id}: ${top} under ${bar}`);
      // Below the last section the page may end before it is there.
      const edge = await page.$eval(`#${id}`, (element) => element.getBoundingClientRect().top);
      assert.ok(id === 'contact' || Math.abs(edge - bar) <= 2, `${id}: ${edge} not at ${bar}`);
    }
    await page.close();
  });
}

test('an unknown path is the 404 page, at any depth, and is logged once', async () => {
  for (const path of ['/nope', '/nope/deeper', '/team/nope', '/404.html']) {
    const page = await site.open(path);
    assert.is(await heading(page), 'Oops! Page not found');
    assert.equal(page.faults, [`Page not found: ${path}`]);
    await page.click('main a');
    await until(page, "document.querySelector('h1')?.textContent === 'Turning Assets to Legacy'");
    await page.close();
  }
});

test('the first page makes at most five requests and loads no script', async () => {
  /** @type {string[]} */
  const requests = [];
  const page = await site.open('/', {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(request.url()));
    },
    waitUntil: 'networkidle0',
  });
  assert.ok(requests.length <= 5, requests.join('\n'));
  assert.not(requests.some((url) => url.endsWith('.js')));
  await page.mouse.move(640, 400);
  await page.mouse.wheel({ deltaY: 600 });
  await wait(200);
  assert.not(await isStarted(page), 'reading needs no app');
  await page.close();
});

test('a phone of 390 px and 2.6 pixels to one loads a hero of at most 45,000 bytes', async () => {
  /** @type {{ url: string, bytes: number }[]} */
  const images = [];
  const page = await site.open('/', {
    prepare: async (page) => {
      await page.setViewport({
        width: 390,
        height: 844,
        deviceScaleFactor: 2.6,
        isMobile: true,
        hasTouch: true,
      });
      page.on('response', async (response) => {
        if (response.url().includes('concert')) {
          images.push({ url: response.url(), bytes: (await response.buffer()).length });
        }
      });
    },
    waitUntil: 'networkidle0',
  });
  assert.is(images.length, 1);
  assert.ok(
    Number(images[0]?.bytes) <= 45_000 && images[0]?.url.endsWith('.avif'),
    JSON.stringify(images),
  );
  await page.close();
});

test('the page reads without JavaScript: words, anchors, menu, address', async () => {
  const page = await site.open('/', { width: 390, hasScript: false });
  await page.click('[popovertarget]');
  const link = await page.waitForSelector('nav a[href="#contact"]', { visible: true });
  await link?.click();
  await wait(300);
  assert.ok(await page.evaluate(() => location.hash === '#contact' && scrollY > 1000));
  const address = await page.$eval('#contact a', (element) => element.getAttribute('href'));
  assert.is(address, 'mailto:inquiries@example.com');
  assert.equal(page.faults, []);
  await page.close();
});

test('without JavaScript the dialog offers an email instead of a form that goes nowhere', async () => {
  const page = await site.open('/', { hasScript: false });
  await page.click('main [commandfor]');
  const link = await page.waitForSelector('dialog [data-mail-template]', { visible: true });
  const href = await link?.evaluate((element) => element.getAttribute('href'));
  assert.match(String(href), /^mailto:.*subject=New%20Lead.*body=Name/);
  assert.is(await page.$('dialog [type=submit]').then((button) => button?.isVisible()), false);
  assert.is(await page.$('dialog input').then((input) => input?.isVisible()), false);
  await page.keyboard.press('Escape');
  await until(page, "!document.querySelector('dialog').open").catch(() => {});
  assert.is(await page.$('dialog[open]'), null);
  await page.close();
});

for (const hasApp of [false, true]) {
  const when = hasApp ? 'after the app has arrived' : 'before the app';

  test(`to the team and back works ${when}`, async () => {
    const page = await site.open('/');
    if (hasApp) {
      await page.hover('main [commandfor]');
      await untilStarted(page);
    }
    const marked = await page.evaluate(() => Object.assign(window, { mark: 1 }) && true);
    assert.ok(marked);
    await page.$eval('main a[data-page]', (element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await wait(100);
    const left = await page.evaluate(() => scrollY);
    assert.ok(left > 1000);
    await page.click('main a[data-page] h3');
    await until(
      page,
      "document.title.startsWith('Leadership Team') && document.activeElement.tagName === 'H1'",
    );
    assert.is(await page.evaluate(() => location.pathname), '/team');
    assert.is(await page.evaluate(() => scrollY), 0);
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Leadership Team');
    assert.is(await page.evaluate(() => 'mark' in window), hasApp, 'the same document');
    assert.is(await page.$$eval('main li', (items) => items.length), 9);

    await page.goBack();
    await until(
      page,
      `document.title.includes('Turning Assets') && Math.abs(scrollY - ${left}) < 2`,
    );
    assert.is(await page.$$eval('section[id]', (sections) => sections.length), 4);

    await page.goForward();
    await until(
      page,
      "location.pathname === '/team' && document.title.startsWith('Leadership Team')",
    );
    await page.click('header a[data-page="/"]:not([aria-label])');
    await until(
      page,
      "document.title.includes('Turning Assets') && document.activeElement.tagName === 'H1' && scrollY === 0",
    );
    assert.equal(page.faults, []);
    await page.close();
  });
}

test('two clicks on a link are one visit', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  const length = await page.evaluate(() => history.length);
  await page.$eval('main a[data-page]', (element) => {
    /** @type {HTMLElement} */ (element).click();
    /** @type {HTMLElement} */ (element).click();
  });
  await until(page, "document.title.startsWith('Leadership Team')");
  await wait(200);
  assert.is(await page.evaluate(() => history.length), length + 1);
  await page.close();
});

test('the logo leads to the top of the page one is on', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const length = await page.evaluate(() => history.length);
  await page.click('header a[aria-label]');
  await until(page, 'scrollY === 0');
  assert.is(await page.evaluate(() => history.length), length);
  await page.close();
});

test('an app page keeps its styles, photos and framing', async () => {
  const [direct, inApp] = await Promise.all([site.open('/team'), site.open('/')]);
  await inApp.hover('main [commandfor]');
  await untilStarted(inApp);
  await inApp.$eval('main a[data-page]', (element) => /** @type {HTMLElement} */ (element).click());
  await until(inApp, "location.pathname === '/team'");
  const look = (/** @type {import('puppeteer').Page} */ page) =>
    page.$$eval('main *', (elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontSize, objectPosition } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, fontSize, objectPosition].join(' ');
      }),
    );
  await wait(200);
  assert.equal(await look(inApp), await look(direct));
  const positions = await direct.$$eval('main img', (images) =>
    images.map((image) => getComputedStyle(image).objectPosition),
  );
  assert.is(positions.filter((position) => position !== '50% 50%').length, 2);
  await direct.close();
  await inApp.close();
});

test('a reload inside the app keeps every entry of the history usable', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  await page.$eval('main a[data-page]', (element) => /** @type {HTMLElement} */ (element).click());
  await until(page, "document.title.startsWith('Leadership Team')");
  await page.reload();
  assert.is(await heading(page), 'Leadership Team');
  await page.goBack();
  await until(page, "document.querySelector('h1')?.textContent === 'Turning Assets to Legacy'");
  await page.close();
});

test('the team page is at its top after a reload', async () => {
  const page = await site.open('/team');
  await page.evaluate(() => scrollTo(0, 800));
  await wait(100);
  await page.reload();
  await wait(100);
  assert.is(await page.evaluate(() => scrollY), 0);
  await page.close();
});

test('a heading does not take the focus of a visitor who comes from elsewhere', async () => {
  const page = await site.open('/team');
  assert.is(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
  await page.close();
});

test.run();
