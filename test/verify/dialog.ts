// The Schedule Intro Call dialog and its six fields.
import { resizeTo } from '../support/drive/page';
import { inPage, press, scrollAt, until, type VisitedPage } from './browser';
import { blocked, expect } from './expect';
import {
  closeDialog,
  fill,
  type Label,
  labels,
  openDialog,
  openDialogIn,
  openedMail,
  pressSubmit,
  readForm,
  write,
} from './form';
import { findUnreachable } from './keyboard';
import { area, type Rule } from './rule';

interface Stage {
  page: VisitedPage;
}

/** Judges the open dialog by a function of the page. */
const inDialog = <Args extends unknown[]>(
  look: (...all: [...Args, ...string[]]) => unknown,
  ...args: Args
): Rule<Stage> => {
  const judge = inPage(look, ...args);
  return async (stage, ...words) => {
    await openDialog(stage.page);
    return judge(stage, ...words);
  };
};

/** Judges the dialog on two openings in each of some windows. */
const inWindows =
  (sizes: string[], look: (opening: string) => void): Rule<Stage> =>
  async ({ page }) => {
    try {
      for (const size of sizes) {
        await resizeTo(page, size);
        for (const opening of ['first', 'second']) {
          await closeDialog(page);
          await openDialog(page);
          await page.evaluate(look, `on the ${opening} opening at ${size}`);
        }
      }
    } finally {
      await resizeTo(page, '1280×900');
    }
  };

/** A field with the prescribed label. */
const field = (type: string, isRequired: boolean) =>
  inDialog(
    (type, isRequired, label) => {
      const found = visitor.one<HTMLInputElement>('textbox', label, visitor.dialog());
      const [shown] = found.labels ?? [];
      expect(shown && visitor.textOf(shown) === label, 'its label cannot be seen');
      expect(found.type === type, `its type is ${found.type}, not ${type}`);
      expect(found.required === isRequired, isRequired ? 'it is not required' : 'it is required');
      const words = visitor.textOf(found.closest('p, div, li') ?? shown);
      expect(!isRequired || !/optional/i.test(words), 'it is required, but called optional');
      expect(!found.disabled && !found.readOnly, 'nobody can type into it');
    },
    type,
    isRequired,
  );

/** The form refuses to be sent with a value in place of another, or without one. */
const refuses =
  (value: string, ...fields: Label[]): Rule<Stage> =>
  async ({ page }) => {
    await page.reload();
    await fill(page);
    for (const label of fields) {
      await openDialog(page);
      const field = await write(page, label, value);
      const { length } = await openedMail(page);
      await pressSubmit(page);
      await page.tick(100);
      const what = value ? `"${value}" as ${label}` : `an empty ${label}`;
      expect((await openedMail(page)).length === length, `${what} is sent`);
      await until(page, `${what} closes the dialog`, () => visitor.dialog());
      const isNative = await field.evaluate((element) => element.matches(':invalid:focus'));
      expect(isNative, `the browser does not lead to ${what}`);
      await write(page, label);
    }
  };

const ways: Record<string, (page: VisitedPage) => Promise<void>> = {
  Cancel: (page) => press(page, () => visitor.one('button', 'Cancel', visitor.dialog())),
  'the icon': (page) => press(page, () => visitor.icon(visitor.dialog())),
  Escape: (page) => page.keyboard.press('Escape'),
};

/** A way to close the dialog. */
const closesBy =
  (way: string): Rule<Stage> =>
  async ({ page }) => {
    await openDialog(page);
    await ways[way]?.(page);
    await until(page, `${way} does not close it`, () => visitor.all('dialog').length === 0);
  };

export const dialog = area<Stage>(
  async ({ land }) => ({ page: await land({ hasFakeClock: true }) }),
  {
    'dialog.opens': async ({ page }) => {
      for (const part of ['#contact', 'main']) {
        await openDialogIn(page, part);
        expect(await page.$(':modal, [aria-modal=true]'), 'the page behind it can be used');
        await page.evaluate(() => {
          const dialog = visitor.dialog();
          const reached = [...document.querySelectorAll('a, button')].find((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return width > 1 && !dialog.contains(control) && control.contains(top);
          });
          expect(!reached, `"${reached?.textContent}" behind it can be pressed`);
        });
        await closeDialog(page);
      }
    },
    'dialog.title': inDialog((words) => visitor.reads('heading', words, visitor.dialog())),
    'dialog.width': inDialog(() => {
      const { width } = visitor.dialog().getBoundingClientRect();
      expect(width <= 500.5 && width >= 400, `it is ${width} px wide, not 500 px`);
      return `${width} px`;
    }),
    'dialog.narrow': inWindows(['390×844', '320×568', '667×375'], (where) => {
      const { left, right, top, bottom } = visitor.dialog().getBoundingClientRect();
      const isBeside = left < 0 || right > innerWidth;
      expect(!isBeside, `${where} it reaches from ${left} to ${right} px`);
      expect(top >= 0 && bottom <= innerHeight, `${where} its ends cannot be reached`);
    }),
    'dialog.cancel': closesBy('Cancel'),
    'dialog.close-icon': async (stage) => {
      await openDialog(stage.page);
      const hasPicture = () => visitor.hasPicture(visitor.icon(visitor.dialog()));
      expect(await stage.page.evaluate(hasPicture), 'the icon cannot be seen');
      await closesBy('the icon')(stage);
    },
    'dialog.escape': closesBy('Escape'),
    'dialog.keeps-text': async ({ page }) => {
      await fill(page);
      const { values } = await readForm(page);
      for (const [way, close] of Object.entries(ways)) {
        await openDialog(page);
        // Whether it closes is for other rules.
        await close(page).catch(() => {});
        const kept = await readForm(page);
        expect(kept.values.join() === values.join(), `${way} loses what was typed`);
      }
    },
    'dialog.focus': async ({ page }) => {
      for (const [way, close] of Object.entries(ways)) {
        await openDialog(page);
        await close(page).catch(blocked);
        const isBack = () => document.activeElement === visitor.opener();
        await until(page, `after ${way} the focus is elsewhere`, isBack);
      }
    },
    'dialog.page-stays': async ({ page }) => {
      // At both ends of the page, where it can scroll in one direction, and on both sides of the dialog.
      for (const distance of [600, -600]) {
        await closeDialog(page);
        await openDialog(page);
        await page.evaluate((distance) => {
          visitor.icon(visitor.dialog()).focus();
          scrollTo({ top: distance > 0 ? 0 : 900, behavior: 'instant' });
        }, distance);
        const { x, y } = await page.evaluate(() =>
          visitor.dialog().getBoundingClientRect().toJSON(),
        );
        for (const left of [x - 100, x + 100]) {
          const [way] = await scrollAt(page, left, y + 20, distance);
          expect(!way, `the page scrolls behind it, by ${way}`);
        }
      }
    },
    'field.name': field('text', true),
    'field.email': field('email', true),
    'field.company': field('text', true),
    'field.title': field('text', false),
    'field.phone': field('tel', false),
    'field.reason': field('textarea', true),
    'field.order': inDialog((expected) => {
      const fields = [...visitor.dialog().querySelectorAll('input, textarea, select')].filter(
        visitor.isVisible,
      ) as HTMLInputElement[];
      const names = fields.map(({ labels }) => visitor.plain(labels?.[0]?.textContent)).join(', ');
      expect(names === expected, `the fields are ${names}`);
      const boxes = fields.map((field) => field.getBoundingClientRect());
      const isInOrder = boxes.every(({ top, left }, index) => {
        const before = boxes[index - 1];
        return !before || top >= before.bottom || (left >= before.right && top >= before.top);
      });
      expect(isInOrder, 'the fields are shown in another order');
    }, labels.join(', ')),
    'field.reason-height': inWindows(['390×844', '667×375', '1366×657', '1280×900'], (where) => {
      const reason = visitor.one('textbox', 'Reason for Interest', visitor.dialog());
      const style = getComputedStyle(reason);
      const [line, padding, least] = [style.lineHeight, style.paddingTop, style.minHeight].map(
        (value) => Number.parseFloat(value) || 0,
      ) as [number, number, number];
      const lines = (reason.clientHeight - 2 * padding) / (line || 20);
      expect(lines >= (innerHeight >= 900 ? 3 : 2), `${lines.toFixed(1)} lines ${where}`);
      expect(least >= 40, `its minimum height is ${least} px ${where}`);
    }),
    'form.required': refuses('', 'Full Name', 'Email', 'Company', 'Reason for Interest'),
    'form.spaces': refuses('   ', 'Company'),
    'form.email-type': refuses('ada', 'Email'),
    'dialog.keyboard': async ({ page }) => {
      await page.reload();
      await openDialog(page);
      const [problem] = await findUnreachable(page);
      expect(!problem, String(problem));
    },
  },
);

/** Before the page's script has run, and where none runs. */
export const withoutScript = area<Stage>(
  async ({ land }) => ({ page: await land({ hasScript: false }) }),
  {
    'dialog.before-script': inPage(() => {
      const links = [...document.links].filter(
        (link) =>
          link.protocol === 'mailto:' &&
          link.checkVisibility() &&
          link.textContent === 'Schedule Intro Call',
      );
      const count = links.length;
      expect(count === 2, `${count} mail links "Schedule Intro Call" instead of 2`);
      const subject = 'subject=New Lead - Schedule Intro Call Request';
      const isWhole = links.every(({ href }) => decodeURIComponent(href).includes(subject));
      expect(isWhole, `no ${subject}`);
    }),
  },
);
