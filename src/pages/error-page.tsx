import '../style/theme.css';
import '../style/print.css';
import { errorPage } from '../content/pages';
import { ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import { StatusPage } from '../ui/status-page';
import { TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';

/** The page that hosts send when they fail themselves: `500.html`. */
export function ErrorPage() {
  return (
    <>
      <TopBar />
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
    </>
  );
}
