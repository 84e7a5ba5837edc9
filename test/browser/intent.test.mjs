// The time before the app: intent, held submits, hydration in the middle of typing.
import * as assert from 'uvu/assert';
import {
  fillLead,
  isStarted,
  launchesOf,
  startSite,
  until,
  untilStarted,
  wait,
} from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

/** What happens to requests for the app; each test sets its own. */
const app = {
  /** @type {string[]} */
  requests: [],
  delay: 0,
  failures: 0,
  reset() {
    this.requests = [];
    this.delay = 0;
    this.failures = 0;
  },
};

const { test, site } = siteSuite('intent', () =>
  startSite({
    async intercept(request, response, path) {
      if (!/^\/assets\/app-/.test(path)) return false;
      app.requests.push(request.url ?? '');
      if (app.requests.length <= app.failures) {
        response.writeHead(503).end();
        return true;
      }
      await wait(app.delay);
      return false;
    },
  }),
);
test.before.each(() => app.reset());

const isOpen = "document.querySelector('dialog').matches(':modal')";

for (const [name, act] of /** @type {const} */ ([
  ['a pointer over the button', (/** @type {any} */ page) => page.hover('main [commandfor]')],
  ['a touch on the button', (/** @type {any} */ page) => page.tap('main [commandfor]')],
  ['the focus on the button', (/** @type {any} */ page) => page.focus('main [commandfor]')],
  ['a pointer over the login', (/** @type {any} */ page) => page.hover('main a[target=_blank]')],
])) {
  test(`${name} loads the app, once`, async () => {
    const page = await site.open('/', { isTouch: name.includes('touch') });
    assert.is(app.requests.length, 0);
    await act(page);
    await untilStarted(page);
    await page.hover('main [commandfor]');
    await wait(50);
    assert.is(app.requests.length, 1);
    assert.equal(page.faults, []);
    await page.close();
  });
}

test('the page after hydration is the page as it was prerendered', async () => {
  for (const path of ['/']) {
    const page = await site.open(path);
    const before = await page.$eval('#app', (element) => element.innerHTML);
    await page.focus('main [commandfor]');
    await untilStarted(page);
    await wait(100);
    const after = await page.$eval('#app', (element) => element.innerHTML);
    assert.ok(after === before, 'the same markup');
    assert.equal(page.faults, []);
    await page.close();
  }
});

test('hydration keeps text, caret, focus and the open dialog, in the middle of typing', async () => {
  app.delay = 400;
  const page = await site.open('/');
  await page.click('main [commandfor]');
  await until(page, isOpen);
  const text = 'Ada Lovelace, Countess of '.repeat(3);
  const typing = page.type('[name=name]', text, { delay: 15 });
  await wait(200);
  assert.not(await isStarted(page));
  await typing;
  assert.ok(await isStarted(page));
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    text,
  );
  assert.is(
    await page.evaluate(
      () => /** @type {HTMLInputElement} */ (document.activeElement).selectionStart,
    ),
    text.length,
  );
  assert.ok(await page.evaluate(isOpen));
  assert.equal(page.faults, []);
  await page.close();
});

test('a page that was translated before the app arrives works, and its texts stay translated', async () => {
  const page = await site.open('/');
  await page.evaluate(() => {
    // As the browser's translator does it.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `ü ${text.data}`;
      text.replaceWith(outer);
    }
  });
  await fillLead(page);
  await untilStarted(page);
  assert.match(await page.$eval('h1', (element) => element.textContent), /^ü /);
  // React leaves these labels as they are, Preact puts back its own; both show them once.
  for (const [selector, label] of [
    ['dialog h2', 'Schedule Intro Call'],
    ['main a[target]', 'Investor Login'],
    ['dialog [type=submit]', 'Submit'],
  ]) {
    const text = await page.$eval(String(selector), (element) => element.textContent);
    assert.is(text.split(String(label)).length, 2, text);
  }
  assert.ok(await page.evaluate(isOpen));
  await page.click('dialog [type=submit]');
  await until(page, 'window.launches.length === 1');
  assert.match(decodeURIComponent((await launchesOf(page))[0]?.href ?? ''), 'Name: Ada Lovelace');
  assert.equal(page.faults, []);
  await page.close();
});

test('a page that something has changed before the app arrives keeps what was typed', async () => {
  const page = await site.open('/');
  await page.evaluate(() => {
    document.querySelector('main section')?.prepend(document.createElement('aside'));
    document.querySelector('dialog form')?.prepend(document.createElement('aside'));
  });
  await page.click('main [commandfor]');
  await page.$eval('[name=name]', (input) => {
    /** @type {HTMLInputElement} */ (input).value = 'Ada Lovelace';
  });
  await untilStarted(page);
  await wait(100);
  assert.is(await page.$eval('h1', (element) => element.textContent), 'Turning Assets to Legacy');
  assert.ok(await page.evaluate(isOpen), 'the dialog is open');
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    'Ada Lovelace',
  );
  await page.close();
});

test('a submit before the app is shown, held and sent once', async () => {
  app.delay = 1500;
  const page = await site.open('/');
  await fillLead(page);
  await page.focus('[name=phone]');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  assert.is(
    await page.$eval('dialog [type=submit]', (button) => button.textContent),
    'Submitting...',
  );
  assert.ok(await page.evaluate(isOpen));
  await until(page, `!${isOpen}`);
  assert.is((await launchesOf(page)).length, 1);
  assert.match(String((await launchesOf(page))[0]?.href), 'Ada%20Lovelace');
  assert.is(await page.$eval('dialog [type=submit]', (button) => button.textContent), 'Submit');
  assert.equal(page.faults, []);
  await page.close();
});

test('closing the dialog calls a held submit off', async () => {
  app.delay = 1000;
  const page = await site.open('/');
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await page.keyboard.press('Escape');
  await until(page, `!${isOpen}`);
  await untilStarted(page);
  await wait(200);
  assert.is((await launchesOf(page)).length, 0);
  await page.click('main [commandfor]');
  assert.is(await page.$eval('dialog [type=submit]', (button) => button.textContent), 'Submit');
  await page.click('dialog [type=submit]');
  await until(page, `!${isOpen}`);
  assert.is((await launchesOf(page)).length, 1);
  await page.close();
});

test('a failed load is tried three times more, 1, 2 and 4 s apart, each at a new address', async () => {
  app.failures = 3;
  const page = await site.open('/');
  const start = Date.now();
  await page.hover('main [commandfor]');
  await page.waitForFunction(() => performance.getEntriesByName('app-started').length > 0, {
    timeout: 20_000,
  });
  const seconds = (Date.now() - start) / 1000;
  assert.ok(seconds > 6.9 && seconds < 10, `${seconds} s`);
  assert.equal(
    app.requests.map((url) => url.split('?')[1] ?? ''),
    ['', 'r=1', 'r=2', 'r=3'],
  );
  await page.close();
});

test('when the app cannot be had, a submit becomes a mail link with what was typed', async () => {
  app.failures = 99;
  const page = await site.open('/');
  await fillLead(page);
  await page.click('dialog [type=submit]');
  const link = await page.waitForSelector('dialog [data-mail-template]', {
    visible: true,
    timeout: 20_000,
  });
  const href = await link?.evaluate((element) => element.getAttribute('href'));
  const url = new URL(String(href));
  assert.is(url.pathname, 'inquiries@example.com');
  assert.is(url.searchParams.get('subject'), 'New Lead - Schedule Intro Call Request');
  assert.match(url.searchParams.get('body') ?? '', 'name: Ada Lovelace\r\nemail: ada@example.org');
  assert.match(url.searchParams.get('body') ?? '', 'A catalog\r\nof songs');
  assert.is(app.requests.length, 4);
  assert.ok(await page.evaluate(isOpen));
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    'Ada Lovelace',
  );
  assert.is(await page.$eval('dialog [type=submit]', (button) => button.textContent), 'Submit');
  assert.ok(await link?.evaluate((element) => element === document.activeElement));
  // What is mended or added is in it, and what is too long is cut with a mark.
  const bodyOf = async () => {
    const renewed = await link?.evaluate((element) => element.getAttribute('href'));
    assert.ok(String(renewed).length <= 1800);
    return new URL(String(renewed)).searchParams.get('body') ?? '';
  };
  await page.type('[name=company]', ' & Daughters');
  assert.match(await bodyOf(), '& Daughters');
  await page.$eval('[name=reason]', (field) => {
    /** @type {HTMLTextAreaElement} */ (field).value = 'ж😀'.repeat(3000);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  assert.match(await bodyOf(), /(ж😀)+ж?…$/u);
  // Everything the browser does by itself still works.
  await page.keyboard.press('Escape');
  await until(page, `!${isOpen}`);
  await page.$eval('main a[data-page]', (element) => /** @type {HTMLElement} */ (element).click());
  await until(page, "document.title.startsWith('Leadership Team')");
  await page.close();
});

test('the boot script opens and closes the dialog where commands are unknown', async () => {
  const page = await site.open('/', {
    prepare: async (page) => {
      await page.evaluateOnNewDocument(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        // The browser itself still knows them, so the attribute is renamed for it.
        document.addEventListener('DOMContentLoaded', () => {
          const { getAttribute } = Element.prototype;
          for (const button of document.querySelectorAll('[command]')) {
            const command = String(getAttribute.call(button, 'command'));
            button.setAttribute('command', '--none');
            button.getAttribute = (name) =>
              name === 'command' ? command : getAttribute.call(button, name);
          }
        });
      });
    },
  });
  await page.click('main [commandfor]');
  await until(page, `${isOpen} && document.activeElement.name === 'name'`);
  await page.click('dialog [commandfor]:not([aria-label])');
  await until(page, `!${isOpen}`);
  await page.close();
});

test.run();
