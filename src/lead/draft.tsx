// What a visitor sees of a draft: the line beside a button, the panel in the dialog, and the button that copies its message.
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

/** Beside a button that opens the dialog: leads to the draft. */
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

/**
 * Compose pages of webmail services. Each takes an encoded mail link of 1,800 characters at the end of its URL. Firefox
 * itself offers Gmail's URL; Outlook's is from https://github.com/OfficeDev/office-js/issues/4127. A parameter for each
 * part of the email would be no help: Outlook turns its `+` into a space.
 */
const composePages: Record<LeadSent['webmail']['services'][number], string> = {
  Gmail: 'https://mail.google.com/mail/?extsrc=mailto&url=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};

/** An opening dialog gives the focus to the first element with the attribute, which React does not write in a browser. */
const markAutofocus = (link: HTMLAnchorElement | null) => link?.setAttribute('autofocus', '');

/** In the dialog: offers the draft and the ways to send it, for visitors whose mail program has not opened. */
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
