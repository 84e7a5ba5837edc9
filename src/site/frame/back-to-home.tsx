import { bar } from '../../content/navigation';
import { pageUrl } from '../../shared/url';
import { Icon } from '../ui/icon';
import { textButton } from '../ui/text-button.css';

/** The link back to the landing page, for the bar of another page. */
export const BackToHome = () => (
  <a className={textButton} href={pageUrl('/')}>
    <Icon name="back" /> {bar.backToHome}
  </a>
);
