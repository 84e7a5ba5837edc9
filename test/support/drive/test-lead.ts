import type { LeadText } from '../../../src/lead/email';
import { selectors } from './selectors';

/** The lead that all tests send. */
export const lead: LeadText = [
  ['Name', 'Ada Lovelace'],
  ['Email', 'ada@example.org'],
  ['Company', 'Engines & Sons'],
  ['Title', ''],
  ['Phone', '+44 20 7946 0000'],
  ['Reason for Interest', 'First line\nSecond line'],
];

/** The selector of a field, by its name in the email. */
export const field = (name: string) => `${selectors.dialog} [name="${name}"]`;
