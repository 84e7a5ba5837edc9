import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadSent } from '../content/lead-form';
import type { LeadSent } from '../content/types';
import { Attribute, attribute } from '../ui/attributes';
import { MailAddress } from '../ui/mail-address';
import { textButton } from '../ui/text-button.css';
import { CopyMessage } from './copy-message';
import { DiscardDraft } from './discard-draft';
import * as css from './draft-panel.css';

const mailHref = `mailto:${firm.email}`;

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

/**
 * In the dialog: offers the draft and the ways to send it, for visitors whose mail program has not opened. Hidden until
 * `lead/draft.inline.ts` puts a draft into its links.
 */
export function DraftPanel() {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.draft} hidden {...attribute(Attribute.draftPanel)}>
      <p>{leadSent.draft}</p>
      <p className={css.actions}>
        <a
          className={textButton}
          href={mailHref}
          // biome-ignore lint/a11y/noAutofocus: only a dialog that opens uses it.
          autoFocus
          {...attribute(Attribute.openAgain)}
        >
          {leadSent.openAgain}
        </a>
        <CopyMessage />
        <DiscardDraft />
      </p>
      {services.length > 0 && (
        <p className={css.webmail}>
          {before}
          {services.map((service) => (
            <a
              key={service}
              className={textButton}
              href={composePages[service] + encodeURIComponent(mailHref)}
              target="_blank"
              rel="noopener"
              {...attribute(Attribute.webmail)}
            >
              {service}
            </a>
          ))}
        </p>
      )}
      <p>
        {`${orWriteTo} `}
        <MailAddress />
      </p>
      <p>{leadSent.replaced}</p>
    </div>
  );
}
