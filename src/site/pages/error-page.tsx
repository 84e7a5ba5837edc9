import { errorPage } from '../../content/pages';
import { pageUrl } from '../../shared/url';
import { ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import { StatusPage } from '../ui/status-page';

/** The page for an error in the site, and the one that hosts send when they fail: `500.html`. */
export const ErrorPage = () => (
  <StatusPage
    {...errorPage}
    actions={
      <>
        {/* Hosts send this page at the failed address, so an empty address reloads it. */}
        <ButtonLink variant="primary" href="">
          {errorPage.reload}
        </ButtonLink>
        <ButtonLink href={pageUrl('/')}>{errorPage.home}</ButtonLink>
      </>
    }
  >
    <p>
      <MailAddress />
    </p>
  </StatusPage>
);
