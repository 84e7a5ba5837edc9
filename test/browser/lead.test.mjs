// The dialog, the form, the mail link, the toasts: in a real browser.
import * as assert from 'uvu/assert';
import {
  fillLead,
  launchesOf,
  startSite,
  until,
  untilStarted,
  wait,
  widths,
} from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

const { test, site } = siteSuite('lead', () => startSite());

const isOpen = "document.querySelector('dialog').matches(':modal')";
const toastCount = "document.querySelectorAll('[aria-label=Notifications] li').length";
const expectedBody =
  'Name: Ada Lovelace\r\nEmail: ada@example.org\r\nCompany: Engines & Sons\r\nTitle:\r\nPhone:\r\nReason for Interest: A catalog\r\nof songs\r\n\r\nThis message was written with the contact form on the website.';

for (const width of widths) {
  test(`a lead goes from button to mail program at ${width} px`, async () => {
    const page = await site.open('/', { width });
    await fillLead(page);
    await page.click('dialog [type=submit]');
    await until(page, `!${isOpen}`);
    await until(page, `${toastCount} === 1`);
    const [launch, ...more] = await launchesOf(page);
    assert.is(more.length, 0);
    const url = new URL(launch?.href ?? '');
    assert.is(url.pathname, 'inquiries@example.com');
    assert.is(url.searchParams.get('subject'), 'New Lead - Schedule Intro Call Request');
    assert.is(url.searchParams.get('body'), expectedBody);
    assert.is(launch?.target, '_blank');
    assert.is(launch?.rel, 'noopener');
    assert.is(
      await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
      '',
    );
    const toast = await page.$eval('[aria-label=Notifications] li', (item) => item.textContent);
    assert.match(
      toast,
      "If your email client didn't open, please contact us directly at inquiries@example.com",
    );
    assert.ok(await page.waitForSelector('#contact a[href^="mailto:"][href*="subject"]'));
    assert.equal(page.faults, []);
    await page.close();
  });

  test(`the dialog is at most 500 px wide and fits at ${width} px`, async () => {
    const page = await site.open('/', { width, isTouch: width < 768 });
    await page.click('main [commandfor]');
    const box = await page.$eval('dialog', (dialog) => dialog.getBoundingClientRect().toJSON());
    assert.is(box.width, Math.min(500, width - 32));
    assert.ok(box.left >= 0 && box.right <= width && box.top >= 0);
    await page.close();
  });
}

test('a phone opens the mail program in the same tab', async () => {
  const page = await site.open('/', { width: 390, isTouch: true });
  await page.tap('main [commandfor]');
  await fillLead(page);
  await page.tap('dialog [type=submit]');
  await until(page, `!${isOpen}`);
  assert.is((await launchesOf(page))[0]?.target, '');
  await page.close();
});

test('both buttons open it, the name has the focus, and the focus goes back', async () => {
  const page = await site.open('/');
  const buttons = await page.$$('main [commandfor]');
  assert.is(buttons.length, 2);
  for (const button of buttons) {
    await button.focus();
    await page.keyboard.press('Enter');
    await until(page, `${isOpen} && document.activeElement.name === 'name'`);
    await page.keyboard.press('Escape');
    await until(page, `!${isOpen}`);
    assert.ok(await button.evaluate((element) => element === document.activeElement));
  }
  await page.close();
});

test('Cancel, the cross, Escape and the backdrop close it; what was typed stays', async () => {
  const page = await site.open('/');
  for (const [index, close] of [
    () => page.click('dialog [commandfor]:not([aria-label])'),
    () => page.click('dialog [aria-label=Close]'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ].entries()) {
    await page.click('main [commandfor]');
    await until(page, isOpen);
    await page.type('[name=name]', String(index));
    await close();
    await until(page, `!${isOpen}`);
  }
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    '0123',
  );
  assert.is((await launchesOf(page)).length, 0);
  await page.close();
});

test('the page does not scroll behind it, nor move sideways', async () => {
  const page = await site.open('/');
  const before = await page.$eval('h1', (element) => element.getBoundingClientRect().left);
  await page.click('main [commandfor]');
  await until(page, isOpen);
  await page.mouse.move(60, 500);
  await page.mouse.wheel({ deltaY: 500 });
  await wait(200);
  assert.is(await page.evaluate(() => scrollY), 0);
  assert.is(await page.$eval('h1', (element) => element.getBoundingClientRect().left), before);
  await page.close();
});

test('a wrong field is refused by the browser, marked, and nothing is cleared', async () => {
  const page = await site.open('/');
  await page.click('main [commandfor]');
  await page.type('[name=name]', 'Ada');
  await page.type('[name=email]', 'no address');
  await page.click('dialog [type=submit]');
  await wait(200);
  assert.is((await launchesOf(page)).length, 0);
  assert.ok(await page.evaluate(isOpen));
  assert.is(
    await page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).name),
    'email',
  );
  const marked = await page.$$eval(':user-invalid', (fields) =>
    fields.map((field) => field.getAttribute('name')),
  );
  assert.equal(marked.filter(Boolean), ['email', 'company', 'reason']);
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    'Ada',
  );
  const height = await page.$eval('textarea', (element) =>
    Number.parseFloat(getComputedStyle(element).minHeight),
  );
  assert.ok(height >= 80);
  await page.close();
});

test('the button reads Submitting... and is disabled in at least one painted frame', async () => {
  const page = await site.open('/');
  await fillLead(page);
  await untilStarted(page);
  await page.evaluate(() => {
    const frames = /** @type {string[]} */ ([]);
    Object.assign(window, { frames_: frames });
    const button = /** @type {HTMLButtonElement} */ (
      document.querySelector('dialog [type=submit]')
    );
    const look = () => {
      frames.push(`${button.textContent} ${button.disabled}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.keyboard.press('Tab');
  await page.click('dialog [type=submit]');
  await until(page, `!${isOpen}`);
  await wait(100);
  const frames = await page.evaluate(() => /** @type {any} */ (window).frames_);
  assert.ok(frames.includes('Submitting... true'), JSON.stringify(frames.slice(-5)));
  assert.is(frames.at(-1), 'Submit false');
  await page.close();
});

test('the failure toast comes when the link cannot be clicked', async () => {
  const page = await site.open('/');
  await fillLead(page);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });
  await page.click('dialog [type=submit]');
  await until(page, `!${isOpen} && ${toastCount} === 1`);
  const toast = await page.$eval('[aria-label=Notifications] li', (item) => item.textContent);
  assert.match(toast, 'Please contact us directly at inquiries@example.com if needed.');
  assert.is(page.faults.length, 1);
  assert.match(page.faults[0] ?? '', 'The mail link could not be opened');
  await page.close();
});

test('a toast leaves after five seconds, but not from under the pointer', async () => {
  const page = await site.open('/');
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, `${toastCount} === 1`);
  await page.hover('[aria-label=Notifications] li');
  await wait(6000);
  assert.is(await page.evaluate(toastCount), 1);
  const start = Date.now();
  await page.mouse.move(10, 10);
  await until(page, `${toastCount} === 0`);
  assert.ok(Date.now() - start < 6000);
  await page.close();
});

test('copies the whole message', async () => {
  const page = await site.open('/');
  await page
    .browserContext()
    .overridePermissions(site.origin, ['clipboard-read', 'clipboard-sanitized-write']);
  await fillLead(page);
  await page.type('[name=reason]', ` ${'long '.repeat(600)}`);
  await page.click('dialog [type=submit]');
  await until(page, `${toastCount} === 1`);
  const [launch] = await launchesOf(page);
  assert.ok(Number(launch?.href.length) <= 1800);
  assert.match(decodeURIComponent(launch?.href ?? ''), 'shortened');
  await page.click('[aria-label=Notifications] li button:not([aria-label])');
  await until(
    page,
    "document.querySelector('[aria-label=Notifications] li').textContent.includes('Copied')",
  );
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(text.includes('long '.repeat(600).trim()));
  await page.close();
});

test('toasts and the kept line survive a change of page', async () => {
  const page = await site.open('/');
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, `${toastCount} === 1`);
  await page.$eval('main a[data-page]', (element) => /** @type {HTMLElement} */ (element).click());
  await until(page, "location.pathname === '/team'");
  assert.is(await page.evaluate(toastCount), 1);
  await page.goBack();
  await page.waitForSelector('#contact a[href*="subject"]');
  await page.close();
});

test('what was typed is still there after a change of page', async () => {
  const page = await site.open('/');
  await page.click('main [commandfor]');
  await untilStarted(page);
  await page.type('[name=name]', 'Ada');
  await page.keyboard.press('Escape');
  await page.$eval('main a[data-page]', (element) => /** @type {HTMLElement} */ (element).click());
  await until(page, "location.pathname === '/team'");
  await page.goBack();
  await until(page, "location.pathname === '/'");
  assert.is(
    await page.$eval('[name=name]', (input) => /** @type {HTMLInputElement} */ (input).value),
    'Ada',
  );
  await page.click('main [commandfor]');
  await until(page, isOpen);
  await page.close();
});

test('a tooltip opens after 700 ms of rest, at once on focus, and never by touch', async () => {
  const page = await site.open('/');
  const tip = "document.querySelector('[role=tooltip]')?.textContent ?? ''";
  await page.hover('main a[target=_blank]');
  await untilStarted(page);
  await wait(300);
  assert.is(await page.evaluate(tip), '');
  await until(page, `(${tip}) === 'Opens the investor portal in a new tab'`);
  const describedBy = await page.$eval('main a[target=_blank]', (link) =>
    link.getAttribute('aria-describedby'),
  );
  assert.is(await page.$eval('[role=tooltip]', (element) => element.id), describedBy);
  const box = await page.$eval('[role=tooltip]', (element) =>
    element.getBoundingClientRect().toJSON(),
  );
  await page.mouse.move(box.x + 20, box.y + box.height - 8, { steps: 5 });
  await wait(400);
  assert.ok(await page.evaluate(tip), 'the pointer can go there');
  await page.keyboard.press('Escape');
  await until(page, `(${tip}) === ''`);
  await page.mouse.move(5, 5);
  await page.focus('[aria-label$=home]');
  for (let presses = 0; presses < 8 && !(await page.evaluate(tip)); presses += 1)
    await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('target')), '_blank');
  await page.close();

  const phone = await site.open('/', { width: 390, isTouch: true });
  await phone.tap('[popovertarget]');
  await wait(900);
  assert.is(await phone.evaluate(tip), '');
  await phone.close();
});

test.run();
