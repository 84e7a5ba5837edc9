import { actions } from '../content/landing';
import { leadDialog } from '../content/lead-form';
import { smallHeading, visuallyHidden } from '../style/layout.css';
import { Id } from '../ui/attributes';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { mailHref } from './email';
import * as css from './lead-dialog.css';
import { LeadFields } from './lead-fields';
// For their styles: the app cannot bring any, because the policy of a page allows only those in the page.
import './lead';
import '../toasts/toaster';

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
          <LeadFields />
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
