// The Schedule Intro Call dialog and its six fields.
import { find, openPage, press, until, type VisitedPage } from './browser';
import { closeDialog, fill, type Label, openDialog, pressSubmit } from './form';
import { area, expect, type Rule } from './rule';

interface Stage {
  page: VisitedPage;
}

/** A field by its label. */
const field =
  (label: Label, type: string, isRequired: boolean): Rule<Stage> =>
  async ({ page }) => {
    await openDialog(page);
    return page.evaluate(
      (label, type, isRequired) => {
        const found = visitor.one('textbox', label, visitor.dialog()) as HTMLInputElement;
        if (found.type !== type) throw new Error(`its type is ${found.type}, not ${type}`);
        if (found.required !== isRequired) {
          throw new Error(found.required ? 'it is required' : 'it is not required');
        }
        return `"${label}", ${type}, ${isRequired ? 'required' : 'optional'}`;
      },
      label,
      type,
      isRequired,
    );
  };

const opened = (page: VisitedPage) => page.evaluate(() => window.openedMailLinks.length);

/** Fails unless the form refuses to be sent without a field, or with a value of the wrong type. */
async function refuses(page: VisitedPage, label: Label, value = ''): Promise<void> {
  await fill(page, label);
  await (await find(page, 'textbox', label, 'dialog')).focus();
  if (value) await page.keyboard.sendCharacter(value);
  const before = await opened(page);
  await pressSubmit(page);
  await page.tick(100);
  const what = value ? `"${value}" as ${label}` : `an empty ${label}`;
  expect((await opened(page)) === before, `${what} is sent`);
  await until(page, `${what} closes the dialog`, () => visitor.dialog());
  const isNative = await page.evaluate(
    (label) =>
      (visitor.one('textbox', label, visitor.dialog()) as HTMLInputElement).matches(
        ':invalid:focus',
      ),
    label,
  );
  expect(isNative, `the browser does not lead to ${what}`);
}

const reasonLines = (page: VisitedPage) =>
  page.evaluate(() => {
    const reason = visitor.one('textbox', 'Reason for Interest', visitor.dialog());
    const { lineHeight, paddingTop } = getComputedStyle(reason);
    const [line, padding] = [lineHeight, paddingTop].map(Number.parseFloat);
    return (reason.clientHeight - 2 * (padding || 0)) / (line || 20);
  });

export const dialog = area(
  async (browser, { url }) => {
    const page = await openPage(browser, { hasFakeClock: true });
    await page.goto(url);
    return { page };
  },
  {
    'dialog.opens': async ({ page }) => {
      for (const place of ['contact', 'hero'] as const) {
        await openDialog(page, place);
        expect(await page.$(':modal, [aria-modal=true]'), 'the page behind it can be used');
        await closeDialog(page);
      }
      return 'from the hero and from Contact';
    },
    'dialog.title': async ({ page }) => {
      await openDialog(page);
      return page.evaluate(() => visitor.shows(visitor.dialog(), 'Schedule Intro Call'));
    },
    'dialog.width': async ({ page }) => {
      await openDialog(page);
      const width = await page.evaluate(() => visitor.dialog().getBoundingClientRect().width);
      expect(Math.abs(width - 500) < 1, `it is ${width} px wide, not 500 px`);
      return '500 px';
    },
    'dialog.narrow': async ({ page }) => {
      for (const width of [390, 320]) {
        await page.setViewport({ width, height: 700 });
        await openDialog(page);
        const { left, right } = await page.evaluate(() =>
          visitor.dialog().getBoundingClientRect().toJSON(),
        );
        expect(
          left >= 0 && right <= width,
          `at ${width} px it reaches from ${left} to ${right} px`,
        );
      }
      await page.setViewport({ width: 1280, height: 900 });
      return 'inside of windows of 320 and 390 px';
    },
    'dialog.cancel': async ({ page }) => {
      await openDialog(page);
      await press(await find(page, 'button', 'Cancel', 'dialog'));
      await until(page, 'Cancel does not close it', () => visitor.all('dialog').length === 0);
      return 'Cancel closes it';
    },
    'dialog.close-icon': async ({ page }) => {
      await openDialog(page);
      const icon = await page.evaluateHandle(() => {
        const buttons = visitor.all('button', /./, visitor.dialog());
        const found = buttons.find((button) => !visitor.textOf(button));
        if (!found) throw new Error('no icon with a name');
        return found;
      });
      await press(icon);
      await until(page, 'the icon does not close it', () => visitor.all('dialog').length === 0);
      return 'the icon closes it';
    },
    'dialog.escape': async ({ page }) => {
      await openDialog(page);
      await closeDialog(page);
      return 'Escape closes it';
    },
    'dialog.keeps-text': async ({ page }) => {
      await fill(page);
      await press(await find(page, 'button', 'Cancel', 'dialog'));
      await openDialog(page, 'contact');
      const kept = await page.evaluate(
        () => (visitor.one('textbox', 'Company', visitor.dialog()) as HTMLInputElement).value,
      );
      expect(kept, 'Cancel loses what was typed');
      return 'Cancel keeps what was typed';
    },
    'dialog.page-stays': async ({ page }) => {
      // At the top of the page, where it can scroll.
      if (await page.$('dialog:modal')) await closeDialog(page);
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
    'field.order': async ({ page }) => {
      await openDialog(page);
      const names = await page.evaluate(() =>
        visitor
          .all('textbox', undefined, visitor.dialog())
          .map((field) => visitor.plain((field as HTMLInputElement).labels?.[0]?.textContent)),
      );
      const expected = 'Full Name, Email, Company, Job Title, Phone Number, Reason for Interest';
      expect(names.join(', ') === expected, `the fields are ${names.join(', ')}`);
      return expected;
    },
    'field.reason-height': async ({ page }) => {
      for (const size of [
        { width: 390, height: 844, wanted: 2 },
        { width: 667, height: 375, wanted: 2 },
        { width: 1366, height: 657, wanted: 2 },
        { width: 1280, height: 900, wanted: 3 },
      ]) {
        await page.setViewport(size);
        for (const opening of ['first', 'second']) {
          if (await page.$('dialog:modal')) await closeDialog(page);
          await openDialog(page, 'contact');
          const lines = await reasonLines(page);
          expect(
            lines >= size.wanted,
            `${lines.toFixed(1)} lines on the ${opening} opening at ${size.width}×${size.height}`,
          );
        }
      }
      return 'three lines or more on every opening, two in small windows';
    },
    'form.required': async ({ page }) => {
      await page.reload();
      for (const label of ['Full Name', 'Email', 'Company', 'Reason for Interest'] as const) {
        await refuses(page, label);
      }
      return 'the browser refuses each empty required field';
    },
    'form.spaces': async ({ page }) => {
      await page.reload();
      await refuses(page, 'Company', '   ');
      return 'the browser refuses spaces alone';
    },
    'form.email-type': async ({ page }) => {
      await page.reload();
      await refuses(page, 'Email', 'ada');
      return 'the browser refuses "ada"';
    },
    'dialog.keyboard': async ({ page }) => {
      await page.reload();
      await openDialog(page);
      const wanted = await page.evaluate(() => {
        const controls = ['textbox', 'button', 'link'].flatMap((role) =>
          visitor.all(role, undefined, visitor.dialog()),
        );
        return controls.length;
      });
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
export const withoutScript = area(
  async (browser, { url }) => {
    const page = await openPage(browser, { hasScript: false });
    await page.goto(url);
    return { page };
  },
  {
    'dialog.before-script': async ({ page }) => {
      const links = await page.$$eval('a[href^="mailto:"]', (links) =>
        links
          .filter((link) => link.checkVisibility() && link.textContent === 'Schedule Intro Call')
          .map((link) => decodeURIComponent(link.href)),
      );
      expect(links.length === 2, `${links.length} mail links "Schedule Intro Call" instead of 2`);
      const subject = 'New Lead - Schedule Intro Call Request';
      expect(
        links.every((link) => link.includes(subject)),
        `no subject "${subject}"`,
      );
      return 'without a script both buttons are mail links';
    },
  },
);
