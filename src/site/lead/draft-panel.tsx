import { leadSent } from '../../content/lead-form';
import type { LeadSent } from '../../content/types';
import { mailHref } from '../../shared/email';
import { textButton } from '../ui/text-button.css';
import { CopyMessage, DiscardDraft } from './draft-actions';
import * as css from './draft-panel.css';

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
 * In the dialog: the ways to send the draft, for visitors whose mail program has not opened.
 * `page/draft.ts` shows the panel while there is a draft, and writes the draft into the links.
 */
export function DraftPanel() {
  const { before, services } = leadSent.webmail;
  return (
    <div id="lead-draft" hidden>
      <p>
        {leadSent.draft} <small>{leadSent.kept}</small>
      </p>
      <p className={css.actions}>
        <a className={textButton} href={mailHref()}>
          {leadSent.openAgain}
        </a>
        <CopyMessage />
      </p>
      <details className={css.more}>
        <summary>{leadSent.more}</summary>
        <p className={css.actions}>
          {services.length > 0 && (
            <span className={css.webmail}>
              {before}
              {services.map((service) => (
                <a
                  key={service}
                  className={textButton}
                  href={composePages[service]}
                  target="_blank"
                  rel="noopener"
                >
                  {service}
                </a>
              ))}
            </span>
          )}
          <DiscardDraft />
        </p>
      </details>
      {/* Browsers copy the value of a text area as plain text, and never translate it. */}
      <template id="lead-copy-by-hand">
        <label className={css.byHand}>
          <span>{leadSent.copyByHand}</span>
          <textarea readOnly />
        </label>
      </template>
    </div>
  );
}
