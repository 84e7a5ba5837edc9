import { leadSent } from '../content/lead-form';
import { textButton } from '../ui/text-button.css';
import * as css from './draft.css';

interface DraftLineProps {
  onSee: () => void;
  onDiscard: () => void;
}

/** Beside a button that opens the dialog: leads to the draft. */
export function DraftLine({ onSee, onDiscard }: DraftLineProps) {
  return (
    <p className={css.line}>
      <span>{leadSent.draft}</span>
      <button type="button" className={textButton} onClick={onSee}>
        {leadSent.seeDraft}
      </button>
      <button type="button" className={textButton} onClick={onDiscard}>
        {leadSent.discard}
      </button>
    </p>
  );
}
