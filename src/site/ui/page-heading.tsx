import type { HTMLAttributes } from 'react';

/**
 * Id of the page's h1, the target of the skip link. The target is not `main`, because from `main`
 * Orca continues at the logo in Firefox and says "blank" in Chromium.
 */
export const headingId = 'heading';

/** The h1 of a page. Links move the focus there, so that keyboards and screen readers go on. */
export const PageHeading = (props: HTMLAttributes<HTMLHeadingElement>) => (
  <h1 id={headingId} tabIndex={-1} {...props} />
);
