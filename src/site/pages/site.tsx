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
  /**
   * The address: small letters, digits and `-` between slashes. A page for errors has the name of
   * the file that hosts send at an unknown address, or when they fail.
   */
  path: `/${string}`;
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
  { path: '/404.html', module: 'not-found-page', ...pages.notFound, element: <NotFoundPage /> },
  { path: '/500.html', module: 'error-page', ...pages.error, element: <ErrorPage /> },
];

/**
 * The site: the `Switch` shows the page of a path. The build renders all documents from it. In a
 * browser nothing routes: links load documents, and hosts send the two pages for errors.
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

const isForErrors = ({ path }: SitePage) => path.endsWith('.html');

/** The paths of the pages that search engines may list. */
export const listedPaths = sitePages.filter((page) => !isForErrors(page)).map(({ path }) => path);

/** HTML file of a page below the output folder. */
export const htmlFile = (page: SitePage) =>
  (isForErrors(page) ? page.path : `${page.path.replace(/\/$/, '')}/index.html`).slice(1);
