import { type ReactNode, useState } from 'react';
import * as css from './static.css';

/** `dangerouslySetInnerHTML` makes both runtimes leave the markup alone while they hydrate. */
const untouched = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * Markup that is rendered at build time only and then left alone, so that its words are not part
 * of the app. Nothing in it can depend on state.
 *
 * @param id unique on the page
 * @param children `__PRERENDER__ && …`, which the bundler removes from the app
 */
export function Static({ id, children }: { id: string; children: ReactNode }) {
  const [original] = useState(() =>
    __PRERENDER__ ? [] : [...(document.getElementById(id)?.childNodes ?? [])],
  );

  /** If something has changed the page, it is rendered anew: this takes the markup along. */
  function adopt(element: HTMLElement | null) {
    if (element && original[0]?.parentNode !== element) element.append(...original);
  }

  return (
    <div
      id={id}
      className={css.wrapper}
      ref={adopt}
      suppressHydrationWarning
      {...(__PRERENDER__ ? { children } : { dangerouslySetInnerHTML: untouched })}
    />
  );
}
