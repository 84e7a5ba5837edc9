import { errorPage } from '../../content/pages';
import { pageUrl } from '../../shared/url';
import { StatusPage } from '../frame/status-page';
import { button } from '../ui/button.css';
import { MailAddress } from '../ui/mail-address';

/** Hosts send this page at the failed address, so an empty address reloads it. */
const sameAddress = '';

/** The page that hosts send when they fail: `500.html`. */
export const ErrorPage = () => (
  <StatusPage {...errorPage}>
    <a className={button.primary} href={sameAddress}>
      {errorPage.reload}
    </a>
    <a className={button.outline} href={pageUrl('/')}>
      {errorPage.home}
    </a>
    <p>
      <MailAddress />
    </p>
  </StatusPage>
);
