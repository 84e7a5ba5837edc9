import { actions } from '../content/landing';
import { leadFields } from '../content/lead-form';
import { Button, ButtonLink } from '../ui/button';
import { leadMailHref } from './email';
import * as css from './schedule-call-button.css';

/** An email with the names of the fields. */
const emptyMailHref = leadMailHref(leadFields.map(({ name }) => [name, '']));

/**
 * The button that opens the dialog (`dialog.script.ts`). Until the page's script has run, a mail
 * link is in its place. After a submit, `LeadFollowUp` draws the draft's line below it. The whole
 * way of a lead: docs/architecture.md, "The life of a lead".
 */
export function ScheduleCallButton() {
  return (
    <>
      <ButtonLink className={css.mailLink} variant="brass" href={emptyMailHref}>
        {actions.scheduleCall}
      </ButtonLink>
      <Button className={css.opener} variant="brass" command="show-modal" commandfor="lead-dialog">
        {actions.scheduleCall}
      </Button>
      <div className={css.draftLineSlot} />
    </>
  );
}
