import { leadSent } from '../content/lead-form';
import type { LeadSent } from '../content/types';
import { textButton } from '../ui/text-button.css';
import { CopyMessage } from './copy-message';
import * as css from './draft.css';
import { type Draft, mailTarget } from './email';

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
