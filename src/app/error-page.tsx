import '../style/theme.css';
import { useEffect } from 'react';
import { firm } from '../content/firm';
import { errorPage } from '../content/pages';
import { pageHref } from '../site-path';
import { Button, ButtonLink } from '../ui/button';
import { Lost } from '../ui/lost';
import { MailAddress } from '../ui/mail-address';
import { useSiteRoot } from '../ui/site-root';
import { PlainBar } from '../ui/top-bar';

/**
 * What is left when rendering has failed. Plain links: the router may be what has failed. The
 * firm's address is among them, since the form is gone.
 */
export function ErrorPage() {
  // The control that had the focus is gone.
  useEffect(() => {
    document.title = `${errorPage.label} | ${firm.name}`;
    document.querySelector('h1')?.focus();
  }, []);
  return (
    <>
      <PlainBar />
      <Lost {...errorPage}>
        <Button onClick={() => location.reload()}>{errorPage.reload}</Button>
        <ButtonLink variant="brass" href={pageHref(useSiteRoot(), '/')}>
          {errorPage.home}
        </ButtonLink>
        <p>
          <MailAddress />
        </p>
      </Lost>
    </>
  );
}
