import type { ReactNode } from 'react';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import type { SiteRoute } from '../routes';
import { ErrorBoundary } from '../ui/error-boundary';

type Path = SiteRoute['path'];

interface AppProps {
  /** The path of the document. */
  path: Path;
  /** What each path shows: its page at build time, toasts and tooltips in the browser. */
  parts: Partial<Record<Path, ReactNode>>;
  /** Renders what replaces the parts after an error that nothing below has caught. */
  errorPage?: () => ReactNode;
  onError?: (error: unknown) => void;
}

/** A location hook that always returns the path of the document, because the browser follows the links. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/** The site: `Switch` chooses the part of the document, at build time and in the browser. */
export function App({ path, parts, errorPage, onError }: AppProps) {
  return (
    <ErrorBoundary fallback={errorPage} onError={onError}>
      {/* `ssrPath` must begin with a slash; the route `*` matches any path. */}
      <Router ssrPath={path === '*' ? '/*' : path} hook={useDocumentPath}>
        <Switch>
          {Object.entries(parts).map(([pattern, part]) => (
            <Route key={pattern} path={pattern}>
              {part}
            </Route>
          ))}
        </Switch>
      </Router>
    </ErrorBoundary>
  );
}
