import type { ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { firm } from '../../content/firm';
import { pages } from '../../content/pages';
import { ErrorPage } from './error-page';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';
import { TeamPage } from './team-page';
import { TextPage } from './text-page';

/** A page: a route of the site, and a document that the build renders. */
export interface SitePage {
  /** The route, and the page's address: small letters, digits and `-` between slashes. */
  path: `/${string}`;
  /** The document of a page without an address of its own, which hosts send in place of others. */
  errorFile?: `${string}.html`;
  /** The module of the page in this folder. The document has the styles that the module imports. */
  module: `${string}-page`;
  /** The module in this folder whose styles are in the head, if not all are. */
  opening?: `${string}-opening`;
  title: string;
  description: string;
  element: ReactElement;
}

export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    module: 'landing-page',
    opening: 'landing-opening',
    ...pages.home,
    element: <LandingPage />,
  },
  { path: '/team', module: 'team-page', ...pages.team, element: <TeamPage /> },
  ...__TEXT_PAGES__.map(
    (text): SitePage => ({
      ...text,
      module: 'text-page',
      title: `${text.title} | ${firm.name}`,
      element: <TextPage {...text} />,
    }),
  ),
  {
    path: '/500.html',
    errorFile: '500.html',
    module: 'error-page',
    ...pages.error,
    element: <ErrorPage />,
  },
  // Any other path, so this route is the last.
  {
    path: '/*',
    errorFile: '404.html',
    module: 'not-found-page',
    ...pages.notFound,
    element: <NotFoundPage />,
  },
];

/**
 * The site: the `Switch` shows the page of a path. The build renders all documents from it. In a
 * browser nothing routes: links load documents, and hosts send 404.html at any other path.
 */
export const Site = () => (
  <Switch>
    {sitePages.map(({ path, element }) => (
      <Route key={path} path={path}>
        {element}
      </Route>
    ))}
  </Switch>
);

/** The paths of the pages that search engines may list. */
export const listedPaths = sitePages.filter(({ errorFile }) => !errorFile).map(({ path }) => path);

/** HTML file of a page below the output folder. */
export const htmlFile = ({ path, errorFile }: SitePage) =>
  errorFile ?? `${path}/index.html`.replace(/^\/+/, '');
