import type { ReactNode } from 'react';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { routes, type SiteRoute } from '../routes';
import { ErrorBoundary } from '../ui/error-boundary';

interface AppProps {
  /** The page of the document. */
  route: SiteRoute;
  /** Replaces the page when an error is thrown in it. */
  errorPage?: ReactNode;
  onError?: (error: unknown) => void;
}

/** A location hook that always returns the path of the document, because the browser follows the links. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/** The site: `Switch` chooses the page of the document, at build time and in the browser. */
export function App({ route: { path }, errorPage, onError }: AppProps) {
  return (
    <ErrorBoundary fallback={errorPage} onError={onError}>
      {/* `ssrPath` must begin with a slash; the route `*` matches any path. */}
      <Router ssrPath={path === '*' ? '/*' : path} hook={useDocumentPath}>
        <Switch>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} component={route.Page} />
          ))}
        </Switch>
      </Router>
    </ErrorBoundary>
  );
}
