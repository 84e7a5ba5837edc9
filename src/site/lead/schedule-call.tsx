import { actions } from '../../content/landing';
import { leadFields } from '../../content/lead-form';
import { leadMailHref } from '../../shared/email';
import { button } from '../ui/button.css';

/**
 * *Schedule Intro Call*: a mail link, with the names of the fields, which the page's script turns
 * into the button that opens the dialog (`page/dialog.ts`). Safari's Tab reaches it, unlike a link,
 * and it cannot be dragged. The whole way of a lead: docs/architecture.md, "The life of a lead".
 */
export const ScheduleCall = ({ className = '' }: { className?: string }) => (
  <a
    className={`${button.primary} ${className}`.trim()}
    href={leadMailHref(leadFields.map(({ name }) => [name, '']))}
    data-opens=""
    tabIndex={0}
    draggable={false}
  >
    {actions.scheduleCall}
  </a>
);
