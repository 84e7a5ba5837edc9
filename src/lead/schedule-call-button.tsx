import { actions } from '../content/landing';
import { Button } from '../ui/button';
import { leadDialogId } from './lead-dialog';

/** Opens the intro-call dialog, with or without the app. */
export function ScheduleCallButton() {
  return (
    <Button variant="brass" command="show-modal" commandfor={leadDialogId} data-app="form">
      {actions.scheduleCall}
    </Button>
  );
}
