import { Fragment } from 'react';
import logo from '../brand/logo-full.svg';
import { firm } from '../content/firm';
import { footer, footerLinks } from '../content/navigation';
import { container, halves } from '../style/layout.css';
import { Attribute, attribute } from '../ui/attributes';
import { Icon } from '../ui/icon';
import { MailAddress } from '../ui/mail-address';
import { contentUrl } from '../url';
import { copyrightLine } from './copyright-line';
import * as css from './site-footer.css';

export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={`${container} ${halves}`}>
        <img
          src={logo}
          alt={firm.name}
          width="148"
          height="40"
          loading="lazy"
          {...attribute(Attribute.imageFallback, 'hide')}
        />
        <div>
          {/* Spaces keep the words of two links apart when they are copied. */}
          <p className={css.links}>
            <MailAddress className={css.link} />{' '}
            {footerLinks.map(({ label, to }) => (
              <Fragment key={to}>
                <a className={css.link} href={contentUrl(to)}>
                  {label}
                </a>{' '}
              </Fragment>
            ))}
            {/* Browsers scroll to the top without an element of this id. */}
            <a className={css.link} href="#top">
              <Icon name="repeat" />
              {footer.fromTheTop}
            </a>
          </p>
          <p>{copyrightLine}</p>
          <p>{footer.disclaimer}</p>
        </div>
      </div>
    </footer>
  );
}
