import type { ComponentType } from 'react';
import { pages } from './content/pages';
import { LandingPage } from './pages/landing-page';
import { NotFoundPage } from './pages/not-found-page';
import { TeamPage } from './pages/team-page';
import type { PagePath } from './url';

/** One page of the site. */
export interface SiteRoute {
  /** Pattern of wouter; `*` matches every path without a page. */
  path: PagePath | '*';
  /** HTML file below the output folder. */
  file: string;
  /** Module of the page: the document inlines the style sheet that esbuild emits for it. */
  entry: `src/pages/${string}.tsx`;
  title: string;
  description: string;
  Page: ComponentType;
}

/** All pages. The tree, documents, styles, sitemap and links derive from this table. */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    file: 'index.html',
    entry: 'src/pages/landing-page.tsx',
    ...pages.home,
    Page: LandingPage,
  },
  {
    path: '/team',
    file: 'team/index.html',
    entry: 'src/pages/team-page.tsx',
    ...pages.team,
    Page: TeamPage,
  },
  {
    path: '*',
    file: '404.html',
    entry: 'src/pages/not-found-page.tsx',
    ...pages.notFound,
    Page: NotFoundPage,
  },
];

/** Paths that visitors can link to: every page but the 404 page. */
export const pagePaths: readonly PagePath[] = routes.flatMap(({ path }) =>
  path === '*' ? [] : [path],
);
