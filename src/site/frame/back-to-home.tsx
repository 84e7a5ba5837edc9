import { bar } from '../../content/navigation';
import { pageUrl } from '../../shared/url';
import { Icon } from '../ui/icon';
import { textButton } from '../ui/text-button.css';

export const BackToHome = () => (
  <a className={textButton} href={pageUrl('/')}>
    <Icon name="back" /> {bar.backToHome}
  </a>
);
