import type { ReactNode } from 'react';
import { pageHref } from '../site-path';
import { useSiteRoot } from './site-root';

/** Props of {@link PageLink}. */
export interface PageLinkProps {
  /** Path of the page, without base. */
  to: '/' | '/team';
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A link to a page of the site: an ordinary link, relative to this page. Once the app has
 * arrived, `usePageLinks` follows it without a new document.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={pageHref(useSiteRoot(), to)} data-page={to} {...props} />;
}
