// The words of the site as its visitors read them: the build sets quotes, dashes and dots.
import { loadContent } from '../../src/builder/content';

export const {
  firm: { firm, investorLogin },
  landing,
  leaders: { leaders },
  'lead-form': leadForm,
  navigation,
  pages,
} = await loadContent();
