// Inline script of the landing page, after the dialog and before the buttons that open it. What follows in the page
// can be late or missing, so everything listens by delegation. Sending a lead comes first, so that no error of
// another part can stop it.
import { setUpAnnouncements } from './announce';
import { setUpAriaInvalid } from './aria-invalid';
import { setUpCopying } from './copying';
import { setUpDialog } from './dialog';
import { setUpDraftPanels } from './draft-panels';
import { setUpAppLoading } from './load-app';
import { setUpMenu } from './menu';
import { setUpOlderBrowsers } from './older-browsers';
import { setUpSubmit } from './send-lead';
import { setUpNotice } from './thanks';

// `head.ts` sets this class where the browser is new enough.
if (document.documentElement.matches('.js')) {
  setUpSubmit();
  setUpAnnouncements();
  setUpDraftPanels();
  setUpCopying();
  setUpNotice();
  setUpDialog();
  setUpOlderBrowsers();
  setUpAppLoading();
  setUpAriaInvalid();
  setUpMenu();
}
