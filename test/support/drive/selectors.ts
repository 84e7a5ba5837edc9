// What the browser tests look for in a page: selectors, and expressions that a page evaluates.

import { leadForm } from '../content';

const { leadDialog, leadSent, toastWords } = leadForm;

/** The app is the only file of script. */
export const appUrl = /\/assets\/[^/]*\.js\b/;

const toast = `section[aria-label="${toastWords.region}"] li:not([hidden])`;

/** Ours: extensions may bring others. */
const dialog = 'dialog:has([type=submit])';

const opener = 'main button[command=show-modal]';

/** Selectors, as in `page.click(selectors.submit)`. */
export const selectors = {
  dialog,
  opener,
  /** Leads to the draft, beside an opener. */
  seeDraft: 'main button:not([command], dialog *)',
  discard: `button::-p-text(${JSON.stringify(leadSent.discard)})`,
  menuButton: '[popovertarget]',
  submit: `${dialog} [type=submit]`,
  close: `${dialog} [aria-label="${leadDialog.close}"]`,
  cancel: `${dialog} button[commandfor]:not([aria-label])`,
  toast,
  dismiss: `${toast} button[aria-label="${toastWords.dismiss}"]`,
  copy: `button ::-p-text(${JSON.stringify(leadSent.copy)})`,
  openAgain: `${dialog} a[href^="mailto:"][href*="Ada%20Lovelace"]`,
  webmail: 'a[href*="=mailto%3A"]',
} as const;

const dialogOpen = `document.querySelector('${dialog}').matches(':modal')`;
const openMenu = "document.querySelector('[popover]:popover-open')";
const toastCount = `document.querySelectorAll('${toast}').length`;

/** Expressions, as in `until(page, conditions.dialogOpen)`. */
export const conditions = {
  dialogOpen,
  dialogClosed: `!${dialogOpen}`,
  /** The app has taken over a lead. */
  submitting: `document.querySelector('${dialog} :disabled') !== null`,
  menuOpen: `${openMenu} !== null`,
  menuClosed: `${openMenu} === null`,
  /** Beside each button that opens the dialog, except in the bar, a line leads to the draft. */
  draftOffered: `[...document.querySelectorAll('${opener}')].every((button) =>
    [...button.parentElement.querySelectorAll('button')].at(1)?.checkVisibility() ||
    getComputedStyle(button.parentElement).position === 'fixed')`,
  withoutToast: `${toastCount} === 0`,
  withOneToast: `${toastCount} === 1`,
  /** No animation runs. */
  calm: "document.getAnimations().every(({ playState }) => playState !== 'running')",
} as const;

/** An expression: the focus is on an element that matches. */
export const hasFocus = (selector: string) =>
  `document.activeElement.matches(${JSON.stringify(selector)})`;

/** An expression: the page at a path has loaded. */
export const isAt = (path: string) =>
  `location.pathname === '${path}' && document.readyState === 'complete'`;

/** An expression: the page has this heading. */
export const hasHeading = (words: string) =>
  `document.querySelector('h1')?.textContent === ${JSON.stringify(words)}`;
