import { ScheduleCallButton } from '../lead/schedule-call-button';
import { call } from './call-in-bar.css';

/**
 * *Schedule Intro Call* in the bar, as soon as the hero's own button has left the window. It
 * follows the hero, in the document and for the keyboard, so that the first screen does not wait
 * for it.
 */
export function CallInBar() {
  return (
    <div className={call}>
      <ScheduleCallButton />
    </div>
  );
}
