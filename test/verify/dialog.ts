// The Schedule Intro Call dialog and its six fields.
import { resizeTo } from '../support/drive/page';
import { findUnreachable, scrollAt } from '../support/drive/reach';
import type { Visit, VisitedPage } from './visit';
import { expect, firstLine, named, notReached } from './visit';

/** What a visitor types, by label. Its marks break mail links that are written carelessly. */
export const lead: Record<string, string> = {
  'Full Name': `Ada "Ann" O'Neil & Søn <ada>`,
  Email: 'ada+1@example.org',
  Company: 'A&B = 100% #1?',
  'Job Title': '',
  'Phone Number': '+1 (555) 0100',
  'Reason for Interest': 'Première 😀 & subject=none;\n\n  to=nobody@example.org %0A+',
};

/** What opens the dialog. */
export const call = `main ${named('button', 'Schedule Intro Call')}`;

export const submit = 'dialog [type=submit]';

export const isOpen = () => visitor.all('dialog').length > 0;
export const isClosed = () => visitor.all('dialog').length === 0;

async function pressCall(page: VisitedPage, selector = call): Promise<void> {
  // A press right after another one is the second half of a double click.
  await page.tick(600);
  await page.press(selector);
  await page.until('the button opens no dialog', isOpen);
}

/** Opens the dialog, if it is not open. */
export async function openDialog(page: VisitedPage): Promise<void> {
  const isThere = await page.evaluate(isOpen);
  if (!isThere) await pressCall(page).catch((error) => notReached(firstLine(error)));
}

/** Types into a field of the open dialog. */
export async function write(page: VisitedPage, label: string, text = lead[label] ?? '') {
  const find = (label: string) => {
    const field = visitor.one<HTMLInputElement>('textbox', label, visitor.dialog());
    field.focus();
    field.select();
    return field;
  };
  const field = await page.evaluateHandle(find, label);
  await page.keyboard.press('Backspace');
  if (text) await page.keyboard.sendCharacter(text);
  return field;
}

export async function fill(page: VisitedPage): Promise<void> {
  await openDialog(page);
  for (const label of Object.keys(lead)) await write(page, label);
}

/** What is in the form: its button, and the text of its fields. */
export const readForm = (page: VisitedPage) =>
  page.$eval(submit, (found) => {
    const button = found as HTMLButtonElement;
    const fields = button.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    return {
      // In a closed dialog nothing can be read.
      text: button.textContent,
      label: visitor.textOf(button),
      isDisabled: button.matches(':disabled, [aria-busy=true] *'),
      values: Array.from(fields, ({ value }) => value).filter(Boolean),
    };
  });

const ways: Record<string, (page: VisitedPage) => Promise<void>> = {
  cancel: (page) => page.press(`dialog ${named('button', 'Cancel')}`),
  'close-icon': async (page) => {
    await (await page.evaluateHandle(() => visitor.icon(visitor.dialog()))).click();
  },
  escape: (page) => page.keyboard.press('Escape'),
};

export async function dialog({ rule, land }: Visit): Promise<void> {
  const page = await land();
  /** Closes the dialog, if it is open. Whether visitors can is for other rules. */
  const close = () =>
    page.$$eval('dialog', (dialogs) => {
      for (const dialog of dialogs) dialog.close();
    });
  /** A rule that a function of the page judges on two openings in each of some windows. */
  const judgeInWindows = (id: string, sizes: string[], look: (where: string) => void) =>
    rule(id, async () => {
      for (const size of sizes) {
        await resizeTo(page, size);
        for (const opening of ['first', 'second']) {
          await close();
          await openDialog(page);
          await page.evaluate(look, `on the ${opening} opening at ${size}`);
        }
      }
    }).finally(() => resizeTo(page, '1280×900'));
  /** A rule for a field with the prescribed label. */
  const field = (id: string, type: string, isRequired: boolean) =>
    rule(id, async (label = '') => {
      const look = (label: string) => {
        const found = visitor.one<HTMLInputElement>('textbox', label, visitor.dialog());
        const [shown] = found.labels ?? [];
        expect(shown && visitor.textOf(shown) === label, 'its label cannot be seen');
        const isLocked = found.matches(':disabled') || found.readOnly;
        expect(!isLocked, 'nobody can type into it');
        return { type: found.type, required: found.required };
      };
      await openDialog(page);
      const { type: actual, required } = await page.evaluate(look, label);
      expect(actual === type, `its type is ${actual}, not ${type}`);
      expect(required === isRequired, isRequired ? 'it is not required' : 'it is required');
    });
  /** A rule that the form refuses a value in place of others. */
  const refuses = (id: string, value: string, ...labels: string[]) =>
    rule(id, async () => {
      await page.reload();
      await fill(page);
      for (const label of labels) {
        await openDialog(page);
        const field = await write(page, label, value);
        await page.press(submit);
        await page.tick(100);
        const what = value ? `"${value}" as ${label}` : `an empty ${label}`;
        const { length } = await page.evaluate(() => window.openedMailLinks);
        expect(length === 0, `${what} is sent`);
        await page.until(`${what} closes the dialog`, isOpen);
        const isLed = await field.evaluate((element) => element.matches(':invalid:focus'));
        expect(isLed, `the browser does not lead to ${what}`);
        await write(page, label);
      }
    });

  await rule('dialog.opens', async () => {
    for (const selector of [call.replace('main', '#contact'), call]) {
      await pressCall(page, selector);
      // A modal dialog makes everything behind it inert.
      expect(await page.$(':modal'), 'the page behind it can be used');
      await close();
    }
  });
  await rule('dialog.title', async (words = '') => {
    await openDialog(page);
    await page.evaluate((words) => void visitor.reads('heading', words, visitor.dialog()), words);
  });
  await rule('dialog.width', async () => {
    await openDialog(page);
    const read = () => visitor.dialog().getBoundingClientRect().width;
    const width = await page.evaluate(read);
    expect(width <= 500.5 && width >= 400, `it is ${width} px wide, not 500 px`);
    return `${width} px`;
  });
  await judgeInWindows('dialog.narrow', ['390×844', '320×568', '667×375'], (where) => {
    const { left, right, top, bottom } = visitor.dialog().getBoundingClientRect();
    const isBeside = left < 0 || right > innerWidth;
    expect(!isBeside, `${where} it reaches from ${left} to ${right} px`);
    expect(top >= 0 && bottom <= innerHeight, `${where} its ends cannot be reached`);
  });
  for (const [way, leave] of Object.entries(ways)) {
    await rule(`dialog.${way}`, async () => {
      await openDialog(page);
      if (way === 'close-icon') {
        const hasPicture = () => visitor.hasPicture(visitor.icon(visitor.dialog()));
        expect(await page.evaluate(hasPicture), 'the icon cannot be seen');
      }
      await leave(page);
      await page.until('it does not close', isClosed);
    });
  }
  await rule('dialog.keeps-text', async () => {
    await fill(page);
    const { values } = await readForm(page);
    for (const [way, leave] of Object.entries(ways)) {
      await openDialog(page);
      // Whether it closes is for other rules.
      await leave(page).catch(() => {});
      const kept = await readForm(page);
      expect(kept.values.join() === values.join(), `${way} loses what was typed`);
    }
  });
  await rule('dialog.focus', async () => {
    for (const [way, leave] of Object.entries(ways)) {
      await openDialog(page);
      await leave(page);
      await page.until(`after ${way} the focus is elsewhere`, () => {
        const { activeElement: focused } = document;
        return focused?.closest('main') && visitor.nameOf(focused) === 'Schedule Intro Call';
      });
    }
  });
  await rule('dialog.page-stays', async () => {
    await close();
    await openDialog(page);
    const { x, y } = await page.evaluate(() => {
      visitor.icon(visitor.dialog()).focus();
      scrollTo({ top: 900, behavior: 'instant' });
      return visitor.dialog().getBoundingClientRect().toJSON();
    });
    // In both directions, and on both sides of the dialog's edge.
    for (const distance of [600, -600]) {
      for (const left of [x - 100, x + 100]) {
        const [way] = await scrollAt(page, left, y + 20, distance);
        expect(!way, `the page scrolls behind it, by ${way}`);
      }
    }
  });
  await field('field.name', 'text', true);
  await field('field.email', 'email', true);
  await field('field.company', 'text', true);
  await field('field.title', 'text', false);
  await field('field.phone', 'tel', false);
  await field('field.reason', 'textarea', true);
  await rule('field.order', async () => {
    await openDialog(page);
    const names = await page.evaluate(() => {
      const found = visitor.dialog().querySelectorAll<HTMLElement>('input, textarea, select');
      const fields = [...found].filter(visitor.isVisible);
      const boxes = fields.map((field) => field.getBoundingClientRect());
      const isInOrder = boxes.every(({ top, left }, index) => {
        const before = boxes[index - 1];
        return !before || top >= before.bottom || (left >= before.right && top >= before.top);
      });
      expect(isInOrder, 'the fields are shown in another order');
      return fields.map(visitor.nameOf).join(', ');
    });
    expect(names === Object.keys(lead).join(', '), `the fields are ${names}`);
  });
  const sizes = ['390×844', '667×375', '1366×657', '1280×900'];
  await judgeInWindows('field.reason-height', sizes, (where) => {
    const reason = visitor.one('textbox', 'Reason for Interest', visitor.dialog());
    const { lineHeight, paddingTop, minHeight } = getComputedStyle(reason);
    const room = reason.clientHeight - 2 * Number.parseFloat(paddingTop);
    const lines = room / (Number.parseFloat(lineHeight) || 20);
    expect(lines >= (innerHeight >= 900 ? 3 : 2), `${lines.toFixed(1)} lines ${where}`);
    expect(Number.parseFloat(minHeight) >= 40, `its minimum height is ${minHeight} ${where}`);
  });
  await refuses('form.required', '', 'Full Name', 'Email', 'Company', 'Reason for Interest');
  await refuses('form.spaces', '   ', 'Company');
  await refuses('form.email-type', 'ada', 'Email');
  await rule('dialog.keyboard', async () => {
    await page.reload();
    await openDialog(page);
    const [problem] = await findUnreachable(page);
    expect(!problem, String(problem));
  });
}

/** Before the page's script has run, and where none runs. */
export async function withoutScript({ rule, land }: Visit): Promise<void> {
  const page = await land({ hasScript: false });
  await rule('dialog.before-script', () =>
    page.evaluate(() => {
      for (const part of [visitor.hero(), visitor.section('contact')]) {
        const link = [...part.querySelectorAll('a')].find(
          (link) => link.checkVisibility() && link.textContent === 'Schedule Intro Call',
        );
        expect(link?.protocol === 'mailto:', 'a "Schedule Intro Call" is no mail link');
        const subject = 'subject=New Lead - Schedule Intro Call Request';
        expect(decodeURIComponent(link.href).includes(subject), `no ${subject}`);
      }
    }),
  );
}
