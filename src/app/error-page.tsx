import '../style/theme.css';
import { useEffect } from 'react';
import { firm } from '../content/firm';
import { errorPage } from '../content/pages';
import { Button, ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import { StatusPage } from '../ui/status-page';
import { TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';

/**
 * Replaces the page after a render error: it shows the firm's address, because the form is gone, and the
 * message of a lead that was sent.
 *
 * @param draft the one of the Contact section, which the inline script has filled in
 */
export function ErrorPage({ draft }: { draft: Element }) {
  // The crash may have removed the focused control, so the heading gets the focus.
  useEffect(() => {
    document.title = `${errorPage.label} | ${firm.name}`;
    document.querySelector('h1')?.focus();
  }, []);
  return (
    <>
      <TopBar />
      <StatusPage
        {...errorPage}
        actions={
          <>
            <Button onClick={() => location.reload()}>{errorPage.reload}</Button>
            <ButtonLink variant="brass" href={pageUrl('/')}>
              {errorPage.home}
            </ButtonLink>
          </>
        }
      >
        <div ref={(element) => element?.append(draft)} />
        <p>
          <MailAddress />
        </p>
      </StatusPage>
    </>
  );
}
