import type { ComponentType } from 'react';
import { pages } from '../content/pages';
import type { PagePath } from '../url';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';
import { TeamPage } from './team-page';

/** What a document needs besides its markup. */
export interface SiteDocument {
  /** Pattern of wouter; `*` matches every path without a page. The error page has no path. */
  path?: PagePath | '*';
  /** HTML file below the output folder. */
  file: string;
  /** Module of the page. The document inlines the style sheet that esbuild makes of its imports. */
  entry: `src/pages/${string}.tsx`;
  /**
   * Module that imports what the first screen shows. The styles of its imports are in the head; the other styles and the
   * script come where the page has `FirstScreenEnd`. Without it, all of them are in the head.
   */
  firstScreen?: `src/pages/${string}.ts`;
  title: string;
  description: string;
  /** Its inline script, `SCRIPT.inline.ts` beside this file. */
  script: 'landing' | 'team' | 'not-found' | 'error';
  /** Its structured data lists the leaders. */
  listsLeaders?: true;
}

/** One page of the site. */
export interface SiteRoute extends SiteDocument {
  path: PagePath | '*';
  Page: ComponentType;
}

/**
 * All pages, and how their documents differ. Only the script of `/` loads the app. The 404 page has no metadata, because its
 * path is `*`.
 */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    file: 'index.html',
    entry: 'src/pages/landing-page.tsx',
    firstScreen: 'src/pages/landing-first-screen.ts',
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
    script: 'team',
    listsLeaders: true,
  },
  {
    path: '*',
    file: '404.html',
    entry: 'src/pages/not-found-page.tsx',
    ...pages.notFound,
    Page: NotFoundPage,
    script: 'not-found',
  },
];

/** The document that hosts send when they fail themselves. */
export const errorDocument: SiteDocument = {
  file: '500.html',
  entry: 'src/pages/error-page.tsx',
  ...pages.error,
  script: 'error',
};

/** Every page but the 404 page. */
export const pagePaths: readonly PagePath[] = routes.flatMap(({ path }) =>
  path === '*' ? [] : [path],
);
