// The intro call: its words, and what a visitor types.
import type { FormField } from '../../../src/content/types';
import { content } from '../content';

const { actions, leadFields } = content;

export const { scheduleCall } = actions;

/** The labels of a type, the required ones first. */
const labelsOf = (wanted: FormField['type']) =>
  leadFields
    .filter(({ type = 'text' }) => type === wanted)
    .sort((one, other) => Number(other.isRequired ?? 0) - Number(one.isRequired ?? 0))
    .map(({ label }) => label);

const [fullName = '', company = '', title = ''] = labelsOf('text');
const [email = ''] = labelsOf('email');
const [phone = ''] = labelsOf('tel');
const [reason = ''] = labelsOf('lines');

/** The labels of the fields that tests type into. */
export const labels = { fullName, email, company, title, phone, reason };

/** What a visitor types, by label. Its marks break mail links that are written carelessly. */
export const lead: Record<string, string> = {
  ...Object.fromEntries(leadFields.map(({ label }) => [label, 'Other'])),
  [fullName]: `Ada "Ann" O'Neil & Søn <ada>`,
  [email]: 'ada+1@example.org',
  [company]: 'A&B = 100% #1?',
  [title]: '',
  [phone]: '+1 (555) 0100',
  [reason]: 'Première 😀 & subject=none;\n\n  to=nobody@example.org %0A+',
};
// Of a type that the form does not have.
delete lead[''];
