import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadFieldWords } from '../content/lead-form';
import { ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import * as css from './lead-form.css';
import { type Lead, leadTemplateHref } from './lead-mail';

const templateTextId = 'lead-template';

interface LeadFieldProps {
  name: keyof Lead;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  autoFocus?: boolean;
  required?: boolean;
  /** Several lines of text. */
  multiline?: boolean;
  /** Shares its row with another field. */
  half?: boolean;
}

/** One labelled field; validation and its messages are the browser's. */
function LeadField({
  name,
  type = 'text',
  autoComplete,
  autoFocus,
  required = false,
  multiline = false,
  half = false,
}: LeadFieldProps) {
  const id = `lead-${name}`;
  const hintId = `${id}-hint`;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    autoFocus,
    'aria-describedby': required ? undefined : hintId,
  };
  return (
    <p className={half ? css.field.half : css.field.full}>
      <label htmlFor={id}>{leadFieldWords.labels[name]}</label>
      {!required && (
        <span className={css.optional} id={hintId}>
          {leadFieldWords.optional}
        </span>
      )}
      {multiline ? (
        <textarea className={`${css.control} ${css.reason}`} {...shared} />
      ) : (
        <input className={css.control} type={type} enterKeyHint="next" {...shared} />
      )}
    </p>
  );
}

/**
 * The fields of the lead form, and the ready mail link that stands in for them where they cannot
 * be sent. They are static: the DOM holds what is typed.
 */
export function LeadFields() {
  return (
    <>
      <div className={css.template}>
        <p id={templateTextId}>{leadFieldWords.template.text}</p>
        <ButtonLink
          href={leadTemplateHref(firm.email)}
          aria-describedby={templateTextId}
          data-mail-template
        >
          {leadFieldWords.template.link}
        </ButtonLink>
        <p>
          {`${orWriteTo} `}
          <MailAddress />
        </p>
      </div>
      <LeadField name="name" autoComplete="name" autoFocus required />
      <LeadField name="email" type="email" autoComplete="email" required />
      <LeadField name="company" autoComplete="organization" required half />
      <LeadField name="title" autoComplete="organization-title" half />
      <LeadField name="phone" type="tel" autoComplete="tel" />
      <LeadField name="reason" multiline required />
    </>
  );
}
