// The dialog, and what a visitor has after Submit, in more detail than the specification.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { labels, lead, scheduleCall } from '../support/drive/lead';
import { siteSuite } from '../support/drive/suite';

const { bar, leadDialog, leadMail, leadSent } = content;
const test = siteSuite('lead', { hasFakeClock: true });

const isDialogOpen = (page: Page) => page.evaluate(() => kit.isDialogOpen());
const isInDialog = (page: Page, words: string) =>
  page.evaluate((words) => kit.allByText(words, kit.dialog()).length > 0, words);

test('a press beside the dialog closes it, a selection does not; keys open it again', async ({
  open,
}) => {
  const page = await open('/', { isTouch: true });
  const call = await page.getByRole('button', scheduleCall, 'main');
  const isLink = await call.evaluate((button) => button.matches(':any-link'));
  assert.not(isLink, 'a middle click and a long press have no address');
  await call.click({ count: 2 });
  assert.ok(await isDialogOpen(page), 'a double click leaves it open');
  const { x, y } = await page.$eval('dialog', (dialog) => dialog.getBoundingClientRect().toJSON());
  const beside = [x + 10, y / 2] as const;
  await (await page.getByRole('textbox', labels.first)).hover();
  await page.mouse.down();
  await page.mouse.move(...beside);
  await page.mouse.up();
  assert.ok(await isDialogOpen(page), 'a selection that ends beside it leaves it open');
  await page.mouse.move(...beside);
  await page.mouse.down();
  await (await page.getByRole('textbox', labels.first)).hover();
  await page.mouse.up();
  assert.ok(await isDialogOpen(page), 'a press beside it that ends in a field leaves it open');
  for (const [key, leave] of [
    ['Enter', () => page.mouse.click(...beside)],
    ['Space', () => page.touchscreen.tap(...beside)],
  ] as const) {
    await leave();
    await page.until(() => kit.isDialogClosed());
    await page.until((name) => kit.hasFocus(name), scheduleCall);
    await page.keyboard.down(key);
    // As with a button, Space that is held opens nothing into which it could type.
    await page.keyboard.down(key);
    assert.is(await isDialogOpen(page), key === 'Enter');
    await page.keyboard.up(key);
    await page.until(() => kit.isDialogOpen());
    await page.until((name) => kit.hasFocus(name), labels.first);
  }
  assert.ok(await page.evaluate(() => kit.isFormEmpty()), 'the key types nothing');
  assert.equal(page.problems, []);
});

test('Enter that is held sends one email, and opens no dialog', async ({ open }) => {
  // The window is so low that the dialog scrolls.
  const prepare = (page: Page) => page.setViewport({ width: 500, height: 476 });
  const page = await open('/', { prepare });
  // The first is a link, which answers to keys by our script, the second one a button.
  for (const opener of [scheduleCall, leadSent.seeDraft]) {
    await page.press('button', opener, 'main');
    await page.fillForm();
    // Enter submits from a field of one line, which has the focus after this.
    await page.fill(labels.first, lead[labels.first] ?? '');
    await page.keyboard.down('Enter');
    await page.until(() => kit.isSubmitting());
    await page.tick(800);
    await page.until(() => kit.isDialogClosed());
    await page.until((name) => kit.hasFocus(name), opener);
    // puppeteer reports a key that is down already as repeated.
    await page.keyboard.down('Enter');
    assert.ok(await page.evaluate(() => kit.isDialogClosed()));
    await page.keyboard.up('Enter');
    await page.onlyEmail();
    await page.evaluate(() => kit.forgetEmails());
  }
  await page.keyboard.press('Enter');
  await page.until((name) => kit.hasFocus(name), leadSent.openAgain);
  // The dialog opens at its top, where the draft is.
  await page.until(() => kit.dialog().scrollTop === 0);
});

test('by touch, the email and the draft open in the same tab, without webmail links', async ({
  open,
}) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.sendLead();
  assert.is((await page.onlyEmail()).target, '_self');
  await page.evaluate(() => kit.forgetEmails());
  await page.press('button', leadSent.seeDraft);
  await page.press('link', leadSent.openAgain);
  assert.is((await page.onlyEmail()).target, '_self');
  const { services } = leadSent.webmail;
  const links = (await page.evaluate(() => kit.readDialogLinks())).map(({ text }) => text);
  assert.not(links.some((text) => services.some((service) => text.includes(service))));
});

test('by touch, toasts leave although one was tapped, but not behind the menu', async ({
  open,
}) => {
  const page = await open('/', { width: 390, isTouch: true });
  await page.sendLead();
  const { x, y } = await page.evaluate(() => {
    const [thanks = document.body] = kit.allThanks();
    return thanks.getBoundingClientRect().toJSON();
  });
  await page.touchscreen.tap(x + 5, y + 5);
  await page.tick(6000);
  await page.until(() => !kit.hasThanks());
  await page.sendLead();
  await page.press('button', bar.menuButton);
  await page.until(() => kit.isMenuOpen());
  await page.tick(6000);
  assert.ok(await page.evaluate(() => kit.hasThanks()), 'the menu covers it');
  await page.keyboard.press('Escape');
  await page.sendLead();
  // The focus goes to the other toast.
  await (await page.getByRole('button', content.toastWords.dismiss)).tap();
  await page.until(() => kit.countThanks() === 1);
  await page.tick(6000);
  await page.until(() => !kit.hasThanks());
});

test('a toast comes and goes without a scrollbar', async ({ open }) => {
  const page = await open('/', { hasMotion: true });
  await page.sendLead();
  const hidden = await page.evaluate((words) => {
    const region = kit.allThanks()[0]?.closest('section');
    kit.getByRole('button', words).click();
    // The last moment of its way.
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSTransition)) continue;
      animation.pause();
      animation.currentTime = 270;
    }
    return region && region.scrollHeight - region.clientHeight;
  }, content.toastWords.dismiss);
  assert.is(hidden, 0);
});

/** Where the fields are in the dialog, which may be scrolled. */
const readPlaces = (page: Page) =>
  page.$$eval('dialog fieldset :is(input, textarea)', (fields) =>
    fields.map((field) => {
      const { y, height } = field.getBoundingClientRect();
      return { y: Math.round(y + kit.dialog().scrollTop), height };
    }),
  );

test('*Submitting...* moves no field, and the draft takes no room from the fields', async ({
  open,
}) => {
  const page = await open('/');
  await page.fillForm();
  const places = await readPlaces(page);
  await page.submit();
  await page.until(() => kit.isSubmitting());
  assert.equal(await readPlaces(page), places);
  await page.untilSent();
  await page.tick(10_000);
  await page.press('button', leadSent.seeDraft);
  await page.until((name) => kit.hasFocus(name), leadSent.openAgain);
  assert.ok(await isInDialog(page, `${leadSent.draft} ${leadSent.kept}`));
  const heightsOf = (places: { height: number }[]) => places.map(({ height }) => height);
  assert.equal(heightsOf(await readPlaces(page)), heightsOf(places));
});

test('screen readers hear what an opening dialog is for, and of a draft', async ({ open }) => {
  const page = await open('/');
  const hear = async () => {
    await page.openDialog();
    const root = await page.$('dialog');
    return (root && (await page.accessibility.snapshot({ root })))?.description ?? '';
  };
  assert.is(await hear(), leadDialog.intro);
  await page.sendLead();
  assert.match(await hear(), `${leadSent.draft} ${leadSent.kept}`);
});

test('where copying is refused or never answered, all of a long message is selected', async ({
  open,
}) => {
  const reason = '漢字 word\n'.repeat(300).trim();
  const page = await open('/');
  await page.fillForm({ ...lead, [labels.reason]: reason });
  await page.submit();
  await page.untilSent();
  for (const where of ['toast', 'dialog']) {
    if (where === 'dialog') await page.openDialog();
    await page.evaluate((isThere) => {
      const silent = { writeText: () => new Promise(() => {}) };
      const value = isThere ? silent : undefined;
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, where === 'dialog');
    await page.press('button', leadSent.copy);
    await page.tick(1000);
    // A text area, so a mail program gets lines of plain text.
    await page.until(() => document.activeElement?.matches('textarea[readonly]'));
    assert.match(await page.evaluate(() => String(getSelection())), reason, where);
  }
  assert.ok(await isInDialog(page, leadSent.copyByHand));
  await page.keyboard.press('Escape');
  await page.openDialog();
  assert.not(await isInDialog(page, leadSent.copyByHand), 'it is gone the next time');
  assert.equal(page.problems, []);
});

test('a dialog that is closed while it sends opens again with an empty form', async ({ open }) => {
  const page = await open('/');
  await page.submitLead();
  await page.keyboard.press('Escape');
  // `close` comes with a frame.
  await page.evaluate(() => kit.passFrames());
  await page.openDialog();
  await page.until((name) => kit.hasFocus(name), leadSent.openAgain);
  assert.ok(await page.evaluate(() => kit.isFormEmpty()));
  await page.tick(2000);
  assert.ok(await isDialogOpen(page));
  await page.until(() => kit.hasThanks());
});

test('spaces and invisible characters are removed, unless a letter or emoji needs them', async ({
  open,
}) => {
  const page = await open('/');
  await page.fillForm();
  const invisible = '\u00a0\ufeff\ufffc';
  for (const text of ['  ', ...invisible]) {
    await page.fill(labels.requiredText, text);
    await page.submit();
    await page.until((name) => kit.isRefused(name), labels.requiredText);
  }
  await page.fill(labels.requiredText, lead[labels.requiredText] ?? '');
  // Nobody can know which address was meant.
  await page.fill(labels.email, 'ada b@example.org');
  await page.submit();
  await page.until((name) => kit.isRefused(name), labels.email);
  // The keyboards for Chinese and Japanese write full-width letters.
  await page.fill(labels.email, `\u200bａda+1\u202c＠ｅxample。org${invisible} `);
  // Scripts and emoji need such characters, also at the end of a text.
  const texts: typeof lead = {
    [labels.first]: 'അവന്\u200d',
    [labels.requiredText]: 'خانه\u200c',
    [labels.reason]:
      '２０２６ می\u200cخواهم 👩\u200d👩 क्\u200dष 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ❤\ufe0f',
  };
  for (const [label, text] of Object.entries(texts))
    await page.fill(label, `${invisible}${text}${invisible} `);
  const directionOf = (label: string) =>
    page.evaluate((label) => getComputedStyle(kit.getByRole('textbox', label)).direction, label);
  assert.is(await directionOf(labels.requiredText), 'rtl');
  assert.is(await directionOf(labels.email), 'ltr');
  await page.submit();
  await page.untilSent();
  const { body } = await page.onlyEmail({ ...lead, ...texts });
  for (const text of [lead[labels.email], ...Object.values(texts)])
    assert.match(body, `: ${text}\r\n`);
});

test('a visitor is told before Submit that a text is too long for the email', async ({ open }) => {
  const page = await open('/');
  const isTold = () => isInDialog(page, leadDialog.tooLong);
  await page.fillForm();
  assert.not(await isTold());
  const places = await readPlaces(page);
  await page.fill(labels.reason, 'Our catalog has many songs. '.repeat(100));
  assert.ok(await isTold());
  assert.equal(await readPlaces(page), places, 'the hint moves no field');
  assert.ok(await page.evaluate((words) => kit.wasHeard(words), leadDialog.tooLong));
  await page.fill(labels.reason, 'Our catalog has many songs.');
  assert.not(await isTold());
  await page.fill(labels.reason, 'Our catalog has many songs. '.repeat(100));
  await page.reload();
  await page.openDialog();
  await page.tick(500);
  assert.ok(await isTold());
  assert.ok(await page.evaluate((words) => kit.wasHeard(words), leadDialog.tooLong));
  await page.submit();
  await page.untilSent();
  const [email] = await page.openedEmails();
  assert.match(email?.body ?? '', leadMail.cutMark);
  await page.openDialog();
  assert.not(await isTold());
});

test('a field may have any name, and an extension may add or remove fields', async ({ open }) => {
  const page = await open('/');
  const names = ['reset', 'querySelectorAll', 'addEventListener', 'Deck in 11" \\ [format]?'];
  await page.openDialog();
  await page.evaluate((names) => {
    const form = kit.dialog().querySelector('form');
    for (const name of names) {
      const field = form?.querySelector('input[name]')?.cloneNode() as HTMLInputElement;
      form?.append(Object.assign(field, { name, value: `text of ${name}` }));
    }
    form?.append(Object.assign(document.createElement('input'), { name: 'theirs', value: 'x' }));
  }, names);
  await (await page.getByRole('textbox', labels.requiredText)).evaluate((field) => field.remove());
  const { [labels.requiredText]: _removed, ...rest } = lead;
  for (const [label, text] of Object.entries(rest)) await page.fill(label, text);
  await page.submit();
  await page.untilSent();
  const { body } = await page.onlyEmail(rest);
  for (const name of names) assert.match(body, `\r\n${name}: text of ${name}\r\n`);
  assert.not.match(body, 'theirs');
  assert.is((await page.evaluate(() => kit.readFields()))[labels.first], '');
});

test('in a narrow dialog, the tooltip of the cross covers no word of the title', async ({
  open,
}) => {
  const page = await open('/', { width: 360 });
  await page.openDialog();
  // A title of several lines is beside the tooltip.
  await page.$eval('dialog h2', (title) => title.replaceChildren('Schedule a Call'));
  await (await page.getByRole('button', leadDialog.close)).hover();
  await page.tick(700);
  const distance = await page.evaluate((words) => {
    const title = kit.getByRole('heading', undefined, kit.dialog()).getBoundingClientRect();
    const [tooltip = document.body] = kit.allByText(words, kit.dialog());
    return tooltip.getBoundingClientRect().top - title.bottom;
  }, leadDialog.close);
  assert.ok(distance >= 0, `it reaches ${-distance} px into the title`);
});

test.run();
