import { actions } from '../content/landing';
import { leadDialog, leadFields } from '../content/lead-form';
import type { LeadField as Field } from '../content/types';
import { smallHeading, visuallyHidden } from '../style/layout.css';
import { Id } from '../ui/attributes';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { mailHref } from './email';
import * as css from './lead-dialog.css';
// For their styles: the app cannot bring any, because the policy of a page allows only those in the page.
import './lead';
import '../toasts/toaster';

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

const titleId = 'lead-dialog-title';
const introId = 'lead-dialog-intro';

/**
 * The Schedule Intro Call dialog with its form. `dialog.script.ts` opens and closes it, and `form.script.ts` opens the
 * email, until `Lead` takes over. Without any script the browser makes an email of the form: its fields have the names
 * of the email's lines. The dialog's description is the introduction or, after a submit, the draft.
 */
export function LeadDialog() {
  return (
    <dialog
      className={css.dialog}
      id={Id.leadDialog}
      aria-labelledby={titleId}
      aria-describedby={introId}
    >
      <form
        className={css.form}
        id={Id.leadForm}
        method="post"
        encType="text/plain"
        action={mailHref()}
      >
        <div className={css.header}>
          <h2 className={smallHeading} id={titleId}>
            {actions.scheduleCall}
          </h2>
          <div className={css.intro} id={introId}>
            <div id={Id.draftPanelSlot} />
            <p>{leadDialog.intro}</p>
          </div>
          <div className={css.closeCell}>
            <CloseButton label={leadDialog.close} command="close" commandfor={Id.leadDialog} />
          </div>
        </div>
        <fieldset className={css.fields}>
          {leadFields.map((field, index) => (
            <LeadField
              key={field.name}
              field={field}
              id={`lead-${index + 1}`}
              isFirst={index === 0}
            />
          ))}
        </fieldset>
        <div className={css.footer}>
          <Button command="close" commandfor={Id.leadDialog}>
            {leadDialog.cancel}
          </Button>
          {/* Both labels, because a browser that translates the page then translates both. */}
          <Button variant="brass" type="submit">
            <span>{leadDialog.submit}</span>
            <span>{leadDialog.submitting}</span>
          </Button>
        </div>
        <p className={visuallyHidden} id={Id.statusSlot} role="status" />
      </form>
    </dialog>
  );
}
