import { firm } from '../content/firm';
import { leadDialog } from '../content/lead-form';
import { smallHeading } from '../style/layout.css';
import { Attribute, attribute } from '../ui/attributes';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { LiveRegion } from '../ui/live-region';
import { DraftPanel } from './draft-panel';
import * as css from './lead-dialog.css';
import { leadDialogId } from './lead-dialog-id';
import { LeadFields } from './lead-fields';

const titleId = 'lead-dialog-title';
const introId = 'lead-dialog-intro';

/** The intro-call form; `lead/submit.inline.ts` sends it. `method="dialog"` keeps typed data out of the URL. */
function LeadForm() {
  return (
    <form className={css.form} method="dialog" {...attribute(Attribute.mailTo, firm.email)}>
      <div className={css.header}>
        <h2 className={smallHeading} id={titleId}>
          {leadDialog.title}
        </h2>
        <div className={css.intro} id={introId}>
          <DraftPanel />
          <p>{leadDialog.intro}</p>
        </div>
        <div className={css.closeSlot}>
          <CloseButton label={leadDialog.close} command="close" commandfor={leadDialogId} />
        </div>
      </div>
      <LeadFields />
      <div className={css.footer}>
        <Button command="close" commandfor={leadDialogId}>
          {leadDialog.cancel}
        </Button>
        <Button
          variant="brass"
          type="submit"
          {...attribute(Attribute.busyLabel, leadDialog.submitting)}
        >
          {leadDialog.submit}
        </Button>
      </div>
      <LiveRegion />
    </form>
  );
}

/**
 * The Schedule Intro Call dialog. `lead/dialog.inline.ts` opens and closes it; the browser keeps the focus inside and closes
 * it on Escape. Its description is the introduction or, after a submit, the draft.
 */
export function LeadDialog() {
  return (
    <dialog
      className={css.dialog}
      id={leadDialogId}
      aria-labelledby={titleId}
      aria-describedby={introId}
      {...attribute(Attribute.loadsApp)}
    >
      <LeadForm />
    </dialog>
  );
}
