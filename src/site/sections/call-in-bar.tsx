import { ScheduleCallButton } from '../lead/schedule-call-button';
import { call } from './call-in-bar.css';

/**
 * *Schedule Intro Call* in the bar, as soon as the first screen has left the window. It follows
 * that, in the document and for the keyboard, so that the first screen does not wait for it.
 */
export function CallInBar({ className = '' }: { className?: string }) {
  return (
    <div className={`${call} ${className}`.trim()}>
      <ScheduleCallButton />
    </div>
  );
}
