// The steps of a visitor who writes a lead.
import { passFrames } from '../support/drive/wait';
import { press, tickUntil, until, type VisitedPage } from './browser';
import { blocked, expect } from './expect';

/** What a visitor types, by label. Its marks break mail links that are written carelessly. */
export const lead = {
  'Full Name': `Ada "Ann" O'Neil & Søn <ada>`,
  Email: 'ada+1@example.org',
  Company: 'A&B = 100% #1?',
  'Job Title': '',
  'Phone Number': '+1 (555) 0100',
  'Reason for Interest': 'Première 😀 & subject=none;\n\n  to=nobody@example.org %0A+',
};

export type Label = keyof typeof lead;

export const labels = Object.keys(lead) as Label[];

/** Opens the dialog by the button in a part of the page. */
export async function openDialogIn(page: VisitedPage, part: string): Promise<void> {
  // A press right after another one is the second half of a double click.
  await page.tick(600);
  await press(page, (part) => visitor.opener(document.querySelector(part) ?? undefined), part);
  await until(page, 'the button opens no dialog', () => visitor.dialog());
}

/** Opens the dialog, if it is not open, by the first button that there is. */
export async function openDialog(page: VisitedPage): Promise<void> {
  if (!(await page.$('dialog:modal'))) await openDialogIn(page, 'main').catch(blocked);
}

/** Closes the dialog, if it is open. Whether visitors can is for other rules. */
export const closeDialog = (page: VisitedPage) =>
  page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  });

/** Types into a field of the open dialog. */
export async function write(page: VisitedPage, label: Label, text: string = lead[label]) {
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
  for (const label of labels) await write(page, label);
}

/** The button that submits the form, whatever it says; runs in the page. */
function findSubmit(): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ type, form }) => form && type === 'submit',
  );
  expect(found, 'the dialog has no button that submits');
  return found;
}

export const pressSubmit = (page: VisitedPage) => press(page, findSubmit);

/** What is in the form: its button, and the text of its fields. */
export const readForm = async (page: VisitedPage) =>
  (await page.evaluateHandle(findSubmit)).evaluate((button) => ({
    label: visitor.plain(button.textContent),
    isDisabled: button.disabled,
    values: [...(button.form?.querySelectorAll('input, textarea') ?? [])]
      .map((field) => (field as HTMLInputElement).value)
      .filter(Boolean),
  }));

/** Moves the clock on until the dialog is closed. */
export async function untilClosed(page: VisitedPage): Promise<void> {
  const ms = await tickUntil(page, () => visitor.all('dialog').length === 0, 3000);
  expect(ms <= 3000, 'the dialog stays open after a submit');
  // The page hears of it with the next frame.
  await passFrames(page, 2);
}

/** Submits the form, and waits until everything has settled. */
export async function send(page: VisitedPage): Promise<void> {
  await pressSubmit(page);
  await untilClosed(page).catch(blocked);
  // The form is cleared when the dialog has faded out.
  await page.tick(400);
}

/** Loads what the page loads when a visitor points at the button. */
export async function warmUp(page: VisitedPage): Promise<void> {
  await (await page.evaluateHandle(() => visitor.opener()).catch(blocked)).hover();
  await page.waitForNetworkIdle({ idleTime: 250, timeout: 8000 }).catch(() => {});
}

/** All mail links that a script or a press has opened. */
export const openedMail = (page: VisitedPage) =>
  page.evaluate(() => window.openedMailLinks.filter(({ href }) => href.startsWith('mailto:')));

export const countThanks = (page: VisitedPage) => page.evaluate(() => visitor.allThanks().length);

/** Presses the icon of the first thanks. */
export async function dismissThanks(page: VisitedPage): Promise<void> {
  await press(page, () => {
    const box = visitor.allThanks()[0]?.closest('section, [role], li');
    return visitor.icon(box ?? document.body);
  });
  await page.tick(500);
}

/** Fails unless the thanks are on screen, with the firm's address behind their first words. */
export async function seesThanks(page: VisitedPage, ...words: string[]): Promise<void> {
  const look = (before: string, after = '') => {
    const wanted = `${before} ${visitor.address()} ${after}`.trim();
    return visitor.allThanks().some((title) => {
      const box = title.closest('li, section, [role]') ?? title.parentElement ?? title;
      const texts = [...box.querySelectorAll('*')].map(visitor.textOf);
      return visitor.isOnTop(box) && texts.includes(wanted);
    });
  };
  const [before = '', after = ''] = words;
  await until(page, `the thanks do not say "${words.join('", "')}"`, look, before, after);
}
