import type { Firm } from './types';

/** The firm. Every value here is a sample until it is taken off the list below. */
export const firm: Firm = {
  name: 'Refrain Legacy Partners',
  email: 'inquiries@example.com',
  siteUrl: 'https://www.example.com',
  investorLogin: {
    url: 'https://investors.example.com/',
    tracking: {
      utm_source: 'website',
      utm_medium: 'referral',
      utm_campaign: 'investor_login',
    },
  },
  shortName: 'Refrain',
  security: { email: 'security@example.com', expires: '2027-11-01' },
  copyrightYear: 2025,
};

/** What is still made up: take a field off this list when its real value is in place. */
export const sampleFirmFields: readonly (keyof Firm)[] = [
  'name',
  'email',
  'shortName',
  'siteUrl',
  'investorLogin',
  'security',
];
