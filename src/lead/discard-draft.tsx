import { leadSent } from '../content/lead-form';
import { Attribute, attribute } from '../ui/attributes';
import { textButton } from '../ui/text-button.css';

/** Discards the draft, beside an opener or in the dialog. A file of its own keeps the dialog's styles out of the first screen. */
export function DiscardDraft() {
  return (
    <button
      type="button"
      className={textButton}
      {...attribute(Attribute.discard, leadSent.discarded)}
    >
      {leadSent.discard}
    </button>
  );
}
