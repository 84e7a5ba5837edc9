// From the button to the email. keyboard.test.ts sends a lead by keyboard, app-failures.test.ts without
// the app, and test/unit has the words of the email.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { forgetNewerHtml } from '../support/drive/in-page';
import {
  app,
  dialogIsClosed,
  hasFocus,
  mail,
  on,
  readMail,
  sendInOneTask,
  sendLead,
  submitLead,
  textOf,
  theLaunch,
  toastCount,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import {
  dialogIsOpen,
  fillLead,
  hasStarted,
  launchesOf,
  openDialog,
  opener,
  until,
  untilStarted,
} from '../support/drive/page';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';
import type { Needs } from '../support/run/jobs';

export const needs = { runtimes: ['react', 'preact'] } satisfies Needs;

const test = siteSuite('lead');

test('a lead by mouse opens the email in a new tab and paints "Submitting..."', async ({
  open,
}) => {
  const page = await open('/');
  // The second click is beside the dialog that the first click opens, and must not close the dialog.
  await page.click(opener, { count: 2 });
  await until(page, dialogIsOpen);
  assert.is(await page.$eval('dialog', ({ offsetWidth }) => offsetWidth), 500);
  assert.ok(await page.evaluate(hasFocus('[name=name]')));
  await untilStarted(page);
  const isBusy = `document.querySelector('${on.submit}:disabled')?.textContent === 'Submitting...'`;
  const painted = page.waitForFunction(isBusy, { polling: 'raf' });
  const [{ href, target, rel }] = await Promise.all([sendLead(page), painted]);
  assert.equal([target, rel], ['_blank', 'noopener']);
  await page.click(on.openAgain);
  assert.equal((await launchesOf(page))[1], { href, target, rel, isActive: true });
  assert.equal(page.problems, []);
});

test('a lead by touch opens the email in the same tab, without webmail links', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap(opener);
  await until(page, dialogIsOpen);
  await untilStarted(page);
  await fillLead(page);
  await page.tap(on.submit);
  const { href, target } = await untilThanked(page);
  assert.equal(readMail(href), mail);
  assert.is(target, '');
  await page.$eval(on.openAgain, (link) => (link as HTMLElement).click());
  assert.is((await launchesOf(page))[1]?.target, '');
  assert.not(await page.$eval(on.webmail, (link) => link.checkVisibility()));
  assert.equal(page.problems, []);
});

const browsers = [
  ['this browser', () => {}],
  ['a browser without command', forgetNewerHtml],
] as const;

/** A point on the backdrop, above the dialog. */
const pointBeside = (page: Page) =>
  page.$eval('dialog', (dialog) => {
    const { x, y } = dialog.getBoundingClientRect();
    return { x: x + 10, y: y / 2 };
  });

for (const [browser, setUp] of browsers) {
  test(`in ${browser}, four ways close the dialog, keep the text and return the focus`, async ({
    open,
  }) => {
    const page = await open('/', { prepare: (page) => page.evaluateOnNewDocument(setUp) });
    const openers = await page.$$(opener);
    assert.is(openers.length, 2);
    await openDialog(page);
    const beside = await pointBeside(page);
    await page.keyboard.press('Escape');
    for (const [index, leave] of [
      () => page.click(on.cancel),
      () => page.click(on.close),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(beside.x, beside.y),
    ].entries()) {
      const button = openers[index % 2];
      await button?.focus();
      await page.keyboard.press('Enter');
      await until(page, dialogIsOpen);
      await page.click('#intro-call h2');
      await page.type('[name=name]', String(index));
      await leave();
      await until(page, `${dialogIsClosed} && !document.querySelector('.has-dialog')`);
      assert.ok(await button?.evaluate((element) => element === document.activeElement));
    }
    assert.is(await valueIn(page, 'name'), '0123');
    assert.equal(await launchesOf(page), []);
    assert.equal(page.problems, []);
  });
}

test('a selection that ends beside the dialog leaves it open; a tap there only closes it', async ({
  open,
}) => {
  const page = await open('/', { width: 390, isTouch: true });
  await openDialog(page);
  const point = await pointBeside(page);
  await page.hover('[name=name]');
  await page.mouse.down();
  await page.mouse.move(point.x, point.y);
  await page.mouse.up();
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.evaluate(
    "addEventListener('click', ({ target }) => { window.tapped = target.localName })",
  );
  await page.touchscreen.tap(point.x, point.y);
  await until(page, dialogIsClosed);
  await until(page, "window.tapped === 'dialog'");
});

test('the task of the submit opens one mail link, even when the app starts in the same frame', async ({
  open,
}) => {
  const page = await open('/');
  await page.evaluate(async () => {
    const [file] = /app-[0-9a-f]+\.js/.exec(document.documentElement.innerHTML) ?? [];
    await import(`/assets/${file}`);
  });
  assert.not(await page.evaluate(hasStarted));
  assert.is(await sendInOneTask(page), 1);
  await until(page, `${toastCount} === 1`);
  assert.is((await launchesOf(page)).length, 1);
  assert.equal(page.problems, []);
});

test('hydration keeps markup, autofilled values, selection, IME composition and dialog', async ({
  site,
  open,
}) => {
  const held = site.hold(app);
  const page = await open('/');
  await openDialog(page);
  await page.evaluate(`{
    const [email, reason] = document.querySelectorAll('[name=email], [name=reason]');
    // Autofill sets a value and dispatches a change event.
    email.value = 'ada@example.org';
    email.dispatchEvent(new Event('change', { bubbles: true }));
    reason.value = 'A catalog';
    reason.setSelectionRange(2, 5);
  }`);
  // An IME composes a word during the hydration.
  const session = await page.createCDPSession();
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
  await compose('にほ');
  const markup = () => page.$eval('#app', (element) => element.innerHTML);
  const before = await markup();
  held.release();
  await untilStarted(page);
  assert.ok((await markup()) === before, 'markup');
  await compose('にほん');
  await session.send('Input.insertText', { text: '日本' });
  assert.is(await valueIn(page, 'name'), '日本');
  assert.is(await valueIn(page, 'email'), lead.email);
  const field = "document.querySelector('[name=reason]')";
  assert.is(await page.evaluate(`${field}.value + ${field}.selectionStart`), 'A catalog2');
  assert.ok(await page.evaluate(dialogIsOpen));
  assert.equal(page.problems, []);
});

test('a lead is sent from a translated page while the app hydrates it', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  // The browser's translator wraps each text in a `font` element.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `ü ${text.textContent}`;
      text.parentNode?.replaceChild(font, text);
    }
  });
  await submitLead(page);
  held.release();
  await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
  assert.equal(readMail((await theLaunch(page)).href), mail);
  assert.is(await valueIn(page, 'name'), '');
  assert.match(await textOf(page, 'h1'), /^ü Turning/);
  await until(page, `${hasFocus(opener)} && !document.querySelector('.has-dialog, :disabled')`);
});

test.run();
