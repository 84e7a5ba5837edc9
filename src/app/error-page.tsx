import '../style/theme.css';
import { useEffect } from 'react';
import { firm } from '../content/firm';
import { errorPage } from '../content/pages';
import { Button, ButtonLink } from '../ui/button';
import { Lost } from '../ui/lost';
import { MailAddress } from '../ui/mail-address';
import { TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';

/** What is left when rendering has failed. The firm's address is there, since the form is gone. */
export function ErrorPage() {
  // The control that had the focus is gone.
  useEffect(() => {
    document.title = `${errorPage.label} | ${firm.name}`;
    document.querySelector('h1')?.focus();
  }, []);
  return (
    <>
      <TopBar />
      <Lost {...errorPage}>
        <Button onClick={() => location.reload()}>{errorPage.reload}</Button>
        <ButtonLink variant="brass" href={pageUrl('/')}>
          {errorPage.home}
        </ButtonLink>
        <p>
          <MailAddress />
        </p>
      </Lost>
    </>
  );
}
