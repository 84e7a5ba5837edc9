import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadDialog } from '../content/lead-form';
import { Attribute, attribute } from '../shared/attributes';
import { smallHeading } from '../style/layout.css';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { LiveRegion } from '../ui/live-region';
import { MailAddress } from '../ui/mail-address';
import { DraftPanel } from './draft-panel';
import { LeadFields } from './lead-fields';
import * as css from './lead-form.css';
import { NoScriptForm } from './no-script-form';

/** Id of the dialog: its openers name it in `commandfor`. */
export const leadDialogId = 'intro-call';

/** Id of the heading that names the dialog. */
export const leadFormTitleId = 'intro-call-title';

/** Id of the text that describes the dialog: the introduction and, after a submit, the draft. */
export const leadFormIntroId = 'intro-call-intro';

/** The intro-call form; `inline/send-lead.ts` sends it. `method="dialog"` keeps typed data out of the URL. */
export function LeadForm() {
  return (
    <form className={css.form} method="dialog" {...attribute(Attribute.mailTo, firm.email)}>
      <div className={css.header}>
        <h2 className={smallHeading} id={leadFormTitleId}>
          {leadDialog.title}
        </h2>
        <div className={css.intro} id={leadFormIntroId}>
          <DraftPanel takesFocus>
            <p>
              {`${orWriteTo} `}
              <MailAddress />
            </p>
          </DraftPanel>
          <p>{leadDialog.intro}</p>
        </div>
        <div className={css.closeSlot}>
          <CloseButton label={leadDialog.close} command="close" commandfor={leadDialogId} />
        </div>
      </div>
      <NoScriptForm />
      <LeadFields />
      <div className={css.footer}>
        <Button command="close" commandfor={leadDialogId}>
          {leadDialog.cancel}
        </Button>
        <Button
          className={css.submit}
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
