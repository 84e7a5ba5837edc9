import { Fragment } from 'react';
import logo from '../../brand/logo-full.svg';
import { firm, legal } from '../../content/firm';
import { footer, footerLinks } from '../../content/navigation';
import { Mark, mark } from '../../shared/markup';
import { contentUrl } from '../../shared/url';
import { copyrightLine } from '../ui/copyright-line';
import { MailAddress } from '../ui/mail-address';
import * as css from './site-footer.css';

/** The facts that the firm has filled in, each on a line of its own. */
const facts = [legal.legalName, legal.address, legal.registration, copyrightLine].filter(Boolean);

export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div>
          <img
            className={css.logo}
            src={logo}
            alt={firm.name}
            width="148"
            height="40"
            loading="lazy"
            {...mark(Mark.fallback, 'hide')}
          />
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
        <div className={css.texts}>
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
          </p>
          <p>{footer.disclaimer}</p>
          {legal.disclosure && <p>{legal.disclosure}</p>}
        </div>
      </div>
    </footer>
  );
}
