import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { routes, type SiteRoute } from '../routes';
import { Toaster } from '../toast/toaster';
import { Boundary } from '../ui/boundary';
import { ErrorPage } from './error-page';

/** The document says which page it is, at build time and in the browser; the app never swaps pages. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/**
 * The site: the same tree at build time and in the browser. The router picks the document's page; it
 * does not navigate.
 */
export function App({ path }: { path: SiteRoute['path'] }) {
  return (
    <>
      <Boundary fallback={<ErrorPage />}>
        {/* wouter's `*` stands for any path, and a path begins with a slash. */}
        <Router ssrPath={path === '*' ? '/*' : path} hook={useDocumentPath}>
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} component={route.Page} />
            ))}
          </Switch>
        </Router>
      </Boundary>
      {/* An error in a toast must not take down the page. */}
      <Boundary fallback={null}>
        <Toaster />
      </Boundary>
    </>
  );
}
