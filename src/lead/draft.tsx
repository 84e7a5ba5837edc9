import type { ReactNode } from 'react';
import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import type { WebmailService } from '../content-rules/schema';
import { CopyMessage } from './copy-message';
import { action } from './copy-message.css';
import * as css from './draft.css';
import { composePages } from './webmail';

const mailHref = `mailto:${firm.email}`;

/**
 * The email of a lead and the ways to send it, for visitors whose mail program has not opened. Hidden until
 * `inline/draft.ts` adds the email to its links.
 *
 * @param takesFocus whether the focus goes to it in a dialog that opens
 */
export function Draft({ children, takesFocus }: { children?: ReactNode; takesFocus?: true }) {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.draft} hidden data-draft="">
      <p>{leadSent.draft}</p>
      <p className={css.actions}>
        {/* biome-ignore lint/a11y/noAutofocus: only a dialog that opens uses it. */}
        <a className={action} href={mailHref} autoFocus={takesFocus} data-open-again="">
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
              data-webmail=""
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
