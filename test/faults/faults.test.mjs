// Everything around the site fails, one thing at a time; each row says what the visitor can still
// do, and that is what is checked. The rows are printed as a table.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import {
  crashRouter,
  dist,
  fillLead,
  isStarted,
  launchesOf,
  startSite,
  until,
  untilStarted,
  wait,
} from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

/** @typedef {import('puppeteer').Page & { faults: string[] }} Page */
/** @typedef {import('node:http').ServerResponse} Response */

/** How the server answers for the app; each row sets its own, by the number of the request. */
let answerApp = /** @type {(response: Response, request: number) => boolean | Promise<boolean>} */ (
  () => false
);
let appRequests = 0;
let missing = /^$/;
/** The landing page comes without the import map that would refuse another app. */
let hasIntegrity = true;

const { test, site } = siteSuite('faults', () =>
  startSite({
    async intercept(_, response, path) {
      if (missing.test(path)) {
        response.writeHead(404).end();
        return true;
      }
      if (path === '/' && !hasIntegrity) {
        const html = await readFile(join(dist, 'index.html'), 'utf8');
        response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(html.replace(/<script type="importmap">.*?<\/script>/, ''));
        return true;
      }
      if (!/^\/assets\/app-/.test(path)) return false;
      appRequests += 1;
      return answerApp(response, appRequests);
    },
  }),
);
test.before.each(() => {
  answerApp = () => false;
  appRequests = 0;
  missing = /^$/;
  hasIntegrity = true;
});
test.after(() => {
  const width = Math.max(...rows.map(([fault]) => fault.length));
  for (const [fault, visitor] of rows) console.log(`| ${fault.padEnd(width)} | ${visitor}`);
});

/** @type {[fault: string, visitor: string][]} */
const rows = [];

/**
 * @param {string} fault
 * @param {string} visitor what the visitor can still do
 * @param {() => Promise<void>} check
 */
function row(fault, visitor, check) {
  test(`${fault}: ${visitor}`, async () => {
    await check();
    rows.push([fault, visitor]);
  });
}

const isOpen = "document.querySelector('dialog').open";

/**
 * The lead goes out by the form.
 *
 * @param {Page} page
 * @param {string} [reason] instead of a short one
 */
async function sendsByForm(page, reason) {
  await fillLead(page);
  if (reason) {
    await page.$eval(
      '[name=reason]',
      (field, text) => {
        /** @type {HTMLTextAreaElement} */ (field).value = text;
      },
      reason,
    );
  }
  await page.click('dialog [type=submit]');
  await page.waitForFunction(() => /** @type {any} */ (window).launches.length > 0, {
    timeout: 25_000,
  });
  await until(page, `!${isOpen}`);
  const launches = await launchesOf(page);
  assert.is(launches.length, 1);
  assert.match(String(launches[0]?.href), 'Ada%20Lovelace');
}

/**
 * The lead goes out by a mail link with what was typed, and nothing typed is lost.
 *
 * @param {Page} page
 */
async function sendsByLink(page) {
  await fillLead(page);
  await page.click('dialog [type=submit]');
  const link = await page.waitForSelector('[data-mail-template]', {
    visible: true,
    timeout: 25_000,
  });
  const href = String(await link?.evaluate((element) => element.getAttribute('href')));
  assert.match(
    href,
    /^mailto:inquiries@example\.com\?subject=.*Ada%20Lovelace.*ada%40example\.org/,
  );
  const name = await page.$eval(
    '[name=name]',
    (input) => /** @type {HTMLInputElement} */ (input).value,
  );
  assert.is(name, 'Ada Lovelace');
}

/* The app's module */

for (const [fault, answer] of /** @type {[string, typeof answerApp][]} */ ([
  ['app answers 503', (response) => !!response.writeHead(503).end()],
  ['app connection drops', (response) => !!response.destroy()],
  [
    'app has the wrong type',
    (response) => !!response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
  ],
  [
    'app is truncated',
    (response) =>
      !!response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end('export const start = ('),
  ],
  [
    'app is gone after a deploy',
    (response) => !!response.writeHead(404, { 'Content-Type': 'text/html' }).end('gone'),
  ],
])) {
  row(`${fault}, always`, 'sends a mail link with what was typed', async () => {
    answerApp = answer;
    const page = await site.open('/');
    await sendsByLink(page);
    // Chrome repeats a dropped request once or twice by itself.
    assert.ok(
      appRequests === 4 || fault.includes('drops'),
      `one try and three more: ${appRequests}`,
    );
    const before = appRequests;
    // A second submit does not wait again.
    await page.click('dialog [type=submit]');
    await wait(100);
    assert.is(appRequests, before);
    await page.close();
  });

  row(`${fault}, twice`, 'sends the form', async () => {
    answerApp = (response, request) => (request <= 2 ? answer(response, request) : false);
    const page = await site.open('/');
    await sendsByForm(page);
    assert.is(appRequests, 3);
    await page.close();
  });
}

row('app is 10 s late', 'sends the form when it comes', async () => {
  answerApp = () => wait(10_000).then(() => false);
  const page = await site.open('/');
  await sendsByForm(page);
  await page.close();
});

row(
  'app is 60 s late',
  'uses page, menu, dialog meanwhile; sends the form when it comes',
  async () => {
    answerApp = () => wait(60_000).then(() => false);
    const page = await site.open('/');
    await fillLead(page);
    await page.click('dialog [type=submit]');
    assert.is(
      await page.$eval('dialog [type=submit]', (button) => button.textContent),
      'Submitting...',
    );
    await page.waitForFunction(() => /** @type {any} */ (window).launches.length === 1, {
      timeout: 70_000,
    });
    await page.close();
  },
);

row('offline after the page has loaded', 'sends a mail link with what was typed', async () => {
  const page = await site.open('/');
  await page.setOfflineMode(true);
  await sendsByLink(page);
  await page.close();
});

row(
  'offline after the app has loaded',
  'sends the form; links lead to the browser’s own page',
  async () => {
    const page = await site.open('/');
    await page.hover('main [commandfor]');
    await untilStarted(page);
    await page.setOfflineMode(true);
    await sendsByForm(page);
    await page.close();
  },
);

row('another page cannot be fetched by the app', 'gets it as a document', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  missing = /^\/team\.html$/;
  await page.$eval('main a[data-page]', (link) => /** @type {HTMLElement} */ (link).click());
  await until(page, "document.title.startsWith('Leadership Team') && !('launches_' in window)");
  await page.close();
});

/* Everything else that is fetched */

row('no image and no font loads', 'reads every word, sends the form', async () => {
  missing = /\.(avif|jpg|png|svg|woff2)$/;
  const page = await site.open('/');
  assert.ok(await page.$eval('h1', (element) => element.checkVisibility()));
  await sendsByForm(page);
  await page.close();
});

/* Older and odd browsers */

/** @type {Record<string, () => void>} */
const removals = {
  command: () => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    // The browser itself still knows it, so what it does is called off.
    addEventListener('command', (event) => event.preventDefault(), true);
  },
  closedby: () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'),
  'requestClose()': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'requestClose'),
  structuredClone: () => Reflect.deleteProperty(window, 'structuredClone'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  toWellFormed: () => Reflect.deleteProperty(String.prototype, 'toWellFormed'),
  'Intl.Segmenter': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  startViewTransition: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  clipboard: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
  sessionStorage: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('denied');
      },
    }),
};

for (const [name, remove] of Object.entries(removals)) {
  row(`the browser has no ${name}`, 'sends the form', async () => {
    const page = await site.open('/', {
      prepare: (page) => page.evaluateOnNewDocument(remove).then(() => {}),
    });
    // Long and odd enough to be repaired and cut.
    await sendsByForm(page, '漢字 \ud800 '.repeat(1000));
    assert.equal(page.faults, []);
    await page.close();
  });
}

row('the browser knows no dialogs', 'sends the form in the page', async () => {
  const page = await site.open('/', {
    prepare: async (page) => {
      await page.evaluateOnNewDocument(() => {
        for (const name of ['showModal', 'close', 'show'])
          Reflect.deleteProperty(HTMLDialogElement.prototype, name);
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        // The browser still does, so its own handling is called off.
        addEventListener('command', (event) => event.preventDefault(), true);
      });
    },
  });
  await page.click('main [commandfor]');
  await until(page, isOpen);
  await sendsByForm(page);
  await page.close();
});

row('closedby is unknown', 'closes the dialog on its backdrop', async () => {
  const page = await site.open('/', {
    prepare: async (page) => {
      await page.evaluateOnNewDocument(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('dialog')?.removeAttribute('closedby'),
        );
      });
    },
  });
  await page.click('main [commandfor]');
  await untilStarted(page);
  await page.mouse.click(20, 400);
  await until(page, `!${isOpen}`);
  await page.close();
});

row('copying is refused', 'selects the message and copies it', async () => {
  const page = await site.open('/');
  await sendsByForm(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.click('[aria-label=Notifications] li button:not([aria-label])');
  const text = await page.waitForSelector('[aria-label=Notifications] textarea');
  assert.match(String(await text?.evaluate((element) => element.value)), 'Ada Lovelace');
  await page.close();
});

/* People */

row('submits three times at once', 'sends once', async () => {
  const page = await site.open('/');
  await fillLead(page);
  await untilStarted(page);
  await page.evaluate(() => {
    const button = /** @type {HTMLElement} */ (document.querySelector('dialog [type=submit]'));
    button.click();
    button.click();
    button.click();
  });
  await until(page, `!${isOpen}`);
  await wait(200);
  assert.is((await launchesOf(page)).length, 1);
  await page.close();
});

row('opens and closes it 50 times', 'sends the form', async () => {
  const page = await site.open('/');
  for (let times = 0; times < 50; times += 1) {
    await page.$eval('main [commandfor]', (button) => /** @type {HTMLElement} */ (button).click());
    await page.keyboard.press('Escape');
  }
  // Chrome lets a second Escape in a row through only after a press of the visitor's.
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await sendsByForm(page);
  assert.equal(page.faults, []);
  await page.close();
});

row('turns the phone with menu or dialog open', 'goes on', async () => {
  const page = await site.open('/', { width: 390 });
  await page.click('[popovertarget]');
  await page.setViewport({ width: 844, height: 390 });
  await until(page, "!document.querySelector('[popover]').matches(':popover-open')");
  await page.click('main [commandfor]');
  await page.setViewport({ width: 390, height: 844 });
  await page.setViewport({ width: 844, height: 390 });
  const box = await page.$eval('dialog', (dialog) => dialog.getBoundingClientRect().toJSON());
  assert.ok(box.top >= 0 && box.bottom <= 390, 'fits');
  await sendsByForm(page);
  await page.close();
});

row('goes back and forward ten times', 'sees the right page', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  await page.$eval('main a[data-page]', (link) => /** @type {HTMLElement} */ (link).click());
  await until(page, "location.pathname === '/team'");
  for (let times = 0; times < 10; times += 1) {
    await page.evaluate(() => history.back());
    await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
    await page.evaluate(() => history.forward());
    await until(page, "document.querySelector('h1').textContent.startsWith('Leadership')");
  }
  assert.is(await page.$$eval('main', (mains) => mains.length), 1);
  assert.is(await page.$$eval('footer', (footers) => footers.length), 1);
  assert.equal(page.faults, []);
  await page.close();
});

row(
  'comes back from a webmail page in the same tab',
  'finds the sent message to copy, and before a submit the form as it was',
  async () => {
    const page = await site.open('/');
    const leaveAndReturn = async () => {
      await page.goto(`${site.origin}/robots.txt`);
      await page.goBack();
      await page.waitForSelector('h1');
    };
    await fillLead(page);
    await leaveAndReturn();
    const isThere = await page.$eval(
      '[name=name]',
      (input) => /** @type {HTMLInputElement} */ (input).value === 'Ada Lovelace',
    );
    assert.ok(isThere);
    await page.click('dialog [type=submit]');
    await until(page, "document.querySelector('#contact').textContent.includes('Copy message')");
    await leaveAndReturn();
    const href = await page.$eval('#contact a[href*="subject="]', (link) =>
      decodeURIComponent(/** @type {HTMLAnchorElement} */ (link).href),
    );
    assert.match(href, 'Name: Ada Lovelace');
    await page.close();
  },
);

row('is away while the toast is up', 'reads it on return', async () => {
  const page = await site.open('/');
  await sendsByForm(page);
  await until(page, "document.querySelectorAll('[aria-label=Notifications] li').length === 1");
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  await wait(6000);
  assert.is(await page.$$eval('[aria-label=Notifications] li', (items) => items.length), 1);
  await page.close();
});

row('has two tabs open', 'sends from each', async () => {
  const [first, second] = await Promise.all([site.open('/'), site.open('/')]);
  await sendsByForm(first);
  await sendsByForm(second);
  await first.close();
  await second.close();
});

row('composes with an input method while the app arrives', 'loses nothing', async () => {
  answerApp = () => wait(500).then(() => false);
  const page = await site.open('/');
  const session = await page.createCDPSession();
  await page.click('main [commandfor]');
  await session.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await untilStarted(page);
  await session.send('Input.imeSetComposition', {
    text: 'にほん',
    selectionStart: 3,
    selectionEnd: 3,
  });
  await session.send('Input.insertText', { text: '日本' });
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    '日本',
  );
  await page.close();
});

row('fills in with autofill before the app', 'sends what was filled in', async () => {
  answerApp = () => wait(500).then(() => false);
  const page = await site.open('/');
  await page.click('main [commandfor]');
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      company: 'E',
      reason: 'R',
    })) {
      const field = /** @type {HTMLInputElement} */ (document.querySelector(`[name=${name}]`));
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await page.click('dialog [type=submit]');
  await until(page, 'window.launches.length === 1');
  assert.match(String((await launchesOf(page))[0]?.href), 'Ada%20Lovelace');
  await page.close();
});

row('pastes a megabyte as the reason', 'sends a short link, copies all of it', async () => {
  const page = await site.open('/');
  await page
    .browserContext()
    .overridePermissions(site.origin, ['clipboard-read', 'clipboard-sanitized-write']);
  await fillLead(page);
  await page.$eval('[name=reason]', (field) => {
    /** @type {HTMLTextAreaElement} */ (field).value = '漢字 word\n'.repeat(130_000);
  });
  await page.click('dialog [type=submit]');
  await until(page, `!${isOpen}`);
  assert.ok(Number((await launchesOf(page))[0]?.href.length) <= 1800);
  await page.click('[aria-label=Notifications] li button:not([aria-label])');
  await until(
    page,
    "document.querySelector('[aria-label=Notifications] li').textContent.includes('Copied')",
  );
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).length > 1_000_000);
  await page.close();
});

/* Faults of our own */

/**
 * Makes `Array.prototype.map` throw for an array that the expression picks.
 *
 * @param {Page} page
 * @param {string} picks
 */
const sabotageMap = (page, picks) =>
  page.evaluate((/** @type {string} */ expression) => {
    const isPicked = new Function('list', `return ${expression}`);
    const { map } = Array.prototype;
    Array.prototype.map = function sabotaged(...args) {
      if (isPicked(this)) throw new Error('sabotaged');
      return /** @type {any} */ (map.apply(this, args));
    };
  }, picks);

row('the toasts crash', 'has page, form and the kept line', async () => {
  const page = await site.open('/');
  await fillLead(page);
  await untilStarted(page);
  await sabotageMap(page, 'list[0]?.description && list[0].id');
  await page.click('dialog [type=submit]');
  await until(page, `!${isOpen}`);
  await page.waitForSelector('#contact a[href*="subject"]');
  assert.is((await launchesOf(page)).length, 1);
  assert.is(page.faults.length, 1);
  await page.close();
});

row('the router crashes', 'gets the error page with the address', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  await crashRouter(page);
  await until(page, "document.querySelector('h1').textContent === 'Unexpected Application Error!'");
  assert.ok(await page.$('main a[href="mailto:inquiries@example.com"]'));
  await page.click('main a');
  await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
  await page.close();
});

row('the app crashes while it starts', 'sends a mail link or has the address', async () => {
  hasIntegrity = false;
  answerApp = (response) =>
    !!response
      .writeHead(200, { 'Content-Type': 'text/javascript' })
      .end('export function start() { throw new Error("broken build"); }');
  const page = await site.open('/');
  await fillLead(page);
  await page.click('dialog [type=submit]');
  const link = await page.waitForSelector('[data-mail-template]', { visible: true, timeout: 5000 });
  assert.match(
    String(await link?.evaluate((element) => element.getAttribute('href'))),
    'Ada%20Lovelace',
  );
  await page.close();
});

test('500 leads in one page leave nothing behind', async () => {
  const page = await site.open('/');
  await page.hover('main [commandfor]');
  await untilStarted(page);
  const session = await page.createCDPSession();
  const cycle = (/** @type {number} */ times) =>
    page.evaluate(async (count) => {
      const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('dialog'));
      for (let index = 0; index < count; index += 1) {
        dialog.showModal();
        for (const name of ['name', 'company', 'reason']) {
          /** @type {HTMLInputElement} */ (dialog.querySelector(`[name=${name}]`)).value =
            `${name} ${index}`;
        }
        /** @type {HTMLInputElement} */ (dialog.querySelector('[name=email]')).value =
          'a@example.org';
        /** @type {HTMLElement} */ (dialog.querySelector('[type=submit]')).click();
        while (dialog.open) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, 5));
        for (const button of document.querySelectorAll('[aria-label=Dismiss]')) {
          /** @type {HTMLElement} */ (button).click();
        }
      }
      const { length } = /** @type {any} */ (window).launches;
      /** @type {any} */ (window).launches.length = 0;
      return length;
    }, times);
  const measure = async () => {
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { Nodes = 0, JSEventListeners = 0, JSHeapUsedSize = 0 } = await page.metrics();
    return { Nodes, JSEventListeners, JSHeapUsedSize };
  };
  // Until then code is still being compiled and caches filled.
  await cycle(200);
  await wait(1500);
  const before = await measure();
  assert.is(await cycle(500), 500);
  await wait(1500);
  const after = await measure();
  assert.ok(after.Nodes <= before.Nodes + 5, `nodes: ${before.Nodes}, ${after.Nodes}`);
  assert.ok(
    after.JSEventListeners <= before.JSEventListeners,
    `listeners: ${before.JSEventListeners}, ${after.JSEventListeners}`,
  );
  assert.ok(
    after.JSHeapUsedSize <= before.JSHeapUsedSize * 1.1,
    `heap: ${before.JSHeapUsedSize}, ${after.JSHeapUsedSize}`,
  );
  assert.ok(await isStarted(page));
  await page.close();
});

test.run();
