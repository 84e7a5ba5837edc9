import { leadSent } from '../content/lead-form';
import { Attribute, attribute } from '../ui/attributes';
import { action } from './copy-message.css';
import * as css from './draft-line.css';
import { DiscardDraft } from './draft-panel';
import { leadDialogId } from './lead-dialog-id';

/** Beside a button that opens the dialog: leads to the draft. */
export function DraftLine() {
  return (
    <p className={css.line}>
      {leadSent.draft}
      <button
        type="button"
        className={action}
        command="show-modal"
        commandfor={leadDialogId}
        {...attribute(Attribute.needsApp)}
      >
        {leadSent.seeDraft}
      </button>
      <DiscardDraft />
    </p>
  );
}
