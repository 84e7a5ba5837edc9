import { useState } from 'react';
import { leadSent } from '../content/lead-form';
import { visuallyHidden } from '../style/layout.css';
import { textButton } from '../ui/text-button.css';
import * as css from './copy-message.css';

const select = (field: HTMLTextAreaElement | null) => field?.select();

/** A button that copies a message. If the browser refuses (plain HTTP, a permissions policy), the message is shown and selected. */
export function CopyMessage({ message }: { message: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  const label = state === 'copied' ? leadSent.copied : leadSent.copy;
  return (
    <>
      <button type="button" className={textButton} onClick={copy}>
        {/* Another element for another label: translators replace the text of the old one. */}
        <span key={label}>{label}</span>
      </button>
      {/* Chromium reports no new text in a button. */}
      <span className={visuallyHidden} role="status">
        {state === 'copied' && <span>{leadSent.copied}</span>}
      </span>
      {state === 'refused' && (
        <label className={css.byHand}>
          <span>{leadSent.copyByHand}</span>
          {/* A text area, because its value is copied as plain text and never translated. */}
          <textarea readOnly value={message} ref={select} />
        </label>
      )}
    </>
  );
}
