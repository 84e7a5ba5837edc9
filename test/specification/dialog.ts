// The Schedule Intro Call dialog and its fields.
import * as assert from 'uvu/assert';
import { expect } from '../kit/expect';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { findUnreachable, scrollAt } from '../support/drive/audits';
import { scheduleCall } from '../support/drive/lead';
import { resizeTo, type TestPage } from '../support/drive/page';
import { rule, type Visit } from './visit';

const { leadDialog, leadFields, leadMail } = content;

const ways: Record<string, (page: TestPage) => Promise<void>> = {
  cancel: (page) => page.press('button', leadDialog.cancel, 'dialog'),
  'the close icon': (page) => page.press('button', leadDialog.close, 'dialog'),
  Escape: (page) => page.keyboard.press('Escape'),
};

/** What a field is, in the words of the specification. */
const kinds = {
  text: '',
  email: ', email input type',
  tel: ', tel input type',
  lines: ', multi-line text',
};
const fields = leadFields.map(
  ({ label, type = 'text', isRequired }) =>
    `${label}, ${isRequired ? 'required' : 'optional'}${kinds[type]}`,
);

export async function dialog({ url, openLanding }: Visit): Promise<void> {
  const page = await openLanding();
  /** Looks at the open dialog in each window. */
  async function lookInWindows(sizes: string[], look: (where: string) => void): Promise<void> {
    await page.openDialog();
    for (const size of [...sizes, '1280×900']) {
      await resizeTo(page, size);
      await page.evaluate(look, `at ${size}`);
    }
  }

  const opens = 'It opens from the "Schedule Intro Call" buttons (hero and contact section)';
  await rule([opens, scheduleCall], async () => {
    for (const section of ['section:has(h1)', '#contact']) {
      await page.press('button', scheduleCall, section);
      await page.until(() => kit.isDialogOpen());
      const look = (words: string) => void kit.getByRole('heading', words, kit.dialog());
      await page.evaluate(look, scheduleCall);
      // A modal dialog makes everything behind it inert.
      expect(await page.$(':modal'), 'the page behind it can be used');
      await page.keyboard.press('Escape');
    }
  });
  await rule('Contact dialog maximum width: 500px.', async () => {
    await page.openDialog();
    const width = await page.evaluate(() => kit.dialog().getBoundingClientRect().width);
    expect(width <= 500 && width >= 400, `it is ${width} px wide`);
  });
  await rule('the dialog is neither wider nor higher than a phone', () =>
    lookInWindows(['390×844', '320×568', '667×375'], (where) => {
      const { left, right, top, bottom } = kit.dialog().getBoundingClientRect();
      const isBeside = left < 0 || right > innerWidth;
      kit.expect(!isBeside, `${where} it reaches from ${left} to ${right} px`);
      kit.expect(top >= 0 && bottom <= innerHeight, `${where} its ends cannot be reached`);
    }),
  );
  const closes = 'closes via "Cancel", the close icon, and Escape; the call has the focus again';
  await rule([closes, leadDialog.cancel], async () => {
    await page.openDialog();
    const hasPicture = (name: string) => kit.hasPicture(kit.findByRole('button', name));
    expect(await page.evaluate(hasPicture, leadDialog.close), 'the icon cannot be seen');
    for (const [way, leave] of Object.entries(ways)) {
      await page.openDialog();
      await leave(page);
      await page.until(() => kit.isDialogClosed());
      const isBack = (name: string) => kit.hasFocus(name, 'main');
      // The focus is back while the clock stands still, and it stays there.
      await page.until(isBack, scheduleCall);
      await page.tick(1000);
      expect(await page.evaluate(isBack, scheduleCall), `after ${way} the focus leaves the call`);
    }
  });
  await rule(
    'typed text stays until it is sent, also after a reload and on other pages',
    async () => {
      const typed = await page.fillForm();
      const expectKept = async (what: string) => {
        await page.openDialog();
        assert.equal(await page.evaluate(() => kit.readFields()), typed, what);
      };
      for (const [what, address] of [
        ['a reload', url],
        ['another page', `${url}team/`],
        ['the way back', url],
      ] as const) {
        await page.goto(address);
        await expectKept(what);
      }
    },
  );
  await rule('the page behind the dialog does not scroll', async () => {
    await page.openDialog();
    await (await page.getByRole('button', leadDialog.close)).focus();
    const { x, y } = await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      return kit.dialog().getBoundingClientRect().toJSON();
    });
    // On both sides of the dialog's edge.
    for (const left of [x - 100, x + 100]) {
      const [way] = await scrollAt(page, left, y + 20);
      expect(!way, `the page scrolls behind it, by ${way}`);
    }
  });
  const sentence =
    'fields: "Full Name, required", "Email, required, email input type", "Company, required", "Job Title, optional", "Phone Number, optional, tel input type", "Reason for Interest, required, multi-line text"';
  await rule([sentence, ...fields], async () => {
    const found = await page.evaluate(() => kit.readForm());
    const wanted = leadFields.map(
      ({ label, type = 'text', isRequired = false, autoComplete = '' }) => ({
        label: plain(label),
        type: type === 'lines' ? 'textarea' : type,
        isRequired,
        autoComplete,
      }),
    );
    assert.equal(found, wanted);
  });
  const sizes = ['390×844', '667×375', '1366×657'];
  await rule('with a minimum height: three lines, in low windows two', () =>
    lookInWindows(sizes, (where) => {
      for (const area of kit.dialog().querySelectorAll('textarea:not([readonly])')) {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
        const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
        const lines = (area.clientHeight - padding) / Number.parseFloat(lineHeight);
        kit.expect(lines >= (innerHeight >= 900 ? 3 : 2), `${lines.toFixed(1)} lines ${where}`);
      }
    }),
  );
  await rule("Requirement is enforced by the browser's native required handling.", async () => {
    await page.openDialog();
    const wrong = leadFields.flatMap(({ label, type, isRequired }) => [
      ...(isRequired ? [{ label, text: '' }] : []),
      ...(type === 'email' ? [{ label, text: 'ada' }] : []),
    ]);
    for (const { label, text } of wrong) {
      await page.fillForm();
      await page.fill(label, text);
      await page.submit();
      await page.tick(100);
      const what = `${label} "${text}"`;
      assert.is((await page.openedEmails()).length, 0, `${what} is sent`);
      expect(await page.evaluate(() => kit.isDialogOpen()), `${what} closes the dialog`);
      const isRefused = await page.evaluate((label) => kit.isRefused(label), label);
      expect(isRefused, `the browser does not lead to ${what}`);
    }
  });
  await rule('Tab reaches every control of the dialog, and does not leave it', async () => {
    await page.reload();
    await page.openDialog();
    assert.equal(await findUnreachable(page), []);
  });
}

/** The landing page before its script has run, or where no script runs. */
export async function withoutScript({ openLanding }: Visit): Promise<void> {
  const page = await openLanding({ hasScript: false });
  await rule('until the script of the page has run, the calls are mail links', () =>
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
