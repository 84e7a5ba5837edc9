import type { ReactNode } from 'react';
import { leadSent } from '../content/lead-form';
import { CopyMessage } from './copy-message';
import { action } from './copy-message.css';
import * as css from './draft.css';

/**
 * The email of a lead and the ways to send it, for visitors whose mail program has not opened. Hidden until
 * `inline/draft.ts` fills its links.
 */
export function Draft({ children }: { children?: ReactNode }) {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.draft} hidden data-draft>
      <p>{leadSent.draft}</p>
      <p className={css.actions}>
        {/* biome-ignore lint/a11y/useValidAnchor: the inline script sets the address. */}
        <a className={action} data-open-again>
          {leadSent.openAgain}
        </a>
        <CopyMessage />
      </p>
      {services.length > 0 && (
        <p className={css.webmail}>
          {before}
          {services.map((service) => (
            // biome-ignore lint/a11y/useValidAnchor: the inline script sets the address.
            <a
              key={service}
              className={action}
              target="_blank"
              rel="noopener noreferrer"
              data-webmail={service}
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
