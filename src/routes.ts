import type { ComponentType } from 'react';
import { pages } from './content/pages';
import { HomePage } from './pages/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { TeamPage } from './pages/team-page';

/** Path of a page that can be linked to. */
export type PagePath = '/' | '/team';

/** One page of the site. */
export interface SiteRoute {
  /** As wouter matches it; `*` answers for every path without a page. */
  path: PagePath | '*';
  /** HTML file below the output folder. */
  file: string;
  title: string;
  description: string;
  Page: ComponentType;
  /** Module below `src` whose styles the page inlines. */
  styles: string;
}

/** All pages. The tree, documents, styles, sitemap and links derive from this table. */
export const routes: readonly SiteRoute[] = [
  { path: '/', file: 'index.html', ...pages.home, Page: HomePage, styles: 'app/landing-styles' },
  {
    path: '/team',
    file: 'team/index.html',
    ...pages.team,
    Page: TeamPage,
    styles: 'pages/team-page',
  },
  {
    path: '*',
    file: '404.html',
    ...pages.notFound,
    Page: NotFoundPage,
    styles: 'pages/not-found-page',
  },
];
