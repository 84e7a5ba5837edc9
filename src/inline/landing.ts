// Inline script in the head of the landing page. All of the page can be late, and its end can be missing, so
// everything listens by delegation.
import './head';
import { setUpAnnouncements } from './announce';
import { setUpAriaInvalid } from './aria-invalid';
import { attempt } from './attempt';
import { setUpCopying } from './copying';
import { openByHash, setUpDialog, setUpDiscarding } from './dialog';
import { setUpDraft } from './draft';
import { setUpAppLoading } from './load-app';
import { setUpMenu } from './menu';
import { finishEarlierLead, setUpSubmit } from './send-lead';
import { setUpThanks } from './thanks';

const others = [
  setUpDraft,
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

// Chromium 105, Firefox 121 and Safari 15.4. In older browsers *Schedule Intro Call* stays a mail link.
if (CSS.supports('selector(:has(a))')) {
  attempt(() => {
    setUpSubmit();
    setUpDialog();
    // The form works, so the mail link becomes a button.
    document.documentElement.classList.add('js');
  });
  others.forEach(attempt);
}
