import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { ErrorBoundary } from '../ui/error-boundary';
import { ErrorPage } from './error-page';
import { routes, type SiteRoute } from './routes';

interface SiteProps {
  /** Path of the document in the table of routes. Without a path, the site shows the error page. */
  path?: SiteRoute['path'] | undefined;
  /** What the error page shows of the error. */
  details?: string;
}

/** A location hook that always returns the path of the document, because the browser follows the links. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/** The site's tree, from which all documents are rendered: the page of a path, or the error page. */
export function Site({ path, details }: SiteProps) {
  if (!path) return <ErrorPage details={details} />;
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      {/* `ssrPath` must begin with a slash; the route `*` matches any path. */}
      <Router ssrPath={path === '*' ? '/*' : path} hook={useDocumentPath}>
        <Switch>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
        </Switch>
      </Router>
    </ErrorBoundary>
  );
}
