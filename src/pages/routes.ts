import type { ComponentType } from 'react';
import { firm } from '../content/firm';
import { pages } from '../content/pages';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';
import { TeamPage } from './team-page';
import { TextPage } from './text-page';

/** A page of the site, and all that its document has besides the markup. */
export interface SitePage {
  /** Pattern of wouter; `*` matches every other path. The error page has none. */
  path?: `/${string}` | '*';
  /** Module of the page. The document inlines the style sheet that esbuild makes of its imports. */
  entry: `src/pages/${string}.tsx`;
  /**
   * Module of the page's first screen, which `entry` imports first. Its styles are in the head; the
   * other styles come where the page has `FirstScreenEnd`. Without it, all of them are in the head.
   */
  firstScreen?: `src/pages/${string}.tsx`;
  title: string;
  description: string;
  /** Its structured data lists the leaders. */
  listsLeaders?: true;
  /** Of the error pages: the file that a host sends at an unknown address, or when it fails. */
  errorFile?: `${number}.html`;
}

export interface SiteRoute extends SitePage {
  path: `/${string}` | '*';
  Page: ComponentType;
}

/** The routes of the `Switch`, which takes the first that fits a path: so `*` comes last. */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    Page: LandingPage,
    entry: 'src/pages/landing-page.tsx',
    firstScreen: 'src/pages/landing-first-screen.tsx',
    ...pages.home,
  },
  {
    path: '/team',
    Page: TeamPage,
    entry: 'src/pages/team-page.tsx',
    ...pages.team,
    listsLeaders: true,
  },
  ...__TEXT_PAGES__.map(
    (text): SiteRoute => ({
      path: text.path,
      Page: () => TextPage(text),
      entry: 'src/pages/text-page.tsx',
      title: `${text.title} | ${firm.name}`,
      description: text.description,
    }),
  ),
  {
    path: '*',
    Page: NotFoundPage,
    entry: 'src/pages/not-found-page.tsx',
    ...pages.notFound,
    errorFile: '404.html',
  },
];

/**
 * The page that a host sends when it fails itself: the specification's fallback. It has no route.
 */
const errorPage: SitePage = {
  entry: 'src/pages/error-page.tsx',
  ...pages.error,
  errorFile: '500.html',
};

export const sitePages: readonly SitePage[] = [...routes, errorPage];

/** The paths of all pages that have an address. */
export const pagePaths = routes.filter(({ errorFile }) => !errorFile).map(({ path }) => path);

/** HTML file of a page below the output folder. */
export const htmlFile = ({ path = '/', errorFile }: SitePage) =>
  errorFile ?? (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
