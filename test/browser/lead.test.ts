// runtimes: react, preact
// From the button to the mail program, with the app there, late, and missing.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  app,
  body,
  cancel,
  close,
  copyButton,
  dialogIsClosed,
  hasFocus,
  mail,
  openAgain,
  readMail,
  region,
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
  isStarted,
  launchesOf,
  lead,
  openDialog,
  opener,
  type SitePage,
  until,
  untilStarted,
} from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('lead');

const label = (page: Page) => page.$eval(submit, (button) => button.textContent);
const isDisabled = `document.querySelector('${submit}').disabled`;
const isSent = "document.querySelector('form[data-sent]') !== null";

async function pressTabUntil(page: Page, selector: string): Promise<void> {
  for (let presses = 0; !(await page.evaluate(hasFocus(selector))); presses += 1) {
    if (presses > 40) throw new Error(`Tab does not reach ${selector}`);
    await page.keyboard.press('Tab');
  }
}

/** What a submit ends with, whenever the app has come. */
async function untilThanked(page: SitePage): Promise<void> {
  await until(page, `${dialogIsClosed} && ${toastCount} === 1 && !${isDisabled}`);
  assert.is(await valueIn(page, 'name'), '');
  assert.is(await label(page), 'Submit');
  assert.match(
    String(await page.$eval(toast, (item) => item.textContent)),
    "Thank you for your interest!Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at inquiries@example.com",
  );
}

test('by mouse: link, toast, kept line; copying refused shows the message', async ({ open }) => {
  const page = await open('/');
  await openDialog(page);
  const { width } = await page.$eval('#intro-call', (dialog) =>
    dialog.getBoundingClientRect().toJSON(),
  );
  assert.is(width, 500);
  assert.ok(await page.evaluate(hasFocus('[name=name]')));
  await fillLead(page);
  await page.click(submit);
  await untilThanked(page);
  assert.ok(await page.evaluate(hasFocus(opener)));
  const launch = await theLaunch(page);
  assert.equal(readMail(launch.href), mail);
  assert.equal([launch.target, launch.rel], ['_blank', 'noopener']);

  await page.click(openAgain);
  assert.is((await launchesOf(page))[1]?.href, launch.href);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  for (const place of [toast, '#contact']) {
    await page.$$eval(`${place} ${copyButton}`, (buttons) => buttons.at(-1)?.click());
    const box = await page.waitForSelector(`${place} textarea`);
    assert.is(await box?.evaluate((box) => box.value), body.replaceAll('\r\n', '\n'));
  }
  assert.equal(page.problems, []);
});

test('by touch, at 390 px: in the same tab', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap(opener);
  await until(page, dialogIsOpen);
  const { left, right } = await page.$eval('#intro-call', (dialog) =>
    dialog.getBoundingClientRect().toJSON(),
  );
  assert.equal([left, right], [16, 374]);
  await fillLead(page);
  await page.tap(submit);
  await untilThanked(page);
  const launch = await theLaunch(page);
  assert.equal(readMail(launch.href), mail);
  assert.is(launch.target, '');
  assert.equal(page.problems, []);
});

test('by keyboard alone', async ({ open }) => {
  const page = await open('/');
  await pressTabUntil(page, opener);
  await page.keyboard.press('Enter');
  await until(page, `${dialogIsOpen} && ${hasFocus('[name=name]')}`);
  for (const [name, value] of Object.entries(lead)) {
    await pressTabUntil(page, `[name=${name}]`);
    await page.keyboard.type(value);
  }
  await page.focus('[name=phone]');
  await page.keyboard.press('Enter');
  await untilThanked(page);
  assert.equal(readMail((await theLaunch(page)).href), mail);
  assert.ok(await page.evaluate(hasFocus(opener)));
  await page.focus(`${toast} [aria-label=Dismiss]`);
  await page.keyboard.press('Enter');
  await until(page, `${toastCount} === 0 && ${hasFocus(region)}`);
  assert.equal(page.problems, []);
});

test('both openers and all four ways out: text stays, focus comes back', async ({ open }) => {
  const page = await open('/');
  const openers = await page.$$(opener);
  assert.is(openers.length, 2);
  const waysOut = [
    () => page.click(cancel),
    () => page.click(close),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ];
  for (const [index, leave] of waysOut.entries()) {
    const button = openers[index % 2];
    await button?.focus();
    await page.keyboard.press('Enter');
    await until(page, dialogIsOpen);
    await page.type('[name=name]', String(index));
    await leave();
    await until(page, dialogIsClosed);
    assert.ok(await button?.evaluate((element) => element === document.activeElement));
  }
  assert.is(await valueIn(page, 'name'), '0123');
  assert.equal(await launchesOf(page), []);
});

for (const isLate of [false, true]) {
  const when = isLate ? 'before the app' : 'with the app';
  const prepare = async (page: Page, app: { release(): void }) => {
    if (isLate) return;
    app.release();
    await page.hover(opener);
    await untilStarted(page);
  };

  test(`${when}, the browser refuses wrong fields and nothing is sent`, async ({ site, open }) => {
    const held = site.hold(app);
    const page = await open('/');
    await prepare(page, held);
    await openDialog(page);
    for (const [name, value] of Object.entries(lead)) {
      if (name === 'email') await page.type('[name=email]', 'ada@');
      await page.click(submit);
      await until(page, hasFocus(`[name=${name}]:user-invalid`));
      await page.type(`[name=${name}]`, value.replace('ada@', ''));
    }
    assert.equal(await launchesOf(page), []);
    assert.ok(await page.evaluate(dialogIsOpen));
  });

  for (const [gesture, act] of [
    ['a double click', (page) => page.click(submit, { count: 2 })],
    [
      'Enter and a click',
      async (page) => {
        await page.focus('[name=phone]');
        const { x, y } = await page.$eval(submit, (button) =>
          button.getBoundingClientRect().toJSON(),
        );
        await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + 5, y + 5)]);
      },
    ],
    [
      'two submits by a program',
      (page) =>
        page.$eval('#intro-call form', (form) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
    ],
  ] satisfies [string, (page: Page) => Promise<unknown>][]) {
    test(`${when}, ${gesture} opens one link`, async ({ site, open }) => {
      const held = site.hold(app);
      const page = await open('/');
      await prepare(page, held);
      await fillLead(page);
      await act(page);
      held.release();
      await untilThanked(page);
      assert.is(readMail((await theLaunch(page)).href).to, mail.to);
    });
  }
}

/** Keeps the visitor's pointer and focus from the boot script, but not those of a test. */
const hideIntent = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const hide = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    for (const type of ['pointerover', 'focusin']) addEventListener(type, hide, true);
  });

for (const order of ['submit, intent', 'intent, submit']) {
  test(`an app that starts in the frame of the submit, ${order}: one link`, async ({ open }) => {
    const page = await open('/', { prepare: hideIntent });
    await fillLead(page);
    assert.not(await isStarted(page));
    await page.evaluate(
      async (order, opener, submit) => {
        const [file] = /app-[0-9a-f]+\.js/.exec(document.documentElement.innerHTML) ?? [];
        await import(`/assets/${file}`);
        const actions: Record<string, () => void> = {
          submit: () => document.querySelector<HTMLElement>(submit)?.click(),
          intent: () =>
            document.querySelector(opener)?.dispatchEvent(new Event('focusin', { bubbles: true })),
        };
        for (const action of order.split(', ')) actions[action]?.();
      },
      order,
      opener,
      submit,
    );
    await untilThanked(page);
    await theLaunch(page);
    assert.equal(page.problems, []);
  });
}

test('"Submitting..." is painted, and the button disabled', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  await untilStarted(page);
  await page.$eval(submit, (button) => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      frames.push(`${button.textContent} ${button.matches(':disabled')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.click(submit);
  await untilThanked(page);
  assert.ok(await page.evaluate("window.frames_.includes('Submitting... true')"));
});

test('with the app 10 s late, the link opens at the gesture', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/', { hasFakeClock: true });
  await fillLead(page);
  await page.click(submit);
  assert.equal(readMail((await theLaunch(page)).href), mail);
  await page.tick(10_000);
  assert.is(await label(page), 'Submitting...');
  assert.ok(await page.evaluate(`${isDisabled} && ${dialogIsOpen}`));
  // Whoever presses again sends nothing twice.
  await page.click(submit);
  await page.focus('[name=phone]');
  await page.keyboard.press('Enter');
  held.release();
  await untilThanked(page);
  await theLaunch(page);
  assert.ok(await page.$(openAgain));
  assert.equal(page.problems, []);
});

test('a dialog that is closed while the app is late stays closed', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  await fillLead(page);
  await page.click(submit);
  await page.keyboard.press('Escape');
  await until(page, dialogIsClosed);
  held.release();
  await untilThanked(page);
  await theLaunch(page);
});

test('without the app: retries, words with the link, text kept, and again', async ({
  site,
  open,
}) => {
  const blocked = site.fail(app, 503);
  const page = await open('/', { hasFakeClock: true });
  await fillLead(page);
  await until({ evaluate: async () => site.count(app) === 1 }, 'asked once');
  await page.click(submit);
  for (const [index, delay] of [1000, 2000, 4000].entries()) {
    await until(page, 'window.timers > 0');
    await page.tick(delay - 1);
    assert.is(site.count(app), index + 1);
    await page.tick(1);
    await until({ evaluate: async () => site.count(app) === index + 2 }, `retry ${index + 1}`);
  }
  await until(page, isSent);
  const link = '[data-open-again]';
  assert.match(
    String(await page.$eval('#lead-sent', (words) => words.textContent)),
    /^Thank you for your interest! .*directly at inquiries@example\.com$/,
  );
  assert.ok(await page.evaluate(hasFocus(link)));
  const { href } = await theLaunch(page);
  assert.is(await page.$eval(link, (link) => link.getAttribute('href')), href);
  assert.is(await valueIn(page, 'reason'), lead.reason);
  assert.is(await label(page), 'Submit');
  await page.click(link);
  assert.is((await launchesOf(page))[1]?.href, href);

  await page.type('[name=company]', ' & Daughters');
  await page.click(submit);
  const [, , second, ...more] = await launchesOf(page);
  assert.match(readMail(second?.href).body, 'Engines & Sons & Daughters');
  assert.equal(more, []);
  // The line is back: so is everything else.
  blocked.release();
  await until(page, 'window.timers > 0');
  await page.tick(1000);
  await untilThanked(page);
  assert.not(await page.evaluate(isSent));
});

test('a link that cannot be opened ends the same way, with other words', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });
  await sendLead(page);
  assert.match(
    String(await page.$eval(toast, (item) => item.textContent)),
    'Please contact us directly at inquiries@example.com if needed.',
  );
  assert.is(await valueIn(page, 'name'), '');
  assert.is(page.problems.length, 1);
  assert.match(String(page.problems[0]), 'The mail link could not be opened');
});

test('a megabyte: a short link with a mark, and all of it copied', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      Object.assign(window, { copied: text });
    };
  });
  await fillLead(page);
  await page.$eval('[name=reason]', (field) => {
    if ('value' in field) field.value = '漢字 word\n'.repeat(130_000);
  });
  await page.click(submit);
  await untilThanked(page);
  const { href } = await theLaunch(page);
  assert.ok(href.length <= 1800);
  assert.match(readMail(href).body, 'shortened');
  await page.click(`${toast} ${copyButton}`);
  await until(page, `document.querySelector('${toast}').textContent.includes('Copied')`);
  assert.ok(await page.evaluate("window.copied.includes('漢字 word\\n'.repeat(130_000))"));
});

test('hydration changes no markup', async ({ open }) => {
  const page = await open('/');
  const before = await page.$eval('#app', (element) => element.innerHTML);
  await page.focus(opener);
  await untilStarted(page);
  assert.ok((await page.$eval('#app', (element) => element.innerHTML)) === before);
  assert.equal(page.problems, []);
});

test('hydration keeps autofill, composition and dialog', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  await openDialog(page);
  // As the browser's autofill does it.
  await page.$eval('[name=email]', (field) => {
    if ('value' in field) field.value = 'ada@example.org';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  // An input method is in the middle of a word.
  const session = await page.createCDPSession();
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
  await compose('にほ');
  held.release();
  await untilStarted(page);
  await compose('にほん');
  await session.send('Input.insertText', { text: '日本' });
  assert.is(await valueIn(page, 'name'), '日本');
  assert.is(await valueIn(page, 'email'), lead.email);
  assert.ok(await page.evaluate(dialogIsOpen));
});

test('hydration keeps the selection', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  await openDialog(page);
  await page.type('[name=reason]', lead.reason);
  await page.evaluate("document.activeElement.setSelectionRange(2, 5, 'backward')");
  held.release();
  await untilStarted(page);
  const selection = await page.evaluate(
    "['name', 'selectionStart', 'selectionEnd', 'selectionDirection'].map((key) => document.activeElement[key])",
  );
  assert.equal(selection, ['reason', 2, 5, 'backward']);
  assert.is(await valueIn(page, 'reason'), lead.reason);
});

test('Back brings typed text and the open dialog from the cache', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await openDialog(page);
  await page.type('[name=name]', lead.name);
  await untilStarted(page);
  await page.evaluate("location.href = '/team/'");
  await until(page, "location.pathname === '/team/' && document.readyState === 'complete'");
  await page.evaluate('history.back()');
  await until(page, "location.pathname === '/' && window.persisted === true");
  assert.is(await valueIn(page, 'name'), lead.name);
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.evaluate("document.querySelector('[name=name]').value = ''");
  await sendLead(page);
  await theLaunch(page);
});

test.run();
