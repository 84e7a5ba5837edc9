import type { ReactNode } from 'react';
import { firm } from '../content/firm';
import { homeLinkSuffix, skipLink } from '../content/navigation';
import { brandFile } from '../images/manifest';
import { wrap } from '../style/layout.css';
import { PageLink } from './page-link';
import { useSiteRoot } from './site-root';
import { StaticRegion } from './static-region';
import * as css from './top-bar.css';

/** Id of every page's main element: the skip link goes there. */
export const mainId = 'main';

function SkipLink() {
  return (
    <a className={css.skipLink} href={`#${mainId}`}>
      {skipLink}
    </a>
  );
}

/** The link has its name of its own, so it keeps it when the logo fails to load and is hidden. */
function Logo() {
  return (
    <PageLink className={css.logo} to="/" aria-label={`${firm.name}, ${homeLinkSuffix}`}>
      <img
        className={css.logoImage}
        src={brandFile(useSiteRoot(), 'logo.svg')}
        alt=""
        width="116"
        height="28"
        data-fallback="hide"
      />
    </PageLink>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <header className={css.bar}>
      <div className={`${wrap} ${css.row}`}>{children}</div>
    </header>
  );
}

/** The bar with the logo alone, which needs nothing that was prerendered: for the error page. */
export function PlainBar() {
  return (
    <Bar>
      <Logo />
    </Bar>
  );
}

/** The fixed bar of every page: the skip link, the logo, and what the page puts beside it. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <Bar>
      <StaticRegion name="logo">
        {__PRERENDER__ && (
          <>
            <SkipLink />
            <Logo />
          </>
        )}
      </StaticRegion>
      {children}
    </Bar>
  );
}
