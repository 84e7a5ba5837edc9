// The intro call, as a visitor of any such site asks for it: dialog, form, email and thanks. The
// words are those of docs/specification.md.
import type { EvaluateFunc, Page } from 'puppeteer';
import { type OpenedMailLink, setAway } from './in-page';
import { expect } from './visitor';
import { passFrames, until } from './wait';

export const scheduleCall = 'Schedule Intro Call';

/** What a visitor types, by label. Its marks break mail links that are written carelessly. */
export const lead: Record<string, string> = {
  'Full Name': `Ada "Ann" O'Neil & Søn <ada>`,
  Email: 'ada+1@example.org',
  Company: 'A&B = 100% #1?',
  'Job Title': '',
  'Phone Number': '+1 (555) 0100',
  'Reason for Interest': 'Première 😀 & subject=none;\n\n  to=nobody@example.org %0A+',
};

export interface Email extends OpenedMailLink {
  to: string;
  subject: string;
  body: string;
}

export function readMailLink(href: string) {
  const { pathname, searchParams } = new URL(href);
  const [subject = '', body = ''] = ['subject', 'body'].map((name) => searchParams.get(name) ?? '');
  return { to: decodeURIComponent(pathname), subject, body };
}

// These run in the page. Behind an open dialog, everything counts as shown.
export const isShown = (role: string, name: string) => visitor.allByRole(role, name).length > 0;
export const isGone = (role: string, name: string) => visitor.allByRole(role, name).length === 0;
const isLoaded = (path: string) => location.pathname === path && document.readyState === 'complete';
export const isDialogOpen = () => visitor.allByRole('dialog').length > 0;
export const isDialogClosed = () => visitor.allByRole('dialog').length === 0;
export const hasFocus = (name: string, within = ':root') =>
  visitor.hasFocus(name) && document.activeElement?.matches(`${within} *`);
const hasThanks = () => visitor.allThanks().length > 0;
export const hasNoThanks = () => visitor.allThanks().length === 0;
const hasCopied = (text: string) => window.copied.includes(text);
const isSubmitting = () => document.querySelector('dialog :disabled') !== null;
export const isRefused = (label: string) =>
  visitor.hasFocus(label) && document.activeElement?.matches(':invalid');

/** What a page of any engine can do. */
export interface BasicPage extends Pick<Page, 'evaluate' | 'click'> {
  /** Waits for what has a role and exactly this name, perhaps within a selector, and presses it. */
  press(role: string, name: string, within?: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Moves a fake clock on, in milliseconds; does nothing with the real clock. */
  tick(ms: number): Promise<void>;
}

export type LeadPage = BasicPage & ReturnType<typeof leadSteps>;

/** What a visitor does, and waits for, on the way to a lead. */
export function leadSteps(page: BasicPage) {
  const untilTrue = <Args extends unknown[], Look extends EvaluateFunc<Args>>(
    look: Look,
    ...args: Args
  ) => until(page, look, ...args);

  const steps = {
    /** Waits until a function of the page returns a true value, also in the next page. */
    until: untilTrue,
    untilShown: (role: string, name: string) => untilTrue(isShown, role, name),
    untilGone: (role: string, name: string) => untilTrue(isGone, role, name),
    untilFocusOn: (name: string) => untilTrue(hasFocus, name),
    untilDialogOpen: () => untilTrue(isDialogOpen),
    untilDialogClosed: () => untilTrue(isDialogClosed),
    untilRefused: (label: string) => untilTrue(isRefused, label),
    /** Waits until the form is locked, by the app. */
    untilSubmitting: () => untilTrue(isSubmitting),
    untilThanks: () => untilTrue(hasThanks),
    untilCopied: (text = lead.Company ?? '') => untilTrue(hasCopied, text),
    untilMenuOpen: () => untilTrue(() => document.querySelector(':popover-open') !== null),
    untilMenuClosed: () => untilTrue(() => document.querySelector(':popover-open') === null),
    untilAt: (path: string) => untilTrue(isLoaded, path),
    isDialogOpen: () => page.evaluate(isDialogOpen),
    countThanks: () => page.evaluate(() => visitor.allThanks().length),
    readDialog: () => page.evaluate(() => visitor.textOf(visitor.dialog())),
    /** The text of each field by its label, also in a closed dialog. */
    readFields: (): Promise<Record<string, string>> =>
      page.evaluate(() => {
        const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
        const labelOf = (field: HTMLInputElement) => visitor.plain(field.labels?.[0]?.textContent);
        return Object.fromEntries(Array.from(fields, (field) => [labelOf(field), field.value]));
      }),
    async openDialog(): Promise<void> {
      if (await steps.isDialogOpen()) return;
      await page.press('button', scheduleCall, 'main');
      await steps.untilDialogOpen();
    },
    /** Fills the form, the firm's own fields too. Returns what it then has. */
    async fillForm(texts = lead): Promise<Record<string, string>> {
      await steps.openDialog();
      for (const label of Object.keys(await steps.readFields()))
        await page.fill(label, texts[label] ?? 'Other');
      return steps.readFields();
    },
    /** Presses the button of the form, whose words the firm may choose. */
    submit: () => page.click('dialog [type=submit]'),
    /** Fills the form and submits it. The app, which locks the form, may be late. */
    async submitLead(): Promise<void> {
      await steps.fillForm();
      await steps.submit();
      await steps.untilSubmitting();
    },
    /** Moves the clock on until something is true. Returns the milliseconds, or Infinity. */
    async tickUntil(look: () => unknown, limit: number): Promise<number> {
      for (let ms = 0; ms <= limit; ms += 100) {
        if (await page.evaluate(look)) return ms;
        await page.tick(100);
      }
      return Number.POSITIVE_INFINITY;
    },
    /** Waits until a lead is sent: the dialog closes and fades out, and the toast comes. */
    async untilSent(): Promise<void> {
      await steps.untilSubmitting();
      const ms = await steps.tickUntil(isDialogClosed, 3000);
      expect(ms <= 3000, 'the dialog stays open after a submit');
      // `close` comes with a frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await page.tick(400);
      await steps.untilThanks();
    },
    async sendLead(): Promise<void> {
      await steps.submitLead();
      await steps.untilSent();
    },
    async openedEmails(): Promise<Email[]> {
      const links = await page.evaluate(() => window.openedMailLinks);
      return links.map((link) => ({ ...link, ...readMailLink(link.href) }));
    },
    /** The only email that the page has opened, with all that was typed. */
    async onlyEmail(texts = lead): Promise<Email> {
      const [email, ...more] = await steps.openedEmails();
      expect(email, 'no email is opened');
      expect(more.length === 0, `${more.length + 1} emails are opened`);
      expect(email.isActive, 'the email is not opened during the gesture');
      const body = email.body.replaceAll('\r\n', '\n');
      for (const [label, text] of Object.entries(texts))
        expect(body.includes(text), `${label} arrives as other text`);
      return email;
    },
    forgetEmails: () =>
      page.evaluate(() => {
        window.openedMailLinks = [];
      }),
    /** Goes to another tab. The app hears of it with the next frames. */
    leaveTab: () => page.evaluate(setAway, true).then(() => passFrames(page, 2)),
    comeBack: () => page.evaluate(setAway, false).then(() => passFrames(page, 2)),
    wasHeard: (words: string) =>
      page.evaluate((words) => window.heard.some((text) => text.includes(words)), words),
  };
  return steps;
}
