// runtimes: react, preact
// From the button to the mail program, and what the form keeps. By keyboard: keyboard.test.ts;
// a late and a missing app: faults.test.ts; the words of the email: test/unit.
import * as assert from 'uvu/assert';
import { forgetNewerHtml } from '../support/in-page';
import {
  app,
  dialogIsClosed,
  hasFocus,
  mail,
  on,
  readMail,
  sendInOneTask,
  sendLead,
  textOf,
  theLaunch,
  toastCount,
  untilThanked,
  valueIn,
} from '../support/lead';
import {
  dialogIsOpen,
  fillLead,
  hasStarted,
  launchesOf,
  lead,
  openDialog,
  opener,
  until,
  untilStarted,
} from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('lead');

test('by mouse: a new tab, and "Submitting..." is painted', async ({ open }) => {
  const page = await open('/');
  // The second click is beside the dialog that the first one opens.
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
  assert.is((await launchesOf(page))[1]?.href, href);
  assert.equal(page.problems, []);
});

test('by touch: in the same tab', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.tap(opener);
  await until(page, dialogIsOpen);
  await untilStarted(page);
  assert.is(await page.$eval('dialog', ({ offsetWidth }) => offsetWidth), 358);
  await page.tap(on.close);
  await until(page, dialogIsClosed);
  await fillLead(page);
  await page.tap(on.submit);
  const { href, target } = await untilThanked(page);
  assert.equal(readMail(href), mail);
  assert.is(target, '');
  assert.equal(page.problems, []);
});

const browsers = [
  ['this browser', () => {}],
  ['one without command', forgetNewerHtml],
] as const;

for (const [browser, setUp] of browsers) {
  test(`in ${browser}, four ways out of the dialog: text stays, focus comes back`, async ({
    open,
  }) => {
    const page = await open('/', { prepare: (page) => page.evaluateOnNewDocument(setUp) });
    const openers = await page.$$(opener);
    assert.is(openers.length, 2);
    for (const [index, leave] of [
      () => page.click(on.cancel),
      () => page.click(on.close),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
    ].entries()) {
      const button = openers[index % 2];
      await button?.focus();
      await page.keyboard.press('Enter');
      await until(page, dialogIsOpen);
      await page.click('#intro-call h2');
      await page.type('[name=name]', String(index));
      await leave();
      // The boot script gives the focus back a task later.
      await until(page, `${dialogIsClosed} && !document.querySelector('.has-dialog')`);
      assert.ok(await button?.evaluate((element) => element === document.activeElement));
    }
    assert.is(await valueIn(page, 'name'), '0123');
    assert.equal(await launchesOf(page), []);
    assert.equal(page.problems, []);
  });
}

test('a selection may end beside the dialog, and a tap there only closes it', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await openDialog(page);
  // The page's logo is behind this.
  const point = { x: 40, y: 30 };
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

test('one link, in the task of the submit, when the app starts in its frame', async ({ open }) => {
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

test('hydration keeps markup, autofill, selection, composition and dialog', async ({
  site,
  open,
}) => {
  const held = site.hold(app);
  const page = await open('/');
  // Until then the boot script changes the markup too.
  await until(page, "document.documentElement.classList.contains('laid-out')");
  await openDialog(page);
  await page.evaluate(`{
    const [email, reason] = document.querySelectorAll('[name=email], [name=reason]');
    // As the browser's autofill does it.
    email.value = 'ada@example.org';
    email.dispatchEvent(new Event('change', { bubbles: true }));
    reason.value = 'A catalog';
    reason.setSelectionRange(2, 5);
  }`);
  // An input method is in the middle of a word.
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

for (const [browser, setUp] of browsers) {
  test(`in ${browser}, a lead is finished whose form something has changed`, async (tools) => {
    const held = tools.site.hold(app);
    const page = await tools.open('/', { prepare: (page) => page.evaluateOnNewDocument(setUp) });
    await fillLead(page);
    await page.$eval('form', (form) => form.prepend(document.createElement('i')));
    await page.click(on.submit);
    held.release();
    await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
    assert.is(await valueIn(page, 'name'), '');
    await until(page, "!document.querySelector('.has-dialog, :disabled')");
  });
}

test('hydration keeps a page that was translated', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  // As the browser's translator does it.
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
  await fillLead(page);
  held.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(`${dialogIsOpen} && ${hasFocus('[name=reason]')}`));
  await page.click(on.submit);
  await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
  assert.equal(readMail((await theLaunch(page)).href), mail);
  assert.match(await textOf(page, 'h1'), /^ü Turning/);
  await page.waitForSelector(on.openAgain);
});

test.run();
