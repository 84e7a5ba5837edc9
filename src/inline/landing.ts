// Inline script in the head of the landing page. All of the page can be late, and its end can be missing, so
// everything listens by delegation.
import './head';
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
const setUps = [
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
if (document.documentElement.matches('.js')) setUps.forEach(attempt);
