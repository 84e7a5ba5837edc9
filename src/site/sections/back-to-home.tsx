import { bar } from '../../content/navigation';
import { pageUrl } from '../../shared/url';
import { Icon } from '../ui/icon';
import * as css from './back-to-home.css';

/** In the bar of a page other than the landing page. */
export const BackToHome = () => (
  <a className={css.back} href={pageUrl('/')}>
    <Icon name="back" /> {bar.backToHome}
  </a>
);
