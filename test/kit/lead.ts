// The dialog, its form, and what follows a lead.
import { leadSent } from '../../src/content/lead-form';
import { dialog } from './parts';
import { allByRole, allByText, getByRole, hasFocus, isGone, isShown } from './roles';
import { isVisible, plain, textOf } from './text';

export const isDialogOpen = () => isShown('dialog');
export const isDialogClosed = () => isGone('dialog');
export const isMenuOpen = () => document.querySelector(':popover-open') !== null;

/** Replaces the text of a field, as a visitor who types: the browser fires `input`. */
export function fill(label: string, text: string): void {
  const field = getByRole<HTMLInputElement>('textbox', label);
  field.focus();
  field.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}

/** The text of each field by its label, also in a closed dialog. */
export function readFields(): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form :is(input, textarea):not([readonly])',
  );
  const labelOf = (field: HTMLInputElement) => plain(field.labels?.[0]?.textContent);
  return Object.fromEntries(Array.from(fields, (field) => [labelOf(field), field.value]));
}

/** What a visitor is asked for in the dialog. */
export const readForm = () =>
  [...dialog().querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter((field) => isVisible(field) && !field.readOnly)
    .map(({ labels, type, required, autocomplete }) => ({
      label: labels?.[0] && isVisible(labels[0]) ? textOf(labels[0]) : '',
      type,
      isRequired: required,
      autoComplete: autocomplete,
    }));

export const isFormEmpty = () => Object.values(readFields()).every((text) => text === '');

/** The links of the dialog: where they lead, and what they say. What is closed is opened first. */
export function readDialogLinks() {
  for (const details of dialog().querySelectorAll('details')) details.open = true;
  return allByRole<HTMLAnchorElement>('link', undefined, dialog()).map((link) => ({
    href: link.href,
    text: textOf(link),
  }));
}

export const isSubmitting = () => document.querySelector('dialog :disabled') !== null;
export const isRefused = (label: string) =>
  hasFocus(label) && document.activeElement?.matches(':invalid') === true;

/** The titles of all thanks on screen. */
export const allThanks = () => allByText(leadSent.title);
export const countThanks = () => allThanks().length;
export const hasThanks = () => countThanks() > 0;
