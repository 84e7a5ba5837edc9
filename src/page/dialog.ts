import { Mark } from '../shared/markup';
import { delegate } from './delegate';
import { restoreDialog } from './form';

const callSelector = `a[${Mark.opens}]`;

/** @param opener gets the focus back when the dialog closes */
function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  if (dialog.open) return;
  // Safari does not focus what is clicked.
  opener.focus({ preventScroll: true });
  const giveFocusBack = () => {
    // The opener may be hidden by now: the window became narrower, or the phone was turned. The bottom
    // of a hidden call is 0, and that of a call above the window is less.
    const calls = [opener, ...document.querySelectorAll<HTMLElement>(callSelector)];
    const isThere = (call: HTMLElement) => call.getBoundingClientRect().bottom > 0;
    calls.find(isThere)?.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', giveFocusBack, { once: true });
  try {
    restoreDialog(dialog);
  } finally {
    // Whatever has failed, the visitor gets the form.
    dialog.showModal();
  }
  // A closed dialog keeps its scroll position. Ours opens at its top, or as little below as the
  // focus needs.
  dialog.scrollTo(0, 0);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Calls are mail links until a script can open the dialog. Then they lose their addresses, so that
 * a middle click and a long press do not treat them as links either.
 */
function turnCallsIntoButtons(): void {
  for (const call of document.querySelectorAll(callSelector)) {
    call.setAttribute('role', 'button');
    call.removeAttribute('href');
  }
}

/** The buttons that open and close the dialog, by pointer and by key. */
function setUpButtons(dialog: HTMLDialogElement): void {
  delegate('click', `[${Mark.opens}]`, (button, event) => {
    event.preventDefault();
    openDialog(dialog, button);
  });
  // A call answers like a button: Enter at once, and Space when the key is released on the call.
  let pressed: HTMLElement | undefined;
  delegate('keydown', callSelector, (call, event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Otherwise Space would scroll the page, and Enter would submit the form that has just opened.
    event.preventDefault();
    if (event.key === ' ') pressed = call;
    else if (!event.repeat) call.click();
  });
  delegate('keyup', callSelector, (call, { key }) => {
    if (key === ' ' && call === pressed) call.click();
    pressed = undefined;
  });
  delegate('click', `[${Mark.closes}]`, () => dialog.close());
  // A visitor may still hold Enter from the submit, when the call has the focus again.
  delegate('keydown', 'a, button, input', (_, event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
}

/**
 * Closes the dialog after a press that begins and ends beside it: the form covers the dialog, so what
 * meets the dialog itself is beside it. A drag that begins or ends in a field selects text. We do not
 * use `closedby="any"`: with it, a double click on the opener would open and close the dialog.
 */
function setUpLightDismiss(dialog: HTMLDialogElement): void {
  let isBeside = false;
  dialog.addEventListener('mousedown', (event) => {
    isBeside = event.target === dialog;
    // Keeps the focus in the field.
    if (isBeside) event.preventDefault();
  });
  dialog.addEventListener('mouseup', ({ target, button, detail }) => {
    if (isBeside && target === dialog && button === 0 && detail < 2) dialog.close();
  });
}

export function setUpDialog(dialog: HTMLDialogElement): void {
  // An opening dialog gives the focus to the first of these that is shown: the draft's link, or the
  // first field. Chromium ignores the attribute in the HTML, with a warning, if a heading has the focus.
  for (const element of dialog.querySelectorAll<HTMLElement>('a, [name]')) element.autofocus = true;
  // Back to a section: otherwise the page would move behind the dialog.
  addEventListener('popstate', () => dialog.close());
  // The back/forward cache keeps an open dialog.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && dialog.open) restoreDialog(dialog);
  });
  setUpLightDismiss(dialog);
  setUpButtons(dialog);
  turnCallsIntoButtons();
  // Again, for the calls that stand after this script.
  addEventListener('DOMContentLoaded', turnCallsIntoButtons);
}
