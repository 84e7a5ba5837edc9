import { useState } from 'react';
import { leadSent } from '../content/lead-form';
import * as css from './copy-message.late.css';
import { copyText } from './copy-text';

/** Copies a message; where the browser refuses, shows it to be copied by hand. */
export function CopyMessage({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  return (
    <>
      <button
        type="button"
        className={css.action}
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')}
      >
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
