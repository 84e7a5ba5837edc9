import type { InputHTMLAttributes } from 'react';
import { leadFieldWords } from '../content/lead-form';
import * as css from './lead-dialog.css';
import type { Lead } from './lead-mail';

interface LeadFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'autoFocus' | 'required'
  > {
  name: keyof Lead;
  /** Shares its row with another field. */
  half?: boolean;
}

/** One labeled field; the browser checks it and says what is wrong. */
function LeadField({ name, half = false, ...props }: LeadFieldProps) {
  const id = `lead-${name}`;
  const hintId = `${id}-hint`;
  const shared = {
    id,
    name,
    'aria-describedby': props.required ? undefined : hintId,
    // `lead/aria-invalid.inline.ts` updates the attribute.
    'aria-invalid': props.required ? false : undefined,
    ...props,
  };
  return (
    <p className={half ? css.field.half : css.field.full}>
      <label htmlFor={id}>{leadFieldWords.labels[name]}</label>
      {!props.required && (
        <span className={css.optional} id={hintId}>
          {leadFieldWords.optional}
        </span>
      )}
      {name === 'reason' ? (
        <textarea className={`${css.control} ${css.reason}`} {...shared} />
      ) : (
        <input className={css.control} {...shared} />
      )}
    </p>
  );
}

/** The fields, in the order in which they are filled in. */
export function LeadFields() {
  return (
    <>
      <LeadField name="name" autoComplete="name" autoFocus required />
      <LeadField name="email" type="email" autoComplete="email" required />
      <LeadField name="company" autoComplete="organization" required half />
      <LeadField name="title" autoComplete="organization-title" half />
      <LeadField name="phone" type="tel" autoComplete="tel" />
      <LeadField name="reason" required />
    </>
  );
}
