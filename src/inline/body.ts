// Inline script at the end of the landing page's body: the dialog, the menu, and sending a lead.
import { setUpAnnouncements } from './announce';
import { setUpAppStart } from './app-start';
import { setUpAriaInvalid } from './aria-invalid';
import { setUpCopying } from './copying';
import { setUpDialog } from './dialog';
import { setUpDraft } from './draft';
import { setUpMenu } from './menu';
import { setUpOlderBrowsers } from './older-browsers';
import { setUpSubmit } from './send-lead';
import { setUpNotice } from './thanks';

// `head.ts` sets this class where the browser is new enough.
if (document.documentElement.matches('.js')) {
  setUpMenu();
  setUpDialog();
  setUpOlderBrowsers();
  setUpAppStart();
  setUpAriaInvalid();
  setUpCopying();
  setUpNotice();
  setUpAnnouncements();
  setUpDraft();
  setUpSubmit();
}
