import { visuallyHidden } from '../style/layout.css';

/** Where `lead/announce.inline.ts` puts what screen readers say. The page has one, and the dialog another. */
export function LiveRegion() {
  return <p className={visuallyHidden} role="status" />;
}
