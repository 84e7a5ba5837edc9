import { useState } from 'react';
import { leadSent } from '../content/lead-form';
import * as css from './copy-message.css';

/**
 * Copies a message. Browsers may refuse that (plain http, a policy): then the message is shown, to
 * be copied by hand.
 */
export function CopyMessage({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <button type="button" className={css.action} onClick={copy}>
        <span aria-live="polite">{outcome === 'copied' ? leadSent.copied : leadSent.copy}</span>
      </button>
      {outcome === 'refused' && (
        <label className={css.byHand}>
          {leadSent.copyByHand}
          <textarea className={css.source} readOnly defaultValue={text} />
        </label>
      )}
    </>
  );
}
