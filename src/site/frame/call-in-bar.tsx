import { ScheduleCall } from '../lead/schedule-call';
import * as css from './call-in-bar.css';

/** *Schedule Intro Call* in the bar of a wide window. */
export const CallInBar = () => <ScheduleCall className={css.inWideBar} />;
