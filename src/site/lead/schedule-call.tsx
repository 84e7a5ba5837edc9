import { actions } from '../../content/landing';
import { leadFields } from '../../content/lead-form';
import { leadMailHref } from '../../shared/email';
import { Mark, mark } from '../../shared/markup';
import { button } from '../ui/button.css';

/**
 * *Schedule Intro Call*: a mail link with the names of the fields. `page/dialog.ts` turns the link
 * into the button that opens the dialog. `tabIndex` keeps it focusable once it has no address and, in
 * Safari, while it has one.
 */
export const ScheduleCall = ({ className = '' }: { className?: string }) => (
  <a
    className={`${button.primary} ${className}`.trim()}
    href={leadMailHref(leadFields.map(({ name }) => [name, '']))}
    {...mark(Mark.opens)}
    tabIndex={0}
  >
    {actions.scheduleCall}
  </a>
);
