// runtimes: react, preact
// What fails, and what a visitor can still do. More of it: a late or missing app in lead.test.ts,
// images in images.test.ts, popovers in menu.test.ts.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  app,
  body,
  close,
  copyButton,
  dialogIsClosed,
  hasFocus,
  openAgain,
  readMail,
  sendLead,
  submit,
  theLaunch,
  toast,
  toastCount,
  valueIn,
} from '../support/lead';
import {
  dialogIsOpen,
  fillLead,
  lead,
  openDialog,
  opener,
  type SitePage,
  until,
  untilStarted,
} from '../support/page';
import type { Failure } from '../support/site';
import { siteSuite, type TestTools } from '../support/suite';

const test = siteSuite('when something fails');

/** Adds a row of the table: what fails, and what the visitor can still do. */
function row(failure: string, visitor: string, check: (tools: TestTools) => Promise<void>): void {
  test(`${failure}: ${visitor}`, check);
}

const isSent = "document.querySelector('form[data-sent]') !== null";

async function sendsByForm(page: SitePage): Promise<void> {
  await sendLead(page);
  assert.is(readMail((await theLaunch(page)).href).body, body);
}

/** The link opens at the gesture, and the form says so, with the link, and keeps its text. */
async function sendsWithoutApp(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(submit);
  const { href } = await theLaunch(page);
  assert.is(readMail(href).body, body);
  await until(page, `tick(1000).then(() => ${isSent})`);
  assert.is(await page.$eval('[data-open-again]', (link) => link.getAttribute('href')), href);
  assert.is(await valueIn(page, 'reason'), lead.reason);
  assert.ok(await page.evaluate(dialogIsOpen));
}

/* The app's module */

for (const [failure, how] of [
  ['the connection drops', 'abort'],
  ['the app has the wrong type', { type: 'text/html', body: '<p>' }],
  ['the app is truncated', { type: 'text/javascript', body: 'export const start = (' }],
  ['the app is gone after a deploy', 404],
] satisfies [string, Failure][]) {
  row(failure, 'sends, and has the link once more', async ({ site, open }) => {
    site.fail(app, how);
    await sendsWithoutApp(await open('/', { hasFakeClock: true }));
  });
}

row('the app crashes as it starts', 'sends, and has the link once more', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  await page.$eval('#app', (element) => element.removeAttribute('id'));
  await page.hover(opener);
  await until({ evaluate: async () => page.problems.length > 0 }, 'it has crashed');
  await sendsWithoutApp(page);
});

row('an ad blocker stops the app', 'sends, and has the link once more', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/app-*'] });
  await sendsWithoutApp(page);
});

row('offline after the page', 'sends, and has the link once more', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  await page.setOfflineMode(true);
  await sendsWithoutApp(page);
});

row('offline after the app', 'sends by the form', async ({ open }) => {
  const page = await open('/');
  await page.hover(opener);
  await untilStarted(page);
  await page.setOfflineMode(true);
  await sendsByForm(page);
});

row('the app fails twice', 'sends by the form, some seconds later', async ({ site, open }) => {
  site.fail(app, 500, 2);
  const page = await open('/', { hasFakeClock: true });
  await fillLead(page);
  await page.click(submit);
  await until(page, `tick(1000).then(() => ${dialogIsClosed} && ${toastCount} === 1)`);
  assert.is(readMail((await theLaunch(page)).href).body, body);
  assert.is(site.count(app), 3);
});

row('no image and no font loads', 'reads, and sends by the form', async ({ site, open }) => {
  site.fail(/\.(avif|jpg|png|svg|woff2)$/, 404);
  const page = await open('/');
  assert.ok(await page.$eval('h1', (heading) => heading.checkVisibility()));
  await sendsByForm(page);
});

/* Older and odd browsers */

row('no script', 'opens dialog and menu, and has a mail link', async ({ open }) => {
  const page = await open('/', { width: 390, hasScript: false });
  await page.click('[popovertarget]');
  await until(page, "document.querySelector('[popover]').matches(':popover-open')");
  await page.keyboard.press('Escape');
  await openDialog(page);
  const link = await page.waitForSelector('#intro-call a[href^="mailto:"][href*="body="]', {
    visible: true,
  });
  assert.match(
    readMail(await link?.evaluate((link) => link.getAttribute('href') ?? '')).body,
    /^Name:\r\nEmail:\r\n/,
  );
  assert.not(await page.$eval('[name=name]', (field) => field.checkVisibility()));
  await page.keyboard.press('Escape');
  await until(page, dialogIsClosed);
});

for (const [feature, remove] of Object.entries({
  command: () => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // The browser itself still knows it.
    addEventListener('command', (event) => event.preventDefault(), true);
  },
  'Trusted Types': () => Reflect.deleteProperty(window, 'trustedTypes'),
})) {
  row(`no ${feature}`, 'opens and closes the dialog, and sends', async ({ open }) => {
    const page = await open('/', { prepare: (page) => page.evaluateOnNewDocument(remove) });
    await openDialog(page);
    assert.ok(await page.evaluate(hasFocus('[name=name]')));
    await page.click(close);
    await until(page, `${dialogIsClosed} && ${hasFocus(opener)}`);
    await sendsByForm(page);
    assert.equal(page.problems, []);
  });
}

row('no clipboard', 'copies by hand', async ({ open }) => {
  const page = await open('/', {
    prepare: (page) =>
      page.evaluateOnNewDocument(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard')),
  });
  await sendsByForm(page);
  await page.click(`${toast} ${copyButton}`);
  await page.waitForSelector(`${toast} textarea`);
  assert.equal(page.problems, []);
});

row('no closedby', 'closes the dialog on its backdrop', async ({ open }) => {
  const page = await open('/', {
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('dialog')?.removeAttribute('closedby'),
        );
      }),
  });
  await openDialog(page);
  await page.click('#intro-call h2');
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.mouse.click(20, 400);
  await until(page, dialogIsClosed);
});

row('no dialogs', 'gets what visitors without a script get', async ({ open }) => {
  const page = await open('/', {
    prepare: (page) =>
      page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'HTMLDialogElement')),
  });
  assert.not(await page.$('html.js'));
  assert.equal(page.problems, []);
});

/* Others change the page */

/** As the browser's translator does it. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `ü ${text.data}`;
    text.replaceWith(outer);
  }
}

const addElements = () => {
  for (const place of ['#app', 'main', 'main section', '#contact div', 'dialog form']) {
    document.querySelector(place)?.prepend(document.createElement('aside'));
  }
};

const removeElements = () => {
  for (const place of ['#app > [role=status]', 'section[aria-label=Notifications]']) {
    document.querySelector(place)?.remove();
  }
};

for (const [failure, change, heading] of [
  ['the page is translated before the app', translate, /^ü Turning/],
  ['an extension adds elements before the app', addElements, /^Turning/],
  ['a blocker removes elements before the app', removeElements, /^Turning/],
] satisfies [string, () => void, RegExp][]) {
  row(failure, 'keeps text and dialog, and sends', async ({ site, open }) => {
    const held = site.hold(app);
    const page = await open('/');
    await page.evaluate(change);
    await fillLead(page);
    held.release();
    await untilStarted(page);
    assert.match(String(await page.$eval('h1', (element) => element.textContent)), heading);
    assert.ok(await page.evaluate(`${dialogIsOpen} && ${hasFocus('[name=reason]')}`));
    assert.is(await valueIn(page, 'reason'), lead.reason);
    const { length } = await page.$$('#intro-call h2, #intro-call [type=submit], main, footer');
    assert.is(length, 4, 'each once');
    await page.click(submit);
    await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
    assert.is(readMail((await theLaunch(page)).href).body, body);
    assert.match(String(await page.$eval('h1', (element) => element.textContent)), heading);
    await page.waitForSelector(openAgain);
  });
}

/* Errors of our own */

row('the router crashes', 'gets an error page with the address', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => {
    const { exec } = RegExp.prototype;
    RegExp.prototype.exec = function sabotaged(text) {
      if (text === '/' && this.source.startsWith('^\\/')) throw new Error('sabotaged');
      return exec.call(this, text);
    };
  });
  await page.hover(opener);
  await until(page, "document.querySelector('h1').textContent === 'Unexpected Application Error!'");
  assert.ok(await page.evaluate(hasFocus('h1')));
  assert.ok(await page.$('main a[href="mailto:inquiries@example.com"]'));
  assert.match(page.problems.join(), 'Unexpected application error: Error: sabotaged');
  await page.click('main a[href="/"]');
  await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
});

/** Makes the creation of an element throw, until the page is told otherwise. */
const forbidElement = (page: Page, name: string) =>
  page.evaluate((forbidden) => {
    const { createElement, createElementNS } = Document.prototype;
    const check = (name: string) => {
      if (name === forbidden) throw new Error('sabotaged');
    };
    Object.assign(Document.prototype, {
      createElement(this: Document, name: string) {
        check(name);
        return createElement.call(this, name);
      },
      createElementNS(this: Document, namespace: string, name: string) {
        check(name);
        return createElementNS.call(this, namespace, name);
      },
    });
    Object.assign(window, {
      allowElements: () => Object.assign(Document.prototype, { createElement, createElementNS }),
    });
  }, name);

for (const [part, element, remains, isGone] of [
  ['a toast', 'li', openAgain, `${toastCount} === 0`],
  ['the kept line', 'a', toast, `document.querySelector('${openAgain}') === null`],
] as const) {
  row(`${part} crashes`, 'has sent, and has everything else', async ({ site, open }) => {
    const held = site.hold(app);
    const page = await open('/');
    await fillLead(page);
    await page.click(submit);
    await theLaunch(page);
    await forbidElement(page, element);
    held.release();
    await until(page, `${dialogIsClosed} && document.querySelector('${remains}') && ${isGone}`);
    await until({ evaluate: async () => page.problems.length === 1 }, 'one line in the console');
    assert.match(String(page.problems[0]), 'sabotaged');
    await page.evaluate('void allowElements()');
    await openDialog(page);
  });
}

row('a tooltip crashes', 'closes the dialog by its button, and sends', async ({ open }) => {
  const page = await open('/');
  await openDialog(page);
  await untilStarted(page);
  await forbidElement(page, 'span');
  await page.hover(close);
  await until({ evaluate: async () => page.problems.length === 1 }, 'one line in the console');
  await page.evaluate('void allowElements()');
  await page.click(close);
  await until(page, dialogIsClosed);
  await sendsByForm(page);
});

test.run();
