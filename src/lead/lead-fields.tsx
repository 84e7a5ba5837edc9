import { leadDialog, leadFields } from '../content/lead-form';
import type { LeadField as Field } from '../content/types';
import * as css from './lead-dialog.css';

/** One labeled field; the browser checks it and says what is wrong. */
function LeadField({ field, id, isFirst }: { field: Field; id: string; isFirst: boolean }) {
  const { label, name, type = 'text', isRequired = false, autoComplete, isHalf } = field;
  const hintId = `${id}-hint`;
  const props = {
    id,
    name,
    autoComplete,
    required: isRequired,
    // An opening dialog gives it the focus.
    autoFocus: isFirst,
    'aria-describedby': isRequired ? undefined : hintId,
    // Without the attribute, Firefox reports a required field as invalid before anything is typed. `form.script.ts` updates it.
    'aria-invalid': isRequired ? false : undefined,
  };
  return (
    <p className={isHalf ? css.field.half : css.field.full}>
      <label htmlFor={id}>{label}</label>
      {!isRequired && (
        <span className={css.optional} id={hintId}>
          {leadDialog.optional}
        </span>
      )}
      {type === 'lines' ? (
        <textarea className={`${css.control} ${css.lines}`} {...props} />
      ) : (
        <input className={css.control} type={type} {...props} />
      )}
    </p>
  );
}

/** The fields, in the order in which they are filled in. */
export function LeadFields() {
  return leadFields.map((field, index) => (
    <LeadField key={field.name} field={field} id={`lead-${index + 1}`} isFirst={index === 0} />
  ));
}
