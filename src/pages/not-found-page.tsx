import { notFoundPage } from '../content/pages';
import { ButtonLink } from '../ui/button';
import { StatusPage } from '../ui/status-page';
import { pageUrl } from '../url';
import * as css from './not-found-page.css';

/** The page for every path that has no page. */
export const NotFoundPage = () => (
  <StatusPage
    {...notFoundPage}
    label={
      <span className={css.number} data-not-found="">
        {notFoundPage.label}
      </span>
    }
    actions={
      <ButtonLink variant="primary" href={pageUrl('/')}>
        {notFoundPage.home}
      </ButtonLink>
    }
  />
);
