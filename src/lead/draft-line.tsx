import { leadSent } from '../content/lead-form';
import { Attribute, attribute } from '../ui/attributes';
import { textButton } from '../ui/text-button.css';
import { DiscardDraft } from './discard-draft';
import * as css from './draft-line.css';
import { leadDialogId } from './lead-dialog-id';

/** Beside a button that opens the dialog: leads to the draft. */
export function DraftLine() {
  return (
    <p className={css.line}>
      {leadSent.draft}
      <button
        type="button"
        className={textButton}
        command="show-modal"
        commandfor={leadDialogId}
        {...attribute(Attribute.loadsApp)}
      >
        {leadSent.seeDraft}
      </button>
      <DiscardDraft />
    </p>
  );
}
