import { firm } from '../content/firm';
import { actions } from '../content/landing';
import { Attribute, attribute } from '../shared/attributes';
import { Button, ButtonLink } from '../ui/button';
import { leadDialogId } from './lead-form';
import { emptyLeadMailHref } from './lead-mail';
import * as css from './schedule-call-button.css';

/** Opens the intro-call dialog. Where it cannot open, a mail link takes the button's place. */
export function ScheduleCallButton() {
  return (
    <>
      <Button
        className={css.opener}
        variant="brass"
        command="show-modal"
        commandfor={leadDialogId}
        {...attribute(Attribute.needsApp)}
      >
        {actions.scheduleCall}
      </Button>
      <ButtonLink className={css.mailInstead} variant="brass" href={emptyLeadMailHref(firm.email)}>
        {actions.scheduleCall}
      </ButtonLink>
    </>
  );
}
