// The buttons of a draft. `page/dialog.ts` obeys them, wherever they stand.
import { leadSent } from '../../content/lead-form';
import { textButton } from '../ui/text-button.css';

const ofDialog = { type: 'button', className: textButton, commandfor: 'lead-dialog' } as const;

interface ActionProps {
  command: '--copy' | '--discard';
  label: string;
  done: string;
  value?: string | undefined;
}

/** A button of the draft. Its second label, also for screen readers, says that it is done. */
const Action = ({ label, done, ...props }: ActionProps) => (
  <button {...ofDialog} {...props}>
    <span>{label}</span>
    <span hidden>{done}</span>
  </button>
);

/**
 * Copies the message that is its value. A toast has the message of its own lead. In the dialog,
 * `page/draft.ts` writes the message of the draft.
 */
export const CopyMessage = ({ message }: { message?: string }) => (
  <Action command="--copy" label={leadSent.copy} done={leadSent.copied} value={message} />
);

export const DiscardDraft = () => (
  <Action command="--discard" label={leadSent.discard} done={leadSent.discarded} />
);

export const SeeDraft = () => (
  <button {...ofDialog} command="show-modal">
    {leadSent.seeDraft}
  </button>
);
