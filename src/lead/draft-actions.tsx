// The buttons of a draft. `dialog.script.ts` obeys them, wherever they stand.
import { leadSent } from '../content/lead-form';
import { textButton } from '../ui/text-button.css';

const ofDialog = { type: 'button', className: textButton, commandfor: 'lead-dialog' } as const;

interface ActionProps {
  command: '--copy' | '--discard';
  label: string;
  done: string;
}

/** A button of the draft. The script tells screen readers its second label when it has done it. */
const Action = ({ command, label, done }: ActionProps) => (
  <button {...ofDialog} command={command}>
    <span>{label}</span>
    <span hidden>{done}</span>
  </button>
);

/** Copies the message; also in a toast. */
export const CopyMessage = () => (
  <Action command="--copy" label={leadSent.copy} done={leadSent.copied} />
);

export const DiscardDraft = () => (
  <Action command="--discard" label={leadSent.discard} done={leadSent.discarded} />
);

export const SeeDraft = () => (
  <button {...ofDialog} command="show-modal">
    {leadSent.seeDraft}
  </button>
);
