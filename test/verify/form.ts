// The steps of a visitor who writes a lead.
import { find, press, until, type VisitedPage } from './browser';
import { blocked } from './rule';

/** What a visitor types, by label. Its marks break mail links that are written carelessly. */
export const lead = {
  'Full Name': `Ada "Ann" O'Neil & Søn <ada>`,
  Email: 'ada+1@example.org',
  Company: 'A&B = 100% #1?',
  'Job Title': '',
  'Phone Number': '+1 (555) 0100',
  'Reason for Interest': 'Première 😀 & subject=none;\nto=nobody@example.org %0A+',
};

export type Label = keyof typeof lead;

export const labels = Object.keys(lead) as Label[];

/** Opens the dialog by a button in a part of the page. */
export async function openDialogIn(page: VisitedPage, part: string): Promise<void> {
  // A press right after another one is the second half of a double click.
  await page.tick(600);
  await press(await find(page, 'button', 'Schedule Intro Call', part));
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

/** Fills the fields, and leaves some empty. */
export async function fill(page: VisitedPage, ...empty: Label[]): Promise<void> {
  await openDialog(page);
  for (const label of labels) {
    const field = await find(page, 'textbox', label, 'dialog');
    await field.evaluate((element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await page.keyboard.press('Backspace');
    if (!empty.includes(label)) await page.keyboard.sendCharacter(lead[label]);
  }
}

/** The button that submits the form, whatever it says. */
const findSubmit = (page: VisitedPage) =>
  page.evaluateHandle(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
      ({ type, form }) => form && type === 'submit',
    );
    if (!found) throw new Error('the dialog has no button that submits');
    return found;
  });

export const pressSubmit = async (page: VisitedPage) => press(await findSubmit(page));

/** What is in the form: its button, and the text of its fields. */
export const readForm = async (page: VisitedPage) =>
  (await findSubmit(page)).evaluate((button) => ({
    label: visitor.plain(button.textContent),
    isDisabled: button.disabled,
    values: [...(button.form?.querySelectorAll('input, textarea') ?? [])]
      .map((field) => (field as HTMLInputElement).value)
      .filter(Boolean),
  }));

/** Moves the clock on until the dialog is closed. Fails after three seconds of its time. */
export async function untilClosed(page: VisitedPage): Promise<number> {
  for (let ms = 0; ms <= 3000; ms += 100) {
    if (await page.evaluate(() => visitor.all('dialog').length === 0)) return ms;
    await page.tick(100);
  }
  throw new Error('the dialog stays open after a submit');
}

/** Sends a lead, and waits until everything has settled. */
export async function sendLead(page: VisitedPage): Promise<void> {
  await fill(page);
  await pressSubmit(page);
  await untilClosed(page).catch(blocked);
  // The form is cleared when the dialog has faded out.
  await page.tick(400);
}

/** Makes every mail link fail. */
export const breakMailLinks = (page: VisitedPage) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new Error('refused by verify');
    };
    HTMLAnchorElement.prototype.click = refuse;
    window.open = refuse;
  });

/** Loads what the page loads when a visitor points at the button. */
export async function warmUp(page: VisitedPage): Promise<void> {
  await (await find(page, 'button', 'Schedule Intro Call').catch(blocked)).hover();
  await page.waitForNetworkIdle({ idleTime: 250, timeout: 8000 }).catch(() => {});
}

/** All mail links that a script or a press has opened. */
export const openedMail = (page: VisitedPage) =>
  page.evaluate(() => window.openedMailLinks.filter(({ href }) => href.startsWith('mailto:')));

export const thanks = 'Thank you for your interest!';

/** Fails unless the words of the thanks are on screen, with the firm's address in place of {email}. */
export const seesThanks = async (page: VisitedPage, description: string) => {
  const look = (text: string) => {
    const words = text.replace('{email}', visitor.addresses()[0] ?? 'no address');
    return visitor.leaves('Thank you for your interest!').some((title) => {
      const box = title.closest('li, section, [role]') ?? title.parentElement ?? title;
      return [...box.querySelectorAll('*')].some((part) => visitor.textOf(part) === words);
    });
  };
  await until(page, `the thanks do not say "${description}"`, look, description);
};

export const success =
  "Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at {email}";
export const failure =
  'Someone from our team will contact you shortly. Please contact us directly at {email} if needed.';
