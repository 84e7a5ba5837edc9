import type { ReactNode } from 'react';
import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import type { WebmailService } from '../content/types';
import { Attribute, attribute } from '../shared/attributes';
import { CopyMessage } from './copy-message';
import { action } from './copy-message.css';
import * as css from './draft.css';
import { composePages } from './webmail';

const mailHref = `mailto:${firm.email}`;

/**
 * Offers the draft of an email and the ways to send it, for visitors whose mail program has not opened. Hidden until
 * `inline/draft-panels.ts` puts a draft into its links.
 *
 * @param takesFocus whether the focus goes to it in a dialog that opens
 */
export function DraftPanel({ children, takesFocus }: { children?: ReactNode; takesFocus?: true }) {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.draft} hidden {...attribute(Attribute.draftPanel)}>
      <p>{leadSent.draft}</p>
      <p className={css.actions}>
        <a
          className={action}
          href={mailHref}
          // biome-ignore lint/a11y/noAutofocus: only a dialog that opens uses it.
          autoFocus={takesFocus}
          {...attribute(Attribute.openAgain)}
        >
          {leadSent.openAgain}
        </a>
        <CopyMessage />
      </p>
      {services.length > 0 && (
        <p className={css.webmail}>
          {before}
          {services.map((service) => (
            <a
              key={service}
              className={action}
              href={composePages[service as WebmailService] + encodeURIComponent(mailHref)}
              target="_blank"
              rel="noopener"
              {...attribute(Attribute.webmail)}
            >
              {service}
            </a>
          ))}
        </p>
      )}
      {children}
    </div>
  );
}
