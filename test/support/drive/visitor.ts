// What a visitor does with a page of any engine, and waits for, on the way to a lead.
import type { EvaluateFunc, Page } from 'puppeteer';
import { expect } from '../../kit/expect';
import { type Email, lead, readMailLink, scheduleCall } from './lead';
import { eventually } from './wait';

/** What a page of each engine offers: puppeteer's, and that of our client for WebKit. */
export interface Tab extends Pick<Page, 'evaluate'> {
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

export function asVisitor(tab: Tab) {
  const until = <Args extends unknown[], Look extends EvaluateFunc<Args>>(
    look: Look,
    ...args: Args
  ) => eventually([look, ...args].join(' '), () => tab.evaluate(look, ...args));

  const visitor = {
    /**
     * Waits until a function of the page returns a true value, also in the next page. Unlike
     * puppeteer's `waitForFunction`, it bears errors, such as those of what is not there yet.
     */
    until,
    /** As `until`; or else throws what is wrong. */
    expectSoon: <Args extends unknown[], Look extends EvaluateFunc<Args>>(
      otherwise: string,
      look: Look,
      ...args: Args
    ) => until(look, ...args).catch(() => expect(false, otherwise)),
    untilShown: (role: string, name: string) =>
      until((role, name) => kit.isShown(role, name), role, name),
    untilGone: (role: string, name: string) =>
      until((role, name) => kit.isGone(role, name), role, name),
    untilFocusOn: (name: string) => until((name) => kit.hasFocus(name), name),
    untilDialogOpen: () => until(() => kit.isDialogOpen()),
    untilDialogClosed: () => until(() => kit.isDialogClosed()),
    untilRefused: (label: string) => until((label) => kit.isRefused(label), label),
    /** Waits until the form is locked, by the app. */
    untilSubmitting: () => until(() => kit.isSubmitting()),
    untilThanks: () => until(() => kit.countThanks() > 0),
    untilCopied: (text = lead.Company ?? '') => until((text) => kit.copied.includes(text), text),
    untilMenuOpen: () => until(() => document.querySelector(':popover-open') !== null),
    untilMenuClosed: () => until(() => document.querySelector(':popover-open') === null),
    untilAt: (path: string) =>
      until((path) => location.pathname === path && document.readyState === 'complete', path),
    isDialogOpen: () => tab.evaluate(() => kit.isDialogOpen()),
    countThanks: () => tab.evaluate(() => kit.countThanks()),
    readDialog: () => tab.evaluate(() => kit.readDialog()),
    /** The text of each field by its label, also in a closed dialog. */
    readFields: () => tab.evaluate(() => kit.readFields()),
    fill: (label: string, text: string) =>
      tab.evaluate((label, text) => kit.fill(label, text), label, text),
    /** Moves a clock that stands still on, in milliseconds. */
    tick: (ms: number) => tab.evaluate((ms) => kit.tick(ms), ms),
    /** Waits for frames, with which Chromium paints, and sends `close`. */
    passFrames: (count = 1) => tab.evaluate((count) => kit.passFrames(count), count),
    async openDialog(): Promise<void> {
      if (await visitor.isDialogOpen()) return;
      await tab.press('button', scheduleCall, 'main');
      await visitor.untilDialogOpen();
    },
    /** Fills the form, the firm's own fields too. Returns what it then has. */
    async fillForm(texts = lead): Promise<Record<string, string>> {
      await visitor.openDialog();
      for (const label of Object.keys(await visitor.readFields()))
        await visitor.fill(label, texts[label] ?? 'Other');
      return visitor.readFields();
    },
    /** Presses the button of the form, whose words the firm may choose. */
    submit: () => tab.click('dialog [type=submit]'),
    /** Fills the form and submits it. The app, which locks the form, may be late. */
    async submitLead(): Promise<void> {
      await visitor.fillForm();
      await visitor.submit();
      await visitor.untilSubmitting();
    },
    /** Moves the clock on until something is true. Returns the milliseconds, or Infinity. */
    async tickUntil(look: () => unknown, limit: number): Promise<number> {
      for (let ms = 0; ms <= limit; ms += 100) {
        if (await tab.evaluate(look)) return ms;
        await visitor.tick(100);
      }
      return Number.POSITIVE_INFINITY;
    },
    /** Waits until a lead is sent: the dialog closes and fades out, and the toast comes. */
    async untilSent(): Promise<void> {
      await visitor.untilSubmitting();
      const ms = await visitor.tickUntil(() => kit.isDialogClosed(), 3000);
      expect(ms <= 3000, 'the dialog stays open after a submit');
      await visitor.passFrames();
      await visitor.tick(400);
      await visitor.untilThanks();
    },
    async sendLead(): Promise<void> {
      await visitor.submitLead();
      await visitor.untilSent();
    },
    async openedEmails(): Promise<Email[]> {
      const links = await tab.evaluate(() => kit.openedMailLinks);
      return links.map((link) => ({ ...link, ...readMailLink(link.href) }));
    },
    /** The only email that the page has opened, with all that was typed. */
    async onlyEmail(texts = lead): Promise<Email> {
      const [email, ...more] = await visitor.openedEmails();
      expect(email, 'no email is opened');
      expect(more.length === 0, `${more.length + 1} emails are opened`);
      expect(email.isActive, 'the email is not opened during the gesture');
      const body = email.body.replaceAll('\r\n', '\n');
      for (const [label, text] of Object.entries(texts))
        expect(body.includes(text), `${label} arrives as other text`);
      return email;
    },
    forgetEmails: () => tab.evaluate(() => void kit.openedMailLinks.splice(0)),
    /** Goes to another tab. The app hears of it with the next frames. */
    leaveTab: () => tab.evaluate(() => kit.leaveTab()),
    comeBack: () => tab.evaluate(() => kit.comeBack()),
    wasHeard: (words: string) =>
      tab.evaluate((words) => kit.heard.some((text) => text.includes(words)), words),
  };
  return visitor;
}
