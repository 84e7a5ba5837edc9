import type { Lead } from '../../../src/lead/lead-mail';

/** The lead that all tests send. */
export const lead: Lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: 'Engines & Sons',
  title: '',
  phone: '+44 20 7946 0000',
  reason: 'First line\nSecond line',
};

/** Names and values of the fields that tests fill in. */
export const typedFields = Object.entries(lead).filter(([, value]) => value);
