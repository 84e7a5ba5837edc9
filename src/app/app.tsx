import type { ReactNode } from 'react';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { routes, type SiteRoute } from '../routes';
import { ErrorBoundary } from '../ui/error-boundary';
import { Toaster } from './toast/toaster';

interface AppProps {
  path: SiteRoute['path'];
  /** Renders what replaces the page when an error is thrown in it. */
  renderError: () => ReactNode;
  /** Called when an error is thrown in the toaster. */
  onToasterError?: () => void;
}

/** A location hook that always returns the path of the document. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/**
 * The site. `Router` and `Switch` render the page of the document, the same at build time and in the
 * browser. Both never navigate, because the browser follows the links.
 */
export function App({ path, renderError, onToasterError }: AppProps) {
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
      {path === '/' && (
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
