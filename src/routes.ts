// The three routes and the files that answer for them. Read by the app, the build and the tests.
import { pageTitles } from './content/pages';

/** Key of a page. */
export type PageName = keyof typeof pageTitles;

/** One route of the site. */
export interface RouteInfo {
  name: PageName;
  /** Path as the router sees it, without base; `*` is every other path. */
  path: '/' | '/team' | '*';
  /** Pattern of the paths that its files may be served at, whatever the base. */
  servedAt: string;
  title: string;
}

const notFound: RouteInfo = {
  name: 'notFound',
  path: '*',
  servedAt: '',
  title: pageTitles.notFound,
};

/** All routes; the last one answers for every path the others do not. */
export const routes: readonly RouteInfo[] = [
  { name: 'home', path: '/', servedAt: '/(index\\.html)?$', title: pageTitles.home },
  {
    name: 'team',
    path: '/team',
    servedAt: '/team(/|\\.html|/index\\.html)?$',
    title: pageTitles.team,
  },
  notFound,
];

/** The route that answers for a normalised path without base. */
export function routeFor(path: string): RouteInfo {
  const wanted = path.toLowerCase();
  return routes.find((route) => route.path === wanted) ?? notFound;
}
