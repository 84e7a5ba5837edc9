// Inline script of the landing page, after the dialog and before the buttons that open it. What follows in the page
// can be late or missing, so everything listens by delegation.
import { setUpAnnouncements } from './announce';
import { setUpAriaInvalid } from './aria-invalid';
import { attempt } from './attempt';
import { setUpCopying } from './copying';
import { setUpDialog } from './dialog';
import { setUpDraftPanels } from './draft-panels';
import { setUpAppLoading } from './load-app';
import { setUpMenu } from './menu';
import { setUpOlderBrowsers } from './older-browsers';
import { setUpSubmit } from './send-lead';
import { setUpNotice } from './thanks';

/** What earns the money comes first. */
const parts = [
  setUpSubmit,
  setUpOlderBrowsers,
  setUpDraftPanels,
  setUpCopying,
  setUpNotice,
  setUpAnnouncements,
  setUpDialog,
  setUpAppLoading,
  setUpAriaInvalid,
  setUpMenu,
];

// `head.ts` sets this class where the browser is new enough.
if (document.documentElement.matches('.js')) parts.forEach(attempt);
