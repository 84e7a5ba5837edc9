import { actions } from '../../content/landing';
import { leadDialog, leadFields } from '../../content/lead-form';
import type { FormField } from '../../content/types';
import { Id, Mark, mark } from '../../shared/markup';
import { smallHeading, visuallyHidden } from '../style/layout.css';
import { button } from '../ui/button.css';
import { CloseButton } from '../ui/close-button';
import { DraftPanel } from './draft';
import * as css from './lead-dialog.css';
// The styles of the app's toasts, which the page has to have.
import '../ui/toaster.css';

/** A field with its label. The browser checks the field, and says what is wrong. */
function LeadField({ field, id }: { field: FormField; id: string }) {
  const { label, name, type = 'text', isRequired = false, autoComplete, isHalf } = field;
  const hintId = isRequired ? undefined : `${id}-hint`;
  const props = {
    ...mark(Mark.field, hintId),
    id,
    name,
    autoComplete,
    dir: 'auto',
    required: isRequired,
    'aria-describedby': hintId,
    // Firefox reports a required field without the attribute as invalid before anything is typed.
    // `page/form.ts` updates the attribute.
    'aria-invalid': isRequired ? false : undefined,
  };
  return (
    <p className={isHalf ? css.field : `${css.field} ${css.fullWidth}`}>
      <label htmlFor={id}>{label}</label>
      {hintId && (
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

/**
 * Says words to screen readers (`page/say.ts`). Two places do: one in the dialog, because nothing
 * behind an open dialog is read, and one beside it, because nothing in a closed dialog is read.
 */
const Status = () => <p className={visuallyHidden} role="status" {...mark(Mark.say)} />;

const titleId = 'lead-dialog-title';
// Around the panel: `aria-describedby` would read the panel itself although it is hidden.
const panelPlaceId = 'lead-dialog-panel';
const introPlaceId = 'lead-dialog-intro';

/**
 * The Schedule Intro Call dialog. `page/dialog.ts` obeys its buttons, `page/form.ts` sends a lead,
 * and `page/draft.ts` fills in the draft. A field has the name of its line in the email. The form
 * has no mail address as its `action`, because over https Chromium would call that insecure, and
 * fill in nothing. Text browsers show the form, and post it, so that no address contains a lead.
 */
export function LeadDialog() {
  return (
    <>
      <dialog
        className={css.dialog}
        id={Id.dialog}
        aria-labelledby={titleId}
        aria-describedby={`${panelPlaceId} ${introPlaceId}`}
      >
        <form className={css.form} method="post">
          <div className={css.header}>
            <h2 className={smallHeading} id={titleId}>
              {actions.scheduleCall}
            </h2>
            <div className={css.panelPlace} id={panelPlaceId}>
              <DraftPanel />
            </div>
            <div className={css.closeCell}>
              <CloseButton label={leadDialog.close} {...mark(Mark.closes)} />
            </div>
          </div>
          <fieldset className={css.fields}>
            {leadFields.map((field, index) => (
              <LeadField key={field.name} field={field} id={`lead-${index + 1}`} />
            ))}
          </fieldset>
          <div className={css.footer}>
            <div className={css.introPlace} id={introPlaceId}>
              <p id={Id.tooLong} hidden>
                {leadDialog.tooLong}
              </p>
              <p id={Id.intro}>{leadDialog.intro}</p>
            </div>
            <button type="button" className={button.outline} {...mark(Mark.closes)}>
              {leadDialog.cancel}
            </button>
            {/* Both labels are in the page, so that the browser's translator translates both. */}
            <button type="submit" className={button.ink}>
              <span {...mark(Mark.idle)}>{leadDialog.submit}</span>
              <span {...mark(Mark.busy)}>{leadDialog.submitting}</span>
            </button>
          </div>
          <Status />
        </form>
      </dialog>
      <Status />
    </>
  );
}
