// What a visitor sees of a draft: a line below each button, a panel in the dialog, and a button
// that copies the message.
import { useState } from 'react';
import { leadSent } from '../content/lead-form';
import type { LeadSent } from '../content/types';
import { visuallyHidden } from '../style/layout.css';
import { textButton } from '../ui/text-button.css';
import * as css from './draft.css';
import { type Draft, mailTarget } from './email';

interface DraftLineProps {
  onSee: () => void;
  onDiscard: () => void;
}

/** Behind a button that opens the dialog: leads to the draft. */
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

const select = (field: HTMLTextAreaElement | null) => field?.select();

/**
 * A button that copies a message. If the browser refuses (plain HTTP, a permissions policy), the
 * button shows the message, selected.
 */
export function CopyMessage({ message }: { message: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy() {
    // A second copy is said again.
    setState('idle');
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
        {/* A new element for each label, because translators replace the text of the old one. */}
        <span key={label}>{label}</span>
      </button>
      {/* Chromium does not report new text in a button to screen readers. */}
      <span className={visuallyHidden} role="status">
        {state === 'copied' && <span>{leadSent.copied}</span>}
      </span>
      {state === 'refused' && (
        <label className={css.byHand}>
          <span>{leadSent.copyByHand}</span>
          {/* Browsers copy the value of a text area as plain text, and never translate it. */}
          <textarea readOnly value={message} ref={select} />
        </label>
      )}
    </>
  );
}

/**
 * Compose pages of webmail services. Each takes an encoded mail link of 1,800 characters at the end
 * of its URL. Firefox itself uses Gmail's URL; Outlook's is from
 * https://github.com/OfficeDev/office-js/issues/4127. The email is not passed in a parameter for
 * each part, because Outlook then turns a `+` into a space.
 */
const composePages: Record<LeadSent['webmail']['services'][number], string> = {
  Gmail: 'https://mail.google.com/mail/?extsrc=mailto&url=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};

/**
 * Sets `autofocus`, so that an opening dialog gives the link the focus. React does not write the
 * attribute in a browser.
 */
const markAutofocus = (link: HTMLAnchorElement | null) => link?.setAttribute('autofocus', '');

/**
 * In the dialog: the draft and the ways to send it, for visitors whose mail program has not opened.
 */
export function DraftPanel({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.panel}>
      <p>{leadSent.draft}</p>
      <p className={css.actions}>
        <a className={textButton} href={draft.href} target={mailTarget()} ref={markAutofocus}>
          {leadSent.openAgain}
        </a>
        <CopyMessage key={draft.message} message={draft.message} />
      </p>
      <p className={css.quiet}>
        {services.length > 0 && (
          <span className={css.webmail}>
            {before}
            {services.map((service) => (
              <a
                key={service}
                className={textButton}
                href={composePages[service] + encodeURIComponent(draft.href)}
                target="_blank"
                rel="noopener"
              >
                {service}
              </a>
            ))}
          </span>
        )}
        <span>{leadSent.replaced}</span>
        <button type="button" className={textButton} onClick={onDiscard}>
          {leadSent.discard}
        </button>
      </p>
    </div>
  );
}
