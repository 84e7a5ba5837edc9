import { actions } from '../content/landing';
import { leadFields } from '../content/lead-form';
import { Button, ButtonLink } from '../ui/button';
import { leadMailHref } from './email';
import * as css from './schedule-call-button.css';

/** An email with the names of the fields. */
const emptyMailHref = leadMailHref(leadFields.map(({ name }) => [name, '']));

/**
 * Opens the dialog. Until the form works, a mail link is in the button's place. `LeadFollowUp` puts
 * a line that leads to the draft behind them.
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
