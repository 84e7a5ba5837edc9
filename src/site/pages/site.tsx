import { Route, Switch } from 'wouter';
import { ErrorBoundary } from '../ui/error-boundary';
import { ErrorPage } from './error-page';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';
import { TeamPage } from './team-page';
import { TextPage } from './text-page';

/**
 * The site: the `Switch` shows the page of a path. The build renders all documents from it
 * (`build/document/renderer.tsx`). In a browser nothing routes: links load documents.
 */
export const Site = () => (
  <ErrorBoundary fallback={<ErrorPage />}>
    <Switch>
      <Route path="/" component={LandingPage} />
      <Route path="/team" component={TeamPage} />
      {__TEXT_PAGES__.map((text) => (
        <Route key={text.path} path={text.path}>
          <TextPage {...text} />
        </Route>
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  </ErrorBoundary>
);
