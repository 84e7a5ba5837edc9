// What stands in the page for a lead: the calls and, after a submit, a line that leads to the draft.
import { actions } from '../../content/landing';
import { leadFields, leadSent } from '../../content/lead-form';
import { leadMailHref } from '../../shared/email';
import { draftLine } from '../style/layout.css';
import { ButtonLink } from '../ui/button';
import { textButton } from '../ui/text-button.css';
import { DiscardDraft } from './draft-buttons';

/**
 * *Schedule Intro Call*: a mail link, with the names of the fields, which the page's script turns
 * into the button that opens the dialog (`page/dialog.ts`). It has what links lack: Safari's Tab
 * reaches it, and a press that slips drags nothing. The whole way of a lead: docs/architecture.md,
 * "The life of a lead".
 */
export const ScheduleCall = ({ className }: { className?: string }) => (
  <ButtonLink
    variant="primary"
    className={className}
    href={leadMailHref(leadFields.map(({ name }) => [name, '']))}
    data-opens=""
    tabIndex={0}
    draggable={false}
  >
    {actions.scheduleCall}
  </ButtonLink>
);

/** The line below a call. After a submit, it leads to the draft. */
export const DraftLine = () => (
  <p className={draftLine}>
    <span>{leadSent.draft}</span>
    <button type="button" className={textButton} data-opens="">
      {leadSent.seeDraft}
    </button>
    <DiscardDraft />
  </p>
);
