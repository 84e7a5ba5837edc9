import { actions } from '../content/landing';
import { leadFields } from '../content/lead-form';
import { Id } from '../ui/attributes';
import { Button, ButtonLink } from '../ui/button';
import { leadMailHref } from './email';
import * as css from './schedule-call-button.css';

/** An email with the names of the fields. */
const emptyMailHref = leadMailHref(leadFields.map(({ name }) => [name, '']));

/** Opens the dialog. Until the form works, a mail link takes the button's place. Behind it, `Lead` shows the draft. */
export function ScheduleCallButton() {
  return (
    <>
      <ButtonLink className={css.mailLink} variant="brass" href={emptyMailHref}>
        {actions.scheduleCall}
      </ButtonLink>
      <Button
        className={css.opener}
        variant="brass"
        command="show-modal"
        commandfor={Id.leadDialog}
      >
        {actions.scheduleCall}
      </Button>
      <div className={css.draftLineSlot} />
    </>
  );
}
