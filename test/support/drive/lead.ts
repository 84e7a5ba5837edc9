// The intro call: its words, and what a visitor types into the form, whichever fields the firm has.
import type { FormField } from '../../../src/content/types';
import { plain } from '../../kit/text';
import { content } from '../content';

const { actions, leadFields } = content;

export const { scheduleCall } = actions;

/** What a visitor types, by type. Its marks break mail links that are written carelessly. */
const texts: Record<string, string[]> = {
  text: [`Ada "Ann" O'Neil & Søn <ada>`, 'A&B = 100% #1?'],
  email: ['ada+1@example.org'],
  tel: ['+1 (555) 0100'],
  lines: ['Première 😀 & subject=none;\n\n  to=nobody@example.org %0A+'],
};

/**
 * What a visitor types, by label. Each field takes the next text of its type. Where none is left,
 * an optional field stays empty, and a required one has another text.
 */
export const lead: Record<string, string> = Object.fromEntries(
  leadFields.map(({ label, type = 'text', isRequired }) => {
    const other = type === 'email' ? 'other@example.org' : 'Other';
    return [plain(label), texts[type]?.shift() ?? (isRequired ? other : '')];
  }),
);

/** The firm's form has no such field, so there is nothing to test. */
export class NoSuchField extends Error {}

function findLabel(isWanted: (field: FormField, at: number) => boolean | undefined): string {
  const found = leadFields.map((field): FormField => ({ type: 'text', ...field })).find(isWanted);
  if (!found) throw new NoSuchField('The form has no such field.');
  return plain(found.label);
}

/** The labels of the fields that tests type into. */
export const labels = {
  get first() {
    return findLabel(() => true);
  },
  get last() {
    return findLabel((_, at) => at === leadFields.length - 1);
  },
  get email() {
    return findLabel(({ type }) => type === 'email');
  },
  /** A required text, not the first field. */
  get requiredText() {
    return findLabel(({ type, isRequired }, at) => at > 0 && type === 'text' && isRequired);
  },
  get reason() {
    return findLabel(({ type }) => type === 'lines');
  },
};
