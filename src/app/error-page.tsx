import '../style/theme.css';
import { errorPage } from '../content/pages';
import { pageHref } from '../site-path';
import { Button, ButtonLink } from '../ui/button';
import { Lost } from '../ui/lost';
import { useSiteRoot } from '../ui/site-root';

/** What is left when rendering has failed. A plain link home: the router may be what has failed. */
export function ErrorPage() {
  return (
    <Lost {...errorPage}>
      <Button onClick={() => location.reload()}>{errorPage.reload}</Button>
      <ButtonLink variant="brass" href={pageHref(useSiteRoot(), '/')}>
        {errorPage.home}
      </ButtonLink>
    </Lost>
  );
}
