import type { ComponentType } from 'react';
import { firm } from '../content/firm';
import { pages } from '../content/pages';
import { ErrorPage } from './error-page';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';
import { TeamPage } from './team-page';
import { TextPage } from './text-page';

/** A page of the site, and all that its document has besides the markup. */
export interface SiteRoute {
  /** Pattern of wouter; `*` matches every path without a page of its own. */
  path: `/${string}` | '*';
  Page: ComponentType;
  /** Module of the page. The document inlines the style sheet that esbuild makes of its imports. */
  entry: `src/pages/${string}.tsx`;
  /**
   * Module of the page's first screen, which `entry` imports first. Its styles are in the head; the other styles come
   * where the page has `FirstScreenEnd`. Without it, all of them are in the head.
   */
  firstScreen?: `src/pages/${string}.tsx`;
  title: string;
  description: string;
  /** Its structured data lists the leaders. */
  listsLeaders?: true;
  /** Search engines leave it out. */
  isNoindex?: boolean;
  /** File that hosts send, at any address, when there is no page or when they fail. So the page has no address itself. */
  errorFile?: `${number}.html`;
}

/** All pages. The first route that fits a path counts, so `*` comes last. */
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
      isNoindex: text.isNoindex,
    }),
  ),
  {
    path: '/500',
    Page: ErrorPage,
    entry: 'src/pages/error-page.tsx',
    ...pages.error,
    errorFile: '500.html',
  },
  {
    path: '*',
    Page: NotFoundPage,
    entry: 'src/pages/not-found-page.tsx',
    ...pages.notFound,
    errorFile: '404.html',
  },
];

/** The paths of all pages that have an address. */
export const pagePaths = routes.flatMap(({ path, errorFile }) => (errorFile ? [] : [path]));

/** HTML file of a page below the output folder. */
export const htmlFile = ({ path, errorFile }: SiteRoute) =>
  errorFile ?? (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
