import type { AnchorHTMLAttributes } from 'react';
import type { PagePath } from '../routes';
import { pageUrl } from '../url';

/** A link to a page of the site. */
export function PageLink({
  to,
  ...props
}: { to: PagePath } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={pageUrl(to)} {...props} />;
}
