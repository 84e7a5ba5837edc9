// What the arrival of the app changes, and what it leaves as it was; what a visitor has without it.
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { lead } from '../support/drive/lead';
import { appUrl } from '../support/drive/site';
import { showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const { hero, leadDialog, leadSent } = content;
const test = siteSuite('app', { hasFakeClock: true });

/** Wraps each text in a `font` element, as the browser's translator does; runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, font, textarea')) continue;
    const font = document.createElement('font');
    font.textContent = `${text.textContent}`;
    text.parentNode?.replaceChild(font, text);
  }
}

/** Puts elements beside and into fields and buttons, as password managers do; runs in the page. */
function decorate(): void {
  for (const element of document.querySelectorAll(
    'input, textarea, button, fieldset, form, dialog div',
  )) {
    element.after(document.createElement('i'));
    if (element.matches('input, textarea')) continue;
    element.prepend(document.createElement('i'));
    element.append(document.createElement('i'));
  }
}

for (const [name, change] of Object.entries({ translate, decorate })) {
  test(`a lead is sent from a page that was changed by ${name}`, async ({ site, open }) => {
    const app = site.hold(appUrl);
    const page = await open('/');
    await page.evaluate(change);
    await page.fillForm();
    app.release();
    // The app is there when it shows a tooltip.
    await showTooltip(page);
    await page.evaluate(change);
    await page.press('button', leadDialog.submit);
    await page.untilSent();
    await page.onlyEmail();
    await page.evaluate(change);
    await page.press('button', leadSent.copy);
    await page.untilCopied();
    await page.press('button', leadSent.seeDraft);
    await page.until((name) => kit.hasFocus(name), leadSent.openAgain);
    await page.evaluate(change);
    await page.evaluate(() => kit.forgetMailLinks());
    await page.tick(10_000);
    await page.sendLead();
    await page.onlyEmail();
    assert.ok(await page.evaluate((name) => kit.isShown('heading', name), hero.headline));
    assert.equal(page.problems, []);
  });
}

test('a lead needs no app, and its thanks come when the app comes', async ({ site, open }) => {
  const app = site.hold(appUrl);
  const page = await open('/');
  await page.fillForm();
  await page.click('dialog [type=submit]', { count: 2 });
  await page.onlyEmail();
  await page.until(() => kit.isSubmitting());
  await page.tick(800);
  await page.until(() => kit.isDialogClosed());
  await page.tick(400);
  assert.ok(
    await page.evaluate((words) => kit.wasHeard(words), leadSent.draft),
    'screen readers hear of the draft',
  );
  await page.press('button', leadSent.seeDraft);
  await page.press('button', leadSent.copy);
  await page.untilCopied();
  await page.press('button', leadDialog.cancel);
  await page.tick(3000);
  assert.is(await page.evaluate(() => kit.countThanks()), 0);
  app.release();
  await page.until(() => kit.hasThanks());
});

test('a reload during *Submitting...* keeps the draft and empties the form', async ({
  site,
  open,
}) => {
  const page = await open('/');
  await page.submitLead();
  await page.setCacheEnabled(false);
  const photos = site.hold(/\.(avif|jpg)$/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  // As browsers do. A driven Chromium does not.
  await page.evaluate((lead) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form [name]'))
      field.value = lead[field.labels?.[0]?.textContent ?? ''] ?? '';
  }, lead);
  assert.not(await page.evaluate(() => kit.isFormEmpty()));
  await page.press('button', leadSent.seeDraft);
  await page.until(() => kit.isDialogOpen());
  assert.ok(await page.evaluate(() => kit.isFormEmpty()));
  photos.release();
  await page.press('button', leadSent.copy);
  await page.untilCopied();
  // Who types the same again means it.
  await page.fillForm();
  await page.press('button', leadDialog.cancel);
  await page.until(() => kit.isDialogClosed());
  await page.openDialog();
  assert.not(await page.evaluate(() => kit.isFormEmpty()));
});

test('two clicks in one task make one email', async ({ open }) => {
  const page = await open('/');
  await page.fillForm();
  await page.$eval('dialog [type=submit]', (button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await page.untilSent();
  assert.is((await page.openedEmails()).length, 1);
});

test('a failure while the email is made ends like one while it is opened', async ({ open }) => {
  const page = await open('/');
  await page.fillForm();
  await showTooltip(page);
  await page.evaluate(() => {
    const get = () => {
      throw new Error('sabotaged');
    };
    const company = kit.getByRole('textbox', 'Company');
    Object.defineProperty(company, 'value', { get, configurable: true });
  });
  await page.submit();
  await page.untilSent();
  assert.ok(await page.evaluate(() => kit.textOf(document.body).includes('if needed.')));
  assert.match(page.lines.join('\n'), /^error: .*sabotaged/m);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) Reflect.deleteProperty(field, 'value');
  });
  assert.ok(await page.evaluate(() => kit.isFormEmpty()));
});

test('a tooltip that cannot be drawn takes no thanks along', async ({ open }) => {
  const page = await open('/');
  await page.fillForm();
  await page.hover('dialog [type=submit]');
  const close = await page.getByRole('button', leadDialog.close);
  await close.evaluate((button) => {
    const appendChild = () => {
      throw new Error('sabotaged');
    };
    Object.assign(button.parentElement ?? button, { appendChild });
  });
  await close.hover();
  await page.tick(700);
  await page.submit();
  await page.untilSent();
  assert.match(page.problems.join(), 'sabotaged');
});

test('where no toast can be drawn, the next email is opened all the same', async ({ open }) => {
  const page = await open('/');
  await page.fillForm();
  await showTooltip(page);
  await page.evaluate(() => {
    const { createElement } = document;
    document.createElement = (name: string) => {
      if (name === 'li') throw new Error('sabotaged');
      return Reflect.apply(createElement, document, [name]);
    };
  });
  for (const _time of ['first', 'second']) {
    await page.evaluate(() => kit.forgetMailLinks());
    await page.fillForm();
    await page.submit();
    await page.onlyEmail();
    await page.tick(3000);
  }
  assert.match(page.problems.join(), 'sabotaged');
});

test.run();
