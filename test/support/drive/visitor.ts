// What a visitor does with a page of any engine, and waits for, on the way to a lead.
import type { EvaluateFunc, Page } from 'puppeteer';
import { expect } from '../../kit/expect';
import type { OpenedEmail } from '../../kit/mail';
import { lead, scheduleCall } from './lead';
import { eventually } from './wait';

/** What a page offers in each engine, driven by puppeteer or by our WebDriver client for WebKit. */
export interface DriverPage extends Pick<Page, 'evaluate'> {
  goto(url: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  /** Waits for what has a role and exactly this name, perhaps within a selector, and presses it. */
  press(role: string, name: string, within?: string): Promise<void>;
  keyboard: {
    press(key: 'Enter' | 'Escape' | 'Tab'): Promise<unknown>;
    type(text: string): Promise<unknown>;
  };
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

export type Visitor = ReturnType<typeof asVisitor>;

export function asVisitor(page: DriverPage) {
  /**
   * Waits until something is true, also in the next page. Unlike puppeteer's `waitForFunction`, it
   * goes on after an error, such as that something is not there yet.
   */
  const until = <Given extends unknown[]>(look: EvaluateFunc<Given>, ...args: Given) =>
    eventually([look, ...args].join(' '), () => page.evaluate(look, ...args));

  const visitor = {
    until,
    fill: (label: string, text: string) =>
      page.evaluate((label, text) => kit.fill(label, text), label, text),
    /** Moves the stopped clock on by some milliseconds. */
    tick: (ms: number) => page.evaluate((ms) => kit.tick(ms), ms),
    untilCopied: (text = Object.values(lead).find(Boolean) ?? '') =>
      until((text) => kit.hasCopied(text), text),
    async openDialog(): Promise<void> {
      if (await page.evaluate(() => kit.isDialogOpen())) return;
      await page.press('button', scheduleCall, 'main');
      await until(() => kit.isDialogOpen());
    },
    /** Fills the form, the firm's own fields too. Returns the texts that the fields then have. */
    async fillForm(texts = lead): Promise<Record<string, string>> {
      await visitor.openDialog();
      for (const label of Object.keys(await page.evaluate(() => kit.readFields())))
        await visitor.fill(label, texts[label] ?? 'Other');
      return page.evaluate(() => kit.readFields());
    },
    /** Presses the button of the form, whose words the firm may choose. */
    submit: () => page.click('dialog [type=submit]'),
    /** Fills the form and submits it. The form is then busy. */
    async submitLead(): Promise<void> {
      await visitor.fillForm();
      await visitor.submit();
      await until(() => kit.isSubmitting());
    },
    /** Waits until a lead is sent: the dialog closes and fades out, and the toast comes. */
    async untilSent(): Promise<void> {
      await until(() => kit.isSubmitting());
      await eventually('the dialog closes', async () => {
        await visitor.tick(100);
        return page.evaluate(() => kit.isDialogClosed());
      });
      await page.evaluate(() => kit.passFrames());
      await visitor.tick(400);
      await until(() => kit.hasThanks());
    },
    async sendLead(): Promise<void> {
      await visitor.submitLead();
      await visitor.untilSent();
    },
    openedEmails: () => page.evaluate(() => kit.readEmails()),
    /** The only email that the page has opened, with all that was typed. */
    async onlyEmail(texts = lead): Promise<OpenedEmail> {
      const [email, ...more] = await visitor.openedEmails();
      expect(email, 'no email is opened');
      expect(more.length === 0, `${more.length + 1} emails are opened`);
      expect(email.isActive, 'the email is not opened during the gesture');
      const body = email.body.replaceAll('\r\n', '\n');
      for (const [label, text] of Object.entries(texts))
        expect(body.includes(text), `${label} arrives as other text`);
      return email;
    },
  };
  return visitor;
}
