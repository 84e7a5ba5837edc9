import { firm } from '../content/firm';
import { actions } from '../content/landing';
import { Attribute, attribute } from '../ui/attributes';
import { Button, ButtonLink } from '../ui/button';
import { DraftLine } from './draft-line';
import { leadDialogId } from './lead-dialog-id';
import { emptyLeadMailHref } from './lead-mail';
import * as css from './schedule-call-button.css';

/** Opens the dialog, and leads to the draft that is there. Until the form works, a mail link takes the button's place. */
export function ScheduleCallButton() {
  return (
    <>
      <ButtonLink className={css.mailLink} variant="brass" href={emptyLeadMailHref(firm.email)}>
        {actions.scheduleCall}
      </ButtonLink>
      <Button
        className={css.opener}
        variant="brass"
        command="show-modal"
        commandfor={leadDialogId}
        {...attribute(Attribute.loadsApp)}
      >
        {actions.scheduleCall}
      </Button>
      <DraftLine />
    </>
  );
}
