import { bar } from '../content/navigation';
import { pageUrl } from '../url';
import * as css from './back-link.css';
import { Icon } from './icon';

/** The way back to the landing page, for the bar of every other page. */
export function BackLink() {
  return (
    <a className={css.back} href={pageUrl('/')}>
      <Icon name="back" /> {bar.backToHome}
    </a>
  );
}
