import type { ReactNode } from 'react';
import logo from '../../brand/logo.svg';
import { firm } from '../../content/firm';
import { homeLinkSuffix, skipLink } from '../../content/navigation';
import { Mark, mark } from '../../shared/markup';
import { pageUrl } from '../../shared/url';
import { container } from '../style/layout.css';
import { headingId } from '../ui/page-heading';
import * as css from './top-bar.css';

/** The bar of every page: the skip link, the logo, and what the page puts beside it. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <header className={css.bar}>
      <a className={css.skipLink} href={`#${headingId}`}>
        {skipLink}
      </a>
      <div className={`${container} ${css.row}`}>
        {/* The link keeps its name when the logo fails to load and is hidden. */}
        <a className={css.logo} href={pageUrl('/')} aria-label={`${firm.name}, ${homeLinkSuffix}`}>
          <img
            className={css.logoImage}
            src={logo}
            alt=""
            width="116"
            height="28"
            {...mark(Mark.fallback, 'hide')}
          />
        </a>
        {children}
      </div>
    </header>
  );
}
