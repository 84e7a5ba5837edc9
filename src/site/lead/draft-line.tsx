import { leadSent } from '../../content/lead-form';
import { Mark, mark } from '../../shared/markup';
import { textButton } from '../ui/text-button.css';
import { draftLine } from './draft-line.css';

/**
 * Leads to the draft: a line below each call, except for the bar's, that `page/draft.ts` shows after
 * a submit.
 */
export const DraftLine = () => (
  <p className={draftLine} hidden>
    <button type="button" className={textButton} {...mark(Mark.opens)}>
      {leadSent.seeDraft}
    </button>
  </p>
);
