import { ScheduleCall } from '../lead/schedule-call';
import { button, call } from './call-in-bar.css';

/** *Schedule Intro Call* in the bar. Its HTML follows the first screen, which does not wait for it. */
export function CallInBar({ className = '' }: { className?: string }) {
  return (
    <div className={`${call} ${className}`.trim()}>
      <ScheduleCall className={button} />
    </div>
  );
}
