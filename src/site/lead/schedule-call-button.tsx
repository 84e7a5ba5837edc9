import { actions } from '../../content/landing';
import { leadFields, leadSent } from '../../content/lead-form';
import { leadMailHref } from '../../shared/email';
import { Button, ButtonLink } from '../ui/button';
import { DiscardDraft, SeeDraft } from './draft-actions';
import * as css from './schedule-call-button.css';

/** An email with the names of the fields. */
const emptyMailHref = leadMailHref(leadFields.map(({ name }) => [name, '']));

/**
 * The button that opens the dialog (`page/dialog.ts`). Until the page's script has run, a mail
 * link is in its place. The whole way of a lead: docs/architecture.md, "The life of a lead".
 */
export function ScheduleCallButton() {
  return (
    <>
      <ButtonLink className={css.mailLink} variant="primary" href={emptyMailHref}>
        {actions.scheduleCall}
      </ButtonLink>
      <Button
        className={css.opener}
        variant="primary"
        command="show-modal"
        commandfor="lead-dialog"
      >
        {actions.scheduleCall}
      </Button>
    </>
  );
}

/** The line beside a button that opens the dialog. After a submit, it leads to the draft. */
export const DraftLine = () => (
  <p className={css.draftLine}>
    <span>{leadSent.draft}</span>
    <SeeDraft />
    <DiscardDraft />
  </p>
);
