import { firm } from './firm';
import type { ErrorPageWords, LostPageWords, PageTexts, TeamPageWords } from './types';

/** What stands in the browser's tab, in search results and on social cards. */
export const pageTitles: PageTexts = {
  home: `${firm.name} | Turning Assets to Legacy`,
  team: `Leadership Team | ${firm.name}`,
  notFound: `Page not found | ${firm.name}`,
};

/** What search results and social cards say under the title. */
export const pageDescriptions: PageTexts = {
  home: 'An investment firm for music and entertainment intellectual property. Growing IP value year after year.',
  team: 'Nine people who know what a song is worth, on paper and off it.',
  notFound: 'There is no page at this address.',
};

/** The Leadership Team page. */
export const teamPage: TeamPageWords = {
  heading: 'Leadership Team',
  lead: 'Nine people who know what a song is worth, on paper and off it.',
};

/** The page for an address that does not exist. */
export const notFoundPage: LostPageWords = {
  label: '404',
  heading: 'Oops! Page not found',
  text: 'The needle has reached the run-out groove. Nothing is pressed at this address.',
  home: 'Return to Home',
};

/** The page for a fault in the site itself. */
export const errorPage: ErrorPageWords = {
  label: 'Error',
  heading: 'Unexpected Application Error!',
  text: 'Something skipped on our side. Reload the page, or start again from the beginning.',
  reload: 'Reload the page',
  home: 'Return to Home',
};
