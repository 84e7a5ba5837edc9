import { leadSent } from '../content/lead-form';
import * as css from './copy-message.css';

/**
 * Copies the text beside it: `inline/copying.ts` handles the click, and shows the text where the browser
 * refuses to copy.
 *
 * @param text omit if the inline script sets it
 */
export function CopyMessage({ text }: { text?: string }) {
  return (
    <>
      <button
        type="button"
        className={css.action}
        data-copy={leadSent.copy}
        data-copied={leadSent.copied}
      >
        {leadSent.copy}
      </button>
      <span className={css.manualCopy} hidden>
        {leadSent.copyByHand}
        {/* Not a `textarea`: Chromium would lay out the whole section before the first paint. */}
        <span className={css.copyText} tabIndex={-1}>
          {text}
        </span>
      </span>
    </>
  );
}
