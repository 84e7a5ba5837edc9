import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { routes } from './routes';

/** A location hook that always returns the path of the document, because the browser follows the links. */
const useDocumentPath: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [ssrPath, () => {}];

/** The site's tree, from which all documents are rendered. A path without a page gets the last route, `*`. */
export function Site({ path }: { path: string }) {
  return (
    <Router ssrPath={path} hook={useDocumentPath}>
      <Switch>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} component={Page} />
        ))}
      </Switch>
    </Router>
  );
}
