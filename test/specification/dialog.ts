// The Schedule Intro Call dialog and its fields.
import { expect } from '../kit/expect';
import { content } from '../support/content';
import { findUnreachable, scrollAt } from '../support/drive/audits';
import { lead, scheduleCall } from '../support/drive/lead';
import { resizeTo, type TestPage } from '../support/drive/page';
import type { Visit } from './visit';

/** What the button of the form says in an open dialog, and whether it can be pressed. */
export const readButton = (page: TestPage) =>
  page.$eval('dialog [type=submit]', (found) => {
    const button = found as HTMLButtonElement;
    return {
      label: kit.textOf(button),
      isDisabled: button.matches(':disabled, [aria-busy=true] *'),
    };
  });

const { leadDialog, leadFields, leadMail } = content;

/** The fields of the specification, in its order. */
const fieldIds = ['name', 'email', 'company', 'title', 'phone', 'reason'];

const ways: Record<string, (page: TestPage) => Promise<void>> = {
  cancel: (page) => page.press('button', leadDialog.cancel, 'dialog'),
  'close-icon': (page) => page.press('button', leadDialog.close, 'dialog'),
  escape: (page) => page.keyboard.press('Escape'),
};

export async function dialog({ rule, url, openLanding }: Visit): Promise<void> {
  const page = await openLanding();
  /** Closes the dialog, if it is open. Other rules prove that visitors can close it. */
  const close = () =>
    page.$$eval('dialog', (dialogs) => {
      for (const dialog of dialogs) dialog.close();
    });
  /** A rule for the open dialog. `look` judges it on two openings in each window. */
  const judgeInWindows = (id: string, sizes: string[], look: (where: string) => void) =>
    rule(id, async () => {
      for (const size of sizes) {
        await resizeTo(page, size);
        for (const opening of ['first', 'second']) {
          await close();
          await page.openDialog();
          await page.evaluate(look, `on the ${opening} opening at ${size}`);
        }
      }
    }).finally(() => resizeTo(page, '1280×900'));
  /** A rule for a field of the content, by its number. */
  const field = (id: string, index: number) =>
    rule(id, async () => {
      const wanted = leadFields[index];
      // The firm may have taken the field out.
      if (!wanted) return;
      const look = (label: string) => {
        const found = kit.getByRole<HTMLInputElement>('textbox', label, kit.dialog());
        const [shown] = found.labels ?? [];
        kit.expect(shown && kit.textOf(shown) === label, 'its label cannot be seen');
        const isLocked = found.matches(':disabled') || found.readOnly;
        kit.expect(!isLocked, 'nobody can type into it');
        return { type: found.type, required: found.required };
      };
      await page.openDialog();
      const { type, required } = await page.evaluate(look, wanted.label);
      const { type: wantedType = 'text', isRequired = false } = wanted;
      const isOfType = type === (wantedType === 'lines' ? 'textarea' : wantedType);
      expect(isOfType, `its type is ${type}, not ${wantedType}`);
      expect(required === isRequired, isRequired ? 'it is not required' : 'it is required');
    });
  /** A rule that the form refuses a value in each of some fields. */
  const refuses = (id: string, value: string, labels: string[]) =>
    rule(id, async () => {
      await page.reload();
      await page.openDialog();
      await page.fillForm();
      for (const label of labels) {
        await page.fill(label, value);
        await page.submit();
        await page.tick(100);
        const what = value ? `"${value}" as ${label}` : `an empty ${label}`;
        const { length } = await page.openedEmails();
        expect(length === 0, `${what} is sent`);
        await page.expectSoon(`${what} closes the dialog`, () => kit.isDialogOpen());
        expect(
          await page.evaluate((label) => kit.isRefused(label), label),
          `the browser does not lead to ${what}`,
        );
        await page.fill(label, lead[label] ?? '');
      }
    });

  await rule('dialog.opens', async () => {
    for (const section of ['#contact', 'main']) {
      await page.press('button', scheduleCall, section);
      await page.expectSoon('the button opens no dialog', () => kit.isDialogOpen());
      // A modal dialog makes everything behind it inert.
      expect(await page.$(':modal'), 'the page behind it can be used');
      await close();
    }
  });
  await rule('dialog.title', async () => {
    await page.openDialog();
    const look = (words: string) => void kit.getByWords('heading', words, kit.dialog());
    await page.evaluate(look, scheduleCall);
  });
  await rule('dialog.width', async () => {
    await page.openDialog();
    const read = () => kit.dialog().getBoundingClientRect().width;
    const width = await page.evaluate(read);
    expect(width <= 500.5 && width >= 400, `it is ${width} px wide, not 500 px`);
  });
  await judgeInWindows('dialog.narrow', ['390×844', '320×568', '667×375'], (where) => {
    const { left, right, top, bottom } = kit.dialog().getBoundingClientRect();
    const isBeside = left < 0 || right > innerWidth;
    kit.expect(!isBeside, `${where} it reaches from ${left} to ${right} px`);
    kit.expect(top >= 0 && bottom <= innerHeight, `${where} its ends cannot be reached`);
  });
  for (const [way, leave] of Object.entries(ways)) {
    await rule(`dialog.${way}`, async () => {
      await page.openDialog();
      if (way === 'close-icon') {
        const hasPicture = (name: string) => kit.hasPicture(kit.findByRole('button', name));
        expect(await page.evaluate(hasPicture, leadDialog.close), 'the icon cannot be seen');
      }
      await leave(page);
      await page.expectSoon('it does not close', () => kit.isDialogClosed());
    });
  }
  await rule('dialog.keeps-text', async () => {
    await page.openDialog();
    const typed = await page.fillForm();
    const expectKept = async (what: string) => {
      const kept = Object.values(await page.evaluate(() => kit.readFields())).join();
      expect(kept === Object.values(typed).join(), `${what} loses what was typed`);
    };
    for (const [way, leave] of Object.entries(ways)) {
      await page.openDialog();
      // Other rules prove that the dialog closes.
      await leave(page).catch(() => {});
      await expectKept(way);
    }
    for (const [what, address] of [
      ['a reload', url],
      ['another page', `${url}team/`],
      ['the way back', url],
    ] as const) {
      await page.goto(address);
      await page.openDialog();
      await expectKept(what);
    }
  });
  await rule('dialog.focus', async () => {
    for (const [way, leave] of Object.entries(ways)) {
      await page.openDialog();
      await leave(page);
      const wrong = `after ${way} the focus is elsewhere`;
      const isBack = (name: string) => kit.hasFocus(name, 'main');
      // The focus is back while the clock stands still, and it stays there.
      await page.expectSoon(wrong, isBack, scheduleCall);
      await page.tick(1000);
      expect(await page.evaluate(isBack, scheduleCall), `${wrong} soon`);
    }
  });
  await rule('dialog.page-stays', async () => {
    await close();
    await page.openDialog();
    await (await page.getByRole('button', leadDialog.close)).focus();
    const { x, y } = await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      return kit.dialog().getBoundingClientRect().toJSON();
    });
    // In both directions, and on both sides of the dialog's edge.
    for (const distance of [600, -600]) {
      for (const left of [x - 100, x + 100]) {
        const [way] = await scrollAt(page, left, y + 20, distance);
        expect(!way, `the page scrolls behind it, by ${way}`);
      }
    }
  });
  for (const [index, name] of fieldIds.entries()) await field(`field.${name}`, index);
  await rule('field.order', async () => {
    await page.openDialog();
    const names = await page.evaluate(() => {
      const found = kit.dialog().querySelectorAll<HTMLElement>('input, textarea, select');
      const fields = [...found].filter(kit.isVisible);
      const boxes = fields.map((field) => field.getBoundingClientRect());
      const isInOrder = boxes.every(({ top, left }, index) => {
        const before = boxes[index - 1];
        return !before || top >= before.bottom || (left >= before.right && top >= before.top);
      });
      kit.expect(isInOrder, 'the fields are shown in another order');
      return fields.map(kit.nameOf);
    });
    const wanted = leadFields.map(({ label }) => label);
    expect(names.join() === wanted.join(), `the fields are ${names.join(', ')}`);
  });
  const sizes = ['390×844', '667×375', '1366×657', '1280×900'];
  await judgeInWindows('field.reason-height', sizes, (where) => {
    const reason = [...kit.dialog().querySelectorAll('textarea')].find(kit.isVisible);
    if (!reason) return;
    const { lineHeight, paddingTop, paddingBottom, minHeight } = getComputedStyle(reason);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    const lines = (reason.clientHeight - padding) / (Number.parseFloat(lineHeight) || 20);
    kit.expect(lines >= (innerHeight >= 900 ? 3 : 2), `${lines.toFixed(1)} lines ${where}`);
    kit.expect(Number.parseFloat(minHeight) >= 40, `its minimum height is ${minHeight} ${where}`);
  });
  const required = leadFields.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  await refuses('form.required', '', required);
  await refuses('form.spaces', '   ', required.slice(-1));
  const emails = leadFields.filter(({ type }) => type === 'email').map(({ label }) => label);
  await refuses('form.email-type', 'ada', emails);
  await rule('dialog.keyboard', async () => {
    await page.reload();
    await page.openDialog();
    const [problem] = await findUnreachable(page);
    expect(!problem, String(problem));
  });
}

/** The landing page before its script has run, or where no script runs. */
export async function withoutScript({ rule, openLanding }: Visit): Promise<void> {
  const page = await openLanding({ hasScript: false });
  await rule('dialog.before-script', () =>
    page.evaluate(
      (words, subject) => {
        for (const part of [kit.hero(), kit.section('contact')]) {
          const link = [...part.querySelectorAll('a')].find(
            (link) => link.checkVisibility() && link.textContent === words,
          );
          kit.expect(link?.protocol === 'mailto:', `a "${words}" is no mail link`);
          kit.expect(decodeURIComponent(link.href).includes(`subject=${subject}`), 'no subject');
          const buttons = kit.allByRole('button', undefined, part);
          kit.expect(buttons.length === 0, 'a button does nothing');
        }
      },
      scheduleCall,
      leadMail.subject,
    ),
  );
}
