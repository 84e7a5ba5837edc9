import { type ReactNode, useState } from 'react';
import * as css from './prerendered.css';

/** React and Preact do not hydrate the children of an element with `dangerouslySetInnerHTML`. */
const emptyHtml = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * Markup that only the build renders, so the app does not contain its words. Hydration skips the markup,
 * so the markup cannot depend on state.
 *
 * @param id unique on the page
 * @param children `__PRERENDER__ && …`, which the bundler removes from the app
 */
export function Prerendered({ id, children }: { id: string; children: ReactNode }) {
  const [prerenderedNodes] = useState(() =>
    __PRERENDER__ ? [] : [...(document.getElementById(id)?.childNodes ?? [])],
  );

  /**
   * After a hydration mismatch, for example by a browser extension, React creates the element again. This
   * moves the prerendered nodes into the new element.
   */
  function adopt(element: HTMLElement | null) {
    if (element && prerenderedNodes[0]?.parentNode !== element) element.append(...prerenderedNodes);
  }

  return (
    <div
      id={id}
      className={css.wrapper}
      ref={adopt}
      suppressHydrationWarning
      {...(__PRERENDER__ ? { children } : { dangerouslySetInnerHTML: emptyHtml })}
    />
  );
}
