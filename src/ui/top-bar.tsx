import type { ReactNode } from 'react';
import { firm } from '../content/firm';
import { homeLinkSuffix, skipLink } from '../content/navigation';
import { wrap } from '../style/layout.css';
import { pageUrl } from '../url';
import { logoUrl } from './logo';
import * as css from './top-bar.css';

/** Id of every page's main element: the skip link goes there. */
export const mainId = 'main';

/** The link has a name of its own, which it keeps when the logo fails to load and is hidden. */
function Logo() {
  return (
    <a className={css.logo} href={pageUrl('/')} aria-label={`${firm.name}, ${homeLinkSuffix}`}>
      <img
        className={css.logoImage}
        src={logoUrl('logo.svg')}
        alt=""
        width="116"
        height="28"
        data-fallback="hide"
      />
    </a>
  );
}

/** The bar of every page: the skip link, the logo, and what the page puts beside it. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <header className={css.bar}>
      <a className={css.skipLink} href={`#${mainId}`}>
        {skipLink}
      </a>
      <div className={`${wrap} ${css.row}`}>
        <Logo />
        {children}
      </div>
    </header>
  );
}
