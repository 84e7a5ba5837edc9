// What a visitor does with a page of any engine, and waits for, on the way to a lead.
import type { Page } from 'puppeteer';
import { expect } from '../../kit/expect';
import { type Email, lead, readMailLink, scheduleCall } from './lead';
import { eventually } from './wait';

type Kit = typeof kit;

/** What a page of each engine offers: puppeteer's, and that of our client for WebKit. */
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

/** A function of the kit, by its name. */
type Name = {
  [Key in keyof Kit]: Kit[Key] extends (...args: never[]) => unknown ? Key : never;
}[keyof Kit];
type Args<Key extends Name> = Kit[Key] extends (...args: infer Given) => unknown ? Given : never;
type Answer<Key extends Name> = Kit[Key] extends (...args: never[]) => infer Told ? Told : never;

/** Takes a function of the kit or one that is sent to the page, and what it gets. */
export interface Wait<Before extends unknown[]> {
  <Key extends Name>(...call: [...Before, key: Key, ...args: Args<Key>]): Promise<unknown>;
  <Given extends unknown[]>(
    ...call: [...Before, look: (...args: Given) => unknown, ...args: Given]
  ): Promise<unknown>;
}

export type Visitor = ReturnType<typeof asVisitor>;

export function asVisitor(page: DriverPage) {
  const call = (look: Name | (() => unknown), args: unknown[]): Promise<unknown> =>
    typeof look === 'string'
      ? page.evaluate((key, args) => Reflect.apply(kit[key], kit, args), look, args)
      : page.evaluate(look, ...args);

  /** Calls a function of the kit in the page. */
  const ask = <Key extends Name>(key: Key, ...args: Args<Key>) =>
    call(key, args) as Promise<Awaited<Answer<Key>>>;

  /**
   * Waits until something is true, also in the next page. Unlike puppeteer's `waitForFunction`, it
   * bears errors, such as those of what is not there yet.
   */
  const until: Wait<[]> = (look: Name | (() => unknown), ...args: unknown[]) => {
    const name = typeof look === 'string' ? look : look.name || look;
    return eventually([name, ...args].join(' '), () => call(look, args));
  };

  /** As `until`, or else throws what is wrong. */
  const expectSoon: Wait<[wrong: string]> = (
    wrong: string,
    look: Name | (() => unknown),
    ...args: unknown[]
  ) => eventually(wrong, () => call(look, args)).catch(() => expect(false, wrong));

  const visitor = {
    ask,
    until,
    expectSoon,
    fill: (label: string, text: string) => ask('fill', label, text),
    /** Moves a clock that stands still on, in milliseconds. */
    tick: (ms: number) => ask('tick', ms),
    untilCopied: (text = lead.Company ?? '') => until('hasCopied', text),
    async openDialog(): Promise<void> {
      if (await visitor.ask('isDialogOpen')) return;
      await page.press('button', scheduleCall, 'main');
      await visitor.until('isDialogOpen');
    },
    /** Fills the form, the firm's own fields too. Returns what it then has. */
    async fillForm(texts = lead): Promise<Record<string, string>> {
      await visitor.openDialog();
      for (const label of Object.keys(await visitor.ask('readFields')))
        await visitor.fill(label, texts[label] ?? 'Other');
      return visitor.ask('readFields');
    },
    /** Presses the button of the form, whose words the firm may choose. */
    submit: () => page.click('dialog [type=submit]'),
    /** Fills the form and submits it. The app, which locks the form, may be late. */
    async submitLead(): Promise<void> {
      await visitor.fillForm();
      await visitor.submit();
      await visitor.until('isSubmitting');
    },
    /** Moves the clock on until something is true. Returns the milliseconds, or Infinity. */
    async tickUntil(key: 'isDialogClosed' | 'hasNoThanks', limit: number): Promise<number> {
      for (let ms = 0; ms <= limit; ms += 100) {
        if (await ask(key)) return ms;
        await visitor.tick(100);
      }
      return Number.POSITIVE_INFINITY;
    },
    /** Waits until a lead is sent: the dialog closes and fades out, and the toast comes. */
    async untilSent(): Promise<void> {
      await visitor.until('isSubmitting');
      const ms = await visitor.tickUntil('isDialogClosed', 3000);
      expect(ms <= 3000, 'the dialog stays open after a submit');
      await visitor.ask('passFrames');
      await visitor.tick(400);
      await visitor.until('hasThanks');
    },
    async sendLead(): Promise<void> {
      await visitor.submitLead();
      await visitor.untilSent();
    },
    async openedEmails(): Promise<Email[]> {
      const links = await ask('readMailLinks');
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
  };
  return visitor;
}
