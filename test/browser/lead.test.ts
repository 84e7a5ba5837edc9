// runtimes: react, preact
// From the button to the mail program, and what the form keeps. By keyboard: keyboard.test.ts;
// a late and a missing app: faults.test.ts; the words of the email: test/unit.
import * as assert from 'uvu/assert';
import {
  app,
  dialogIsClosed,
  hasFocus,
  mail,
  on,
  readMail,
  sendLead,
  sendQuickly,
  untilThanked,
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
  until,
  untilStarted,
} from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('lead');

test('by mouse: a new tab, and "Submitting..." is painted', async ({ open }) => {
  const page = await open('/');
  await openDialog(page);
  assert.is(await page.$eval('dialog', ({ offsetWidth }) => offsetWidth), 500);
  assert.ok(await page.evaluate(hasFocus('[name=name]')));
  await untilStarted(page);
  await page.$eval(on.submit, (button) => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      frames.push(`${button.textContent} ${button.matches(':disabled')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const { href, target, rel } = await sendLead(page);
  assert.ok(await page.evaluate("frames_.includes('Submitting... true')"));
  assert.equal([target, rel], ['_blank', 'noopener']);
  await page.click(on.openAgain);
  assert.is((await launchesOf(page))[1]?.href, href);
  assert.equal(page.problems, []);
});

test('by touch: in the same tab, and without tooltips', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true, hasFakeClock: true });
  await page.tap(opener);
  await until(page, dialogIsOpen);
  await untilStarted(page);
  assert.is(await page.$eval('dialog', ({ offsetWidth }) => offsetWidth), 358);
  const { x, y } = await page.$eval(on.close, (button) => button.getBoundingClientRect().toJSON());
  const touch = await page.touchscreen.touchStart(x + 5, y + 5);
  await page.tick(2000);
  assert.is(await page.$('[role=tooltip]'), null);
  await touch.end();
  await until(page, dialogIsClosed);
  await fillLead(page);
  await page.tap(on.submit);
  const { href, target } = await untilThanked(page);
  assert.equal(readMail(href), mail);
  assert.is(target, '');
  assert.equal(page.problems, []);
});

/** Browsers of 2023; the browser itself still knows what it does not tell. */
function forgetNewerHtml(): void {
  Reflect.deleteProperty(window, 'trustedTypes');
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  addEventListener('command', (event) => event.preventDefault(), true);
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('dialog')?.removeAttribute('closedby'),
  );
}

for (const [browser, setUp] of [
  ['this browser', () => {}],
  ['one without command and closedby', forgetNewerHtml],
] as const) {
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

test('the browser refuses wrong fields, before the app and with it', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  await openDialog(page);
  for (const [name, value] of Object.entries(lead)) {
    if (name === 'email') await page.type('[name=email]', 'ada@');
    await page.click(on.submit);
    await until(page, hasFocus(`[name=${name}]:user-invalid`));
    await page.type(`[name=${name}]`, value.replace('ada@', ''));
    if (name === 'email') {
      held.release();
      await untilStarted(page);
    }
  }
  assert.equal(await launchesOf(page), []);
  assert.ok(await page.evaluate(dialogIsOpen));
});

test('one link when the app starts in the frame of the submit', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(async () => {
    const [file] = /app-[0-9a-f]+\.js/.exec(document.documentElement.innerHTML) ?? [];
    await import(`/assets/${file}`);
  });
  assert.not(await isStarted(page));
  await sendQuickly(page);
  assert.is((await launchesOf(page)).length, 1);
  assert.equal(page.problems, []);
});

test('hydration keeps markup, autofill, selection, composition and dialog', async ({
  site,
  open,
}) => {
  const held = site.hold(app);
  const page = await open('/');
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
});

test('60 leads leave no nodes, listeners or memory behind', async ({ open }) => {
  const page = await open('/');
  const session = await page.createCDPSession();
  const measureAfter = async (count: number) => {
    await sendQuickly(page, count);
    await until(page, "document.querySelector('section li[hidden]') === null");
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { Nodes = 0, JSEventListeners = 0, JSHeapUsedSize = 0 } = await page.metrics();
    return { Nodes, JSEventListeners, JSHeapUsedSize };
  };
  const before = await measureAfter(30);
  const after = await measureAfter(30);
  const words = JSON.stringify({ before, after });
  assert.ok(after.Nodes <= before.Nodes + 50, words);
  assert.ok(after.JSEventListeners <= before.JSEventListeners + 5, words);
  assert.ok(after.JSHeapUsedSize <= before.JSHeapUsedSize * 1.15, words);
  assert.is((await launchesOf(page)).length, 60);
});

test.run();
