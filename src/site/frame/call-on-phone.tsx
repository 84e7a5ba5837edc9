import { ScheduleCall } from '../lead/schedule-call';
import { callInBar } from './call-in-bar.css';
import { place } from './call-on-phone.css';

/** *Schedule Intro Call* in a phone's bar. Its HTML follows the first screen, which does not wait for it. */
export const CallOnPhone = () => (
  <div className={place}>
    <ScheduleCall className={callInBar} />
  </div>
);
