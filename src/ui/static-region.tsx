import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isOnPage, storeStaticRegion, takeStaticRegion } from '../static-regions';
import * as css from './static-region.css';

/** One object for all renders: React compares it by identity before it touches the markup. */
const untouched = {
  // Where markup has to be trusted, even none has to.
  __html: globalThis.trustedTypes?.emptyHTML ?? '',
};

/**
 * Markup that is rendered at build time only. The app takes it over as it stands, and puts it
 * back when its page returns: words that a visitor has in a page are not sent again as code.
 * Nothing in it can depend on state; links to pages work through `usePageLinks`.
 *
 * @param name unique among all pages; pages may share a region
 * @param children `__PRERENDER__ && …`, so that bundlers leave them out of the app
 */
export function StaticRegion({ name, children }: { name: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isTakenOver] = useState(isOnPage);

  const isRendered = Boolean(children);

  useLayoutEffect(() => {
    const region = element.current;
    if (!region || isRendered) return;
    const markup = takeStaticRegion(name);
    if (markup) region.append(markup);
    // The history led to a page that this document has never had.
    else if (!region.hasChildNodes()) location.reload();
    return () => storeStaticRegion(region);
  }, [name, isRendered]);

  return (
    <div
      className={css.region}
      data-static={name}
      ref={element}
      suppressHydrationWarning
      // While hydrating, this tells both runtimes to leave the markup alone.
      {...(isTakenOver ? { dangerouslySetInnerHTML: untouched } : { children: children || null })}
    />
  );
}
