import { firm } from '../content/firm';
import { footer } from '../content/navigation';

export const copyrightLine = () => `© ${firm.copyrightYear} ${firm.name}. ${footer.rightsReserved}`;
