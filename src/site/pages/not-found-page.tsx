import { notFoundPage } from '../../content/pages';
import { Mark, mark } from '../../shared/markup';
import { pageUrl } from '../../shared/url';
import { StatusPage } from '../frame/status-page';
import { button } from '../ui/button.css';
import * as css from './not-found-page.css';

/** The page for every path that has no page. */
export const NotFoundPage = () => (
  <StatusPage
    {...notFoundPage}
    label={
      <span className={css.number} {...mark(Mark.notFound)}>
        {notFoundPage.label}
      </span>
    }
  >
    <a className={button.primary} href={pageUrl('/')}>
      {notFoundPage.home}
    </a>
  </StatusPage>
);
