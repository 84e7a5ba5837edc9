import '../style/theme.css';
import '../style/view-transition.css';
import { notFoundPage } from '../content/pages';
import { ButtonPageLink } from '../ui/button';
import { Lost } from '../ui/lost';
import { TopBar } from '../ui/top-bar';

/**
 * The page for every path that has no page. The app can show it too: some hosts answer unknown
 * paths with the landing page.
 */
export function NotFoundPage() {
  return (
    <>
      <TopBar />
      <Lost {...notFoundPage}>
        <ButtonPageLink variant="brass" to="/">
          {notFoundPage.home}
        </ButtonPageLink>
      </Lost>
    </>
  );
}
