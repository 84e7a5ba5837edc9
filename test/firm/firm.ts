// Another firm, with which `npm test` runs the tests that read the content: small, in another field of
// business and another language, and without anything that may be left out.
import type { Content } from '../../src/content/types';

export const firm: Content['firm'] = {
  name: 'Lindenhof Buchrechte',
  shortName: 'Lindenhof',
  email: 'post@lindenhof.example',
  siteUrl: 'https://lindenhof.example',
  copyrightYear: 2031,
};

export const language = 'de';

export const legal: Content['legal'] = {
  legalName: '',
  address: '',
  registration: '',
  disclosure: '',
};

export const investorLogin: Content['investorLogin'] = {
  url: 'https://depot.lindenhof.example/',
  tracking: {},
};
