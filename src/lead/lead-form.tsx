import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadDialog, leadFieldWords } from '../content/lead-form';
import { Attribute, attribute } from '../shared/attributes';
import { smallHeading } from '../style/layout.css';
import { Button, ButtonLink } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { LiveRegion } from '../ui/live-region';
import { MailAddress } from '../ui/mail-address';
import { DraftPanel } from './draft-panel';
import { LeadFields } from './lead-fields';
import * as css from './lead-form.css';
import { emptyLeadMailHref } from './lead-mail';

/** Id of the dialog: its openers name it in `commandfor`. */
export const leadDialogId = 'intro-call';

const titleId = 'intro-call-title';
const introId = 'intro-call-intro';

/** A mail link that takes the place of the fields where no script runs. Its email lists the names of the fields. */
function MailInstead() {
  const { text, link } = leadFieldWords.withoutForm;
  return (
    <div className={css.mailInstead}>
      <p>{text}</p>
      <ButtonLink href={emptyLeadMailHref(firm.email)}>{link}</ButtonLink>
    </div>
  );
}

/** The intro-call form; `inline/send-lead.ts` sends it. `method="dialog"` keeps typed data out of the URL. */
function LeadForm() {
  return (
    <form className={css.form} method="dialog" {...attribute(Attribute.mailTo, firm.email)}>
      <div className={css.header}>
        <h2 className={smallHeading} id={titleId}>
          {leadDialog.title}
        </h2>
        <div className={css.intro} id={introId}>
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
      <MailInstead />
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

/**
 * The Schedule Intro Call dialog. The browser opens and closes it (`command`, Escape), keeps the focus inside and
 * gives it back. Its description is the introduction and, after a submit, the draft.
 */
export function LeadDialog() {
  return (
    <dialog
      className={css.dialog}
      id={leadDialogId}
      aria-labelledby={titleId}
      aria-describedby={introId}
      {...attribute(Attribute.needsApp)}
    >
      <LeadForm />
    </dialog>
  );
}
