import { firm } from './firm';
import { about, actions, contact, hero, orWriteTo, stats, team, whyPartner } from './landing';
import { leadDialog, leadFieldWords, leadMail, leadSent, toastWords } from './lead-form';
import { leaders } from './leaders';
import { bar, footer, homeLinkSuffix, navigation, newTab, skipLink } from './navigation';
import { errorPage, notFoundPage, pageDescriptions, pageTitles, teamPage } from './pages';

/** All content, by file: what the content check looks through. */
export const siteContent = {
  'firm.ts': { firm },
  'navigation.ts': { navigation, skipLink, homeLinkSuffix, bar, newTab, footer },
  'landing.ts': { hero, actions, stats, about, whyPartner, team, contact, orWriteTo },
  'leaders.ts': { leaders },
  'lead-form.ts': { leadDialog, leadFieldWords, leadMail, leadSent, toastWords },
  'pages.ts': { pageTitles, pageDescriptions, teamPage, notFoundPage, errorPage },
};
