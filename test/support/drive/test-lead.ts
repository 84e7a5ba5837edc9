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
