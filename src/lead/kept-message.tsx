import type { ReactNode } from 'react';
import { leadSent } from '../content/lead-form';
import { CopyMessage } from './copy-message';
import { action } from './copy-message.css';
import * as css from './kept-message.css';

/**
 * The ways to send the message of a lead again, for visitors whose mail program has not opened. The block is
 * hidden until `inline/keep-message.ts` shows the block and sets the links.
 */
export function KeptMessage({ children }: { children?: ReactNode }) {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.kept} hidden data-kept>
      <p>{leadSent.kept}</p>
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
