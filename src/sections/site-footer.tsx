import { firm } from '../content/firm';
import { footer } from '../content/navigation';
import { brandFile } from '../images/manifest';
import { wrap } from '../style/layout.css';
import { useSiteRoot } from '../ui/site-root';
import * as css from './site-footer.css';

/** The footer: full logo, copyright line, disclaimer. */
export function SiteFooter() {
  const root = useSiteRoot();
  return (
    <footer className={css.footer}>
      <div className={`${wrap} ${css.columns}`}>
        <img
          className={css.logo}
          src={brandFile(root, 'logo-full.svg')}
          alt={firm.name}
          width="148"
          height="40"
          loading="lazy"
          data-fallback="hide"
        />
        <div>
          <p>{`© ${firm.copyrightYear} ${firm.name}. ${footer.rightsReserved}`}</p>
          <p>{footer.disclaimer}</p>
        </div>
      </div>
    </footer>
  );
}
