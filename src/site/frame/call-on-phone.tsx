import { ScheduleCall } from '../lead/schedule-call';
import { callInBar } from './call-in-bar.css';
import { place } from './call-on-phone.css';

/** *Schedule Intro Call* in a phone's bar. The first screen does not wait for its HTML. */
export const CallOnPhone = () => (
  <div className={place}>
    <ScheduleCall className={callInBar} />
  </div>
);
