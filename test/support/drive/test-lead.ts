import { leadFields } from '../../../src/content/lead-form';
import type { Lead } from '../../../src/lead/email';
import { selectors } from './selectors';

const typed: Record<string, string> = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Company: 'Engines & Sons',
  Phone: '+44 20 7946 0000',
  'Reason for Interest': 'First line\nSecond line',
};

/** The lead that all tests send. Other fields stay empty. */
export const lead: Lead = leadFields.map(({ name }) => [name, typed[name] ?? '']);

/** The selector of a field, by its name in the email. */
export const field = (name: string) => `${selectors.dialog} [name="${name}"]`;
