// Runs in every page, after its opening and the dialog (`site/frame/page.tsx`). The rest of the page can
// be late or missing, so most buttons and the menu are found by delegation.

import { Id, Mark } from '../shared/markup';
import { setUpDialog } from './dialog';
import { setUpDraft } from './draft';
import { setUpForm } from './form';
import { setUpApp } from './load-app';
import { setUpMenu } from './menu';
import { setUpSay } from './say';
import { setUpTooltips } from './tooltips';

/** After a link within the site, keyboards and screen readers continue from the heading. */
function focusHeading(): void {
  if (location.hash || !document.referrer.startsWith(`${location.origin}/`)) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The specification: the team page starts at its top, even after a reload. */
function startAtTop(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // With `manual`, the preview of Safari's back swipe would be blank.
    history.scrollRestoration = 'auto';
  });
  // Chromium restores the old position on a reload if the page was left with `auto`.
  scrollTo({ top: 0, behavior: 'instant' });
}

// Not on `DOMContentLoaded`: by then the visitor may be elsewhere in the page.
focusHeading();
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector(`[${Mark.top}]`)) startAtTop();
  if (document.querySelector(`[${Mark.notFound}]`)) {
    // The specification asks for this line.
    console.error(`Page not found: ${location.pathname}`);
  }
});

// In browsers without `:has()`, *Schedule Intro Call* stays a mail link.
if (CSS.supports('selector(:has(a))')) {
  setUpMenu();
  setUpTooltips();
  const dialog = document.getElementById(Id.dialog) as HTMLDialogElement | null;
  if (dialog) {
    setUpApp();
    setUpForm(dialog);
    setUpDraft();
    setUpSay();
    // Last: the calls lose their mail addresses.
    setUpDialog(dialog);
  }
} else {
  // Neither the form nor its buttons would work. Browsers without dialogs show the form in the page.
  for (const part of document.querySelectorAll('dialog, button')) part.remove();
}
