import type { ReactNode } from 'react';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { routes, type SiteRoute } from '../routes';
import { ErrorBoundary } from '../ui/error-boundary';
import { Toaster } from './toast/toaster';

interface AppProps {
  /** The page of the document. */
  route: SiteRoute;
  /** Renders what replaces the page when an error is thrown in it. */
  renderError: () => ReactNode;
  /** Called when an error is thrown in the toaster. */
  onToasterError?: () => void;
}

/** A location hook that always returns the path of the document, because the browser follows the links. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/** The site: `Switch` chooses the page of the document, at build time and in the browser. */
export function App({ route: { path, hasForm }, renderError, onToasterError }: AppProps) {
  return (
    <>
      <ErrorBoundary fallback={renderError}>
        {/* `ssrPath` must begin with a slash; the route `*` matches any path. */}
        <Router ssrPath={path === '*' ? '/*' : path} hook={useDocumentPath}>
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} component={route.Page} />
            ))}
          </Switch>
        </Router>
      </ErrorBoundary>
      {/* Outside of the page's boundary: if one crashes, the other keeps working. */}
      {hasForm && (
        <ErrorBoundary
          fallback={() => {
            onToasterError?.();
            return null;
          }}
        >
          <Toaster />
        </ErrorBoundary>
      )}
    </>
  );
}
