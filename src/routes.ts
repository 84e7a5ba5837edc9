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
  /** Module of the page. The document inlines the style sheet that esbuild makes of its imports. */
  entry: `src/pages/${string}.tsx`;
  title: string;
  description: string;
  Page: ComponentType;
  /** The inline script in its head, in `src/inline`: the landing page's sends leads. */
  script: 'head' | 'landing';
  /** The owner's specification: the page starts at its top, even after a reload. */
  startsAtTop?: true;
  /** Its structured data lists the leaders. */
  listsLeaders?: true;
}

/** All pages, and in what their documents differ. Also, only `/` has the app, and `*`, the 404 page, no metadata. */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    file: 'index.html',
    entry: 'src/pages/landing-page.tsx',
    ...pages.home,
    Page: LandingPage,
    script: 'landing',
  },
  {
    path: '/team',
    file: 'team/index.html',
    entry: 'src/pages/team-page.tsx',
    ...pages.team,
    Page: TeamPage,
    script: 'head',
    startsAtTop: true,
    listsLeaders: true,
  },
  {
    path: '*',
    file: '404.html',
    entry: 'src/pages/not-found-page.tsx',
    ...pages.notFound,
    Page: NotFoundPage,
    script: 'head',
  },
];

/** Every page but the 404 page. */
export const pagePaths: readonly PagePath[] = routes.flatMap(({ path }) =>
  path === '*' ? [] : [path],
);
