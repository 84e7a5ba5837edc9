import type { ReactNode } from 'react';
import * as css from './prerendered.css';

/** React and Preact do not hydrate the children of an element with `dangerouslySetInnerHTML`. */
const emptyHtml = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * Markup that only the build renders, so the app does not contain its words. Hydration skips it, so it cannot
 * depend on state.
 *
 * @param children `__PRERENDER__ && …`, which the bundler removes from the app
 */
export function Prerendered({ children }: { children: ReactNode }) {
  return (
    <div
      className={css.wrapper}
      suppressHydrationWarning
      {...(__PRERENDER__ ? { children } : { dangerouslySetInnerHTML: emptyHtml })}
    />
  );
}
