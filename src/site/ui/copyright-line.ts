import { firm } from '../../content/firm';
import { footer } from '../../content/navigation';

/** In the footer, and on the rim of a record. */
export const copyrightLine = `© ${firm.copyrightYear} ${firm.name.replace(/\.$/, '')}. ${footer.rightsReserved}`;
