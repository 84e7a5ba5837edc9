// Inline script of the landing page, after its dialog. The sections after it can be late or missing, so everything listens
// by delegation.
import { attempt } from '../dom/attempt.inline';
import { setUpAnnouncements } from '../lead/announce.inline';
import { setUpAriaInvalid } from '../lead/aria-invalid.inline';
import { setUpCopying } from '../lead/copy-message.inline';
import { openByHash, setUpDialog, setUpDiscarding } from '../lead/dialog.inline';
import { setUpAppLoading } from '../lead/load-app.inline';
import { finishEarlierLead, setUpSubmit } from '../lead/submit.inline';
import { setUpThanks } from '../lead/thanks.inline';
import { setUpMenu } from '../sections/landing-menu.inline';
import { RootClass } from '../style/root-class';
import { redirectUnknownPath } from './redirect-unknown-path.inline';
import { setUpPage } from './set-up-page.inline';

setUpPage(redirectUnknownPath);

const furtherSteps = [
  setUpDiscarding,
  setUpCopying,
  setUpThanks,
  setUpAnnouncements,
  setUpAppLoading,
  setUpAriaInvalid,
  setUpMenu,
  // In this order, because the dialog shows the draft of an earlier lead.
  () => addEventListener('DOMContentLoaded', finishEarlierLead),
  () => addEventListener('DOMContentLoaded', openByHash),
];

// In browsers without `:has()` *Schedule Intro Call* stays a mail link: see docs/browsers.md.
if (CSS.supports('selector(:has(a))')) {
  attempt(() => {
    setUpSubmit();
    setUpDialog();
    // The form works, so the mail link becomes a button.
    document.documentElement.classList.add(RootClass.formWorks);
  });
  furtherSteps.forEach(attempt);
}
