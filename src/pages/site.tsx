import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { routes } from './routes';

/** The site's tree, from which all documents are rendered. A path without a page gets the last route, `*`. */
export function Site({ path }: { path: string }) {
  // Of wouter's own locations, none renders in Node with React and with Preact.
  const usePath: BaseLocationHook = () => [path, () => {}];
  return (
    <Router hook={usePath}>
      <Switch>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} component={Page} />
        ))}
      </Switch>
    </Router>
  );
}
