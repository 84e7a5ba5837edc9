import { Route, Router, Switch } from 'wouter';
import { ErrorPage } from './error-page';
import { routes } from './routes';

/**
 * The site's tree, from which all documents are rendered: wouter's `Switch` chooses the page of a
 * path. Where there is no path, because the host has failed, the error page takes its place.
 */
export function Site({ path }: { path: string | undefined }) {
  if (path === undefined) return <ErrorPage />;
  return (
    <Router ssrPath={path}>
      <Switch>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} component={Page} />
        ))}
      </Switch>
    </Router>
  );
}
