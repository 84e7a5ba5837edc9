// Buttons of a draft, apart from what else the page has, because the app draws one.
import { leadSent } from '../../content/lead-form';
import { textButton } from '../ui/text-button.css';
import * as css from './lead-dialog.css';

/**
 * Copies the message of an email. A toast has the message of its own lead; `page/draft.ts` puts the
 * draft's into the dialog. The field is for a browser that refuses to copy: its value is copied as
 * plain text, and never translated.
 */
export const CopyMessage = ({ message = '' }: { message?: string }) => (
  <>
    <button type="button" className={textButton} data-copies="">
      {leadSent.copy}
    </button>
    <span data-done="" hidden>
      {leadSent.copied}
    </span>
    <label className={css.byHand} hidden>
      {leadSent.copyByHand}
      <textarea defaultValue={message} dir="auto" readOnly />
    </label>
  </>
);

export const DiscardDraft = () => (
  <>
    <button type="button" className={textButton} data-discards="">
      {leadSent.discard}
    </button>
    {/* For screen readers. */}
    <span data-done="" hidden>
      {leadSent.discarded}
    </span>
  </>
);
