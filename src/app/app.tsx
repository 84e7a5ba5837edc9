import { Route, Router, Switch } from 'wouter';
import { HomePage } from '../pages/home-page';
import { NotFoundPage } from '../pages/not-found-page';
import { TeamPage } from '../pages/team-page';
import { Toaster } from '../toast/toaster';
import { toasts } from '../toast/toasts';
import { Boundary } from '../ui/boundary';
import { SiteRoot } from '../ui/site-root';
import { ErrorPage } from './error-page';
import { useSiteLocation } from './site-location';
import { useArrival } from './use-arrival';
import { usePageLinks } from './use-page-links';

/** Props of {@link App}. */
export interface AppProps {
  /** The way from the page to the site's root: `./`, `../` or a path. */
  root: string;
  /** Path of the site's root, without its last slash. */
  base: string;
  /** Path to render where there is no location: at build time. */
  ssrPath?: string;
  /** The page on screen is the one the app starts with. */
  isPrerendered: boolean;
}

function Pages({ isPrerendered }: Pick<AppProps, 'isPrerendered'>) {
  useArrival(isPrerendered);
  usePageLinks();
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/team">
        <TeamPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** The site: the same tree at build time and in the browser. */
export function App({ root, base, ssrPath, isPrerendered }: AppProps) {
  return (
    <SiteRoot.Provider value={root}>
      <Boundary fallback={<ErrorPage />}>
        <Router base={base} hook={useSiteLocation} {...(ssrPath !== undefined && { ssrPath })}>
          <Pages isPrerendered={isPrerendered} />
        </Router>
      </Boundary>
      {/* A fault in what is said must not take away what it is said about. */}
      <Boundary fallback={null}>
        <Toaster store={toasts} />
      </Boundary>
    </SiteRoot.Provider>
  );
}
