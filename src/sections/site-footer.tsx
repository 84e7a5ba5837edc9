import { firm } from '../content/firm';
import { footer } from '../content/navigation';
import { wrap } from '../style/layout.css';
import { logoUrl } from '../ui/logo';
import * as css from './site-footer.css';

/** The footer: full logo, copyright line, disclaimer. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={`${wrap} ${css.columns}`}>
        <img
          className={css.logo}
          src={logoUrl('logo-full.svg')}
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
