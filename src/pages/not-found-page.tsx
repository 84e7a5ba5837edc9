import '../style/theme.css';
import '../style/view-transition.css';
import { notFoundPage } from '../content/pages';
import { ButtonLink } from '../ui/button';
import { Lost } from '../ui/lost';
import { TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';

/**
 * The page for every path that has no page. The app can show it too: some hosts answer unknown
 * paths with the landing page.
 */
export function NotFoundPage() {
  return (
    <>
      <TopBar />
      <Lost {...notFoundPage}>
        <ButtonLink variant="brass" href={pageUrl('/')}>
          {notFoundPage.home}
        </ButtonLink>
      </Lost>
    </>
  );
}
