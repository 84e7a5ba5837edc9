import '../style/theme.css';
import { useEffect, useState } from 'react';
import { firm } from '../content/firm';
import { errorPage } from '../content/pages';
import { Attribute } from '../shared/attributes';
import { Button, ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import { StatusPage } from '../ui/status-page';
import { TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';

/**
 * Takes the page's place after an error that no other boundary has caught. It keeps the draft of a lead that was
 * sent, and has the firm's address, because nothing opens the form any more.
 */
export function ErrorPage() {
  const [draft] = useState(() => document.querySelector(`[${Attribute.draftPanel}]`));
  useEffect(() => {
    // The dialog stays: a visitor may be writing.
    const page = document.querySelectorAll('body > :is(header, main, footer)');
    for (const element of page) element.remove();
    document.title = `${errorPage.label} | ${firm.name}`;
    const focusHeading = () => document.querySelector('h1')?.focus();
    focusHeading();
    // An open dialog holds the focus. The heading gets the focus when the dialog closes.
    addEventListener('close', focusHeading, { capture: true, once: true });
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
        <div ref={(element) => element?.append(draft ?? '')} />
        <p>
          <MailAddress />
        </p>
      </StatusPage>
    </>
  );
}
