// The intro call: what a visitor types, and the email that comes of it. The words are those of
// docs/specification.md.
import type { OpenedMailLink } from '../../kit/mail';

export const scheduleCall = 'Schedule Intro Call';

/** What a visitor types, by label. Its marks break mail links that are written carelessly. */
export const lead: Record<string, string> = {
  'Full Name': `Ada "Ann" O'Neil & Søn <ada>`,
  Email: 'ada+1@example.org',
  Company: 'A&B = 100% #1?',
  'Job Title': '',
  'Phone Number': '+1 (555) 0100',
  'Reason for Interest': 'Première 😀 & subject=none;\n\n  to=nobody@example.org %0A+',
};

export interface Email extends OpenedMailLink {
  to: string;
  subject: string;
  body: string;
}

export function readMailLink(href: string) {
  const { pathname, searchParams } = new URL(href);
  const [subject = '', body = ''] = ['subject', 'body'].map((name) => searchParams.get(name) ?? '');
  return { to: decodeURIComponent(pathname), subject, body };
}
