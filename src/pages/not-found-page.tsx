import '../style/theme.css';
import '../style/print.css';
import { notFoundPage } from '../content/pages';
import { ButtonLink } from '../ui/button';
import { StatusPage } from '../ui/status-page';
import { TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';

/** The page for every path that has no page. */
export function NotFoundPage() {
  return (
    <>
      <TopBar />
      <StatusPage
        {...notFoundPage}
        actions={
          <ButtonLink variant="brass" href={pageUrl('/')}>
            {notFoundPage.home}
          </ButtonLink>
        }
      />
    </>
  );
}
