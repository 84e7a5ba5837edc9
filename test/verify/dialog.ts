// The Schedule Intro Call dialog and its six fields.
import { find, inPage, press, until, type VisitedPage } from './browser';
import {
  closeDialog,
  fill,
  type Label,
  lead,
  openDialog,
  openDialogIn,
  openedMail,
  pressSubmit,
  readForm,
} from './form';
import { area, expect, type Rule } from './rule';

interface Stage {
  page: VisitedPage;
}

/** Judges the open dialog by a function of the page. */
const inDialog =
  <Args extends unknown[]>(look: (...args: Args) => string, ...args: Args): Rule<Stage> =>
  async (stage) => {
    await openDialog(stage.page);
    return inPage(look, ...args)(stage);
  };

/** A field by its label. */
const field = (label: Label, type: string, isRequired: boolean) =>
  inDialog(
    (label, type, isRequired) => {
      const found = visitor.one('textbox', label, visitor.dialog()) as HTMLInputElement;
      const [shown] = found.labels ?? [];
      if (!shown || visitor.textOf(shown) !== label) throw new Error('its label cannot be seen');
      if (found.type !== type) throw new Error(`its type is ${found.type}, not ${type}`);
      if (found.required !== isRequired)
        throw new Error(found.required ? 'it is required' : 'it is not required');
      if (found.disabled || found.readOnly) throw new Error('nobody can type into it');
      return `"${label}", ${type}, ${isRequired ? 'required' : 'optional'}`;
    },
    label,
    type,
    isRequired,
  );

/** Fails unless the form refuses to be sent with a value, or without one. */
async function refuses(page: VisitedPage, label: Label, value = ''): Promise<void> {
  await openDialog(page);
  const write = async (text: string) => {
    const field = await find(page, 'textbox', label, 'dialog');
    await field.evaluate((element) => (element as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    if (text) await page.keyboard.sendCharacter(text);
    return field;
  };
  const field = await write(value);
  const { length } = await openedMail(page);
  await pressSubmit(page);
  await page.tick(100);
  const what = value ? `"${value}" as ${label}` : `an empty ${label}`;
  expect((await openedMail(page)).length === length, `${what} is sent`);
  await until(page, `${what} closes the dialog`, () => visitor.dialog());
  const isNative = await field.evaluate((element) => element.matches(':invalid:focus'));
  expect(isNative, `the browser does not lead to ${what}`);
  await write(lead[label]);
}

/** A form in which everything is filled in. */
async function fillAgain(page: VisitedPage): Promise<void> {
  await page.reload();
  await fill(page);
}

const closes = (page: VisitedPage, what: string) =>
  until(page, `${what} does not close it`, () => visitor.all('dialog').length === 0);

const ways = {
  Cancel: async (page: VisitedPage) => press(await find(page, 'button', 'Cancel', 'dialog')),
  'the icon': async (page: VisitedPage) =>
    press(await page.evaluateHandle(() => visitor.icon(visitor.dialog()))),
  Escape: (page: VisitedPage) => page.keyboard.press('Escape'),
};

/** A way to close the dialog. */
const closesBy =
  (way: keyof typeof ways): Rule<Stage> =>
  async ({ page }) => {
    await openDialog(page);
    await ways[way](page);
    await closes(page, way);
    return `${way} closes it`;
  };

const desktop = { width: 1280, height: 900 };

export const dialog = area<Stage>(
  async ({ land }) => ({ page: await land({ hasFakeClock: true }) }),
  {
    'dialog.opens': async ({ page }) => {
      for (const part of ['#contact', 'main']) {
        await openDialogIn(page, part);
        expect(await page.$(':modal, [aria-modal=true]'), 'the page behind it can be used');
        const reached = await page.evaluate(() => {
          const dialog = visitor.dialog();
          return [...document.querySelectorAll('a, button')].find((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return width > 1 && !dialog.contains(control) && control.contains(top);
          })?.textContent;
        });
        expect(reached === undefined, `"${reached}" behind it can be pressed`);
        await closeDialog(page);
      }
      return 'from the hero and from Contact';
    },
    'dialog.title': inDialog(() => {
      visitor.reads('heading', 'Schedule Intro Call', visitor.dialog());
      return '"Schedule Intro Call"';
    }),
    'dialog.width': inDialog(() => {
      const { width } = visitor.dialog().getBoundingClientRect();
      if (width > 500.5 || width < 400) throw new Error(`it is ${width} px wide, not 500 px`);
      return `${width} px`;
    }),
    'dialog.narrow': async ({ page }) => {
      try {
        for (const [width, height] of [
          [390, 844],
          [320, 568],
          [667, 375],
        ] as const) {
          await page.setViewport({ width, height });
          await openDialog(page);
          const { left, right, top, bottom } = await page.evaluate(() =>
            visitor.dialog().getBoundingClientRect().toJSON(),
          );
          const size = `in a window of ${width}×${height} px`;
          const isBeside = left < 0 || right > width;
          expect(!isBeside, `${size} it reaches from ${left} to ${right} px`);
          expect(top >= 0 && bottom <= height, `${size} its ends cannot be reached`);
        }
      } finally {
        await page.setViewport(desktop);
      }
      return 'inside of windows of 320, 390 and 667 px';
    },
    'dialog.cancel': closesBy('Cancel'),
    'dialog.close-icon': async (stage) => {
      await openDialog(stage.page);
      const isSeen = await stage.page.evaluate(() =>
        visitor.hasPicture(visitor.icon(visitor.dialog())),
      );
      expect(isSeen, 'the icon cannot be seen');
      return closesBy('the icon')(stage);
    },
    'dialog.escape': closesBy('Escape'),
    'dialog.keeps-text': async ({ page }) => {
      await fill(page);
      const { values } = await readForm(page);
      for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
        await openDialog(page);
        // Whether it closes is for other rules.
        await ways[way](page).catch(() => {});
        const kept = await readForm(page);
        expect(kept.values.join() === values.join(), `${way} loses what was typed`);
      }
      return 'what was typed stays';
    },
    'dialog.page-stays': async ({ page }) => {
      // At the top of the page, where it can scroll.
      await closeDialog(page);
      await openDialog(page);
      const before = await page.evaluate(() => scrollY);
      const { x, y } = await page.evaluate(() => visitor.dialog().getBoundingClientRect().toJSON());
      for (const left of [x - 100, x + 100]) {
        await page.mouse.move(left, y + 20);
        await page.mouse.wheel({ deltaY: 600 });
      }
      // A scroll begins at the next frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect((await page.evaluate(() => scrollY)) === before, 'the page scrolls behind it');
      return 'the page behind it does not scroll';
    },
    'field.name': field('Full Name', 'text', true),
    'field.email': field('Email', 'email', true),
    'field.company': field('Company', 'text', true),
    'field.title': field('Job Title', 'text', false),
    'field.phone': field('Phone Number', 'tel', false),
    'field.reason': field('Reason for Interest', 'textarea', true),
    'field.order': inDialog(() => {
      const fields = [...visitor.dialog().querySelectorAll('input, textarea, select')]
        .filter((field) => visitor.isVisible(field))
        .map((field) => field as HTMLInputElement)
        .sort((a, b) => {
          const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          return one.bottom <= other.top || (one.top < other.bottom && one.left < other.left)
            ? -1
            : 1;
        });
      const names = fields.map(({ labels }) => visitor.plain(labels?.[0]?.textContent)).join(', ');
      const expected = 'Full Name, Email, Company, Job Title, Phone Number, Reason for Interest';
      if (names !== expected) throw new Error(`the fields are ${names}`);
      return expected;
    }),
    'field.reason-height': async ({ page }) => {
      for (const { wanted, ...size } of [
        { width: 390, height: 844, wanted: 2 },
        { width: 667, height: 375, wanted: 2 },
        { width: 1366, height: 657, wanted: 2 },
        { ...desktop, wanted: 3 },
      ]) {
        await page.setViewport(size);
        for (const opening of ['first', 'second']) {
          await closeDialog(page);
          await openDialog(page);
          const { lines, least } = await page.evaluate(() => {
            const reason = visitor.one('textbox', 'Reason for Interest', visitor.dialog());
            const style = getComputedStyle(reason);
            const [line = 0, padding = 0, least = 0] = [
              style.lineHeight,
              style.paddingTop,
              style.minHeight,
            ].map((value) => Number.parseFloat(value) || 0);
            return { lines: (reason.clientHeight - 2 * padding) / (line || 20), least };
          });
          const place = `on the ${opening} opening at ${size.width}×${size.height}`;
          expect(lines >= wanted, `${lines.toFixed(1)} lines ${place}`);
          expect(least >= 40, `its minimum height is ${least} px ${place}`);
        }
      }
      return 'three lines or more on every opening, two in small windows';
    },
    'form.required': async ({ page }) => {
      await fillAgain(page);
      for (const label of ['Full Name', 'Email', 'Company', 'Reason for Interest'] as const) {
        await refuses(page, label);
      }
      return 'the browser refuses each empty required field';
    },
    'form.spaces': async ({ page }) => {
      await fillAgain(page);
      await refuses(page, 'Company', '   ');
      return 'the browser refuses spaces alone';
    },
    'form.email-type': async ({ page }) => {
      await fillAgain(page);
      await refuses(page, 'Email', 'ada');
      return 'the browser refuses "ada"';
    },
    'dialog.keyboard': async ({ page }) => {
      await page.reload();
      await openDialog(page);
      const wanted = await page.evaluate(
        () =>
          ['textbox', 'button', 'link'].flatMap((role) =>
            visitor.all(role, undefined, visitor.dialog()),
          ).length,
      );
      const reached = new Set<string>();
      for (let tab = 0; tab < wanted + 3; tab += 1) {
        await page.keyboard.press('Tab');
        reached.add(
          await page.evaluate(() => {
            const { activeElement } = document;
            if (!activeElement || activeElement === document.body) return '';
            if (!visitor.dialog().contains(activeElement)) throw new Error('Tab leaves the dialog');
            return String([...document.querySelectorAll('*')].indexOf(activeElement));
          }),
        );
      }
      reached.delete('');
      expect(reached.size >= wanted, `Tab reaches ${reached.size} of ${wanted} controls`);
      return `Tab reaches all ${wanted} controls`;
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
      if (links.length !== 2)
        throw new Error(`${links.length} mail links "Schedule Intro Call" instead of 2`);
      const subject = 'subject=New Lead - Schedule Intro Call Request';
      if (links.some(({ href }) => !decodeURIComponent(href).includes(subject)))
        throw new Error(`no ${subject}`);
      return 'without a script both buttons are mail links';
    }),
  },
);
