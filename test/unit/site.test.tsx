import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { errorPage, notFoundPage } from '../../src/content/pages';
import { renderPage } from '../../src/document/renderer';
import { routes } from '../../src/pages/routes';
import { Site } from '../../src/pages/site';
import { cleanup, find, render } from '../support/drive/render';

const test = suite('site');
const [, teamRoute, notFoundRoute] = routes;
const headingOf = () => find('h1', HTMLElement).textContent;

function NeedleBroke(): never {
  throw new Error('The needle broke');
}

const teamPage = teamRoute?.Page;
const setTeamPage = (Page: typeof teamPage) => Object.assign(Object(teamRoute), { Page });

test.after.each(() => {
  cleanup();
  mock.reset();
  setTeamPage(teamPage);
});

test('each path shows its page, and a page that throws the error page', () => {
  render(<Site path="*" />);
  assert.is(headingOf(), notFoundPage.heading);
  cleanup();
  const log = mock.method(console, 'error', () => {}).mock;
  setTeamPage(NeedleBroke);
  render(<Site path="/team" />);
  assert.is(headingOf(), errorPage.heading);
  assert.match(log.calls.flatMap(({ arguments: words }) => words.map(String)).join(), 'needle');
});

test('a page that throws ends a build, and is shown in development', () => {
  if (!teamRoute || !notFoundRoute) throw new Error('The site has three routes');
  setTeamPage(NeedleBroke);
  assert.throws(
    () => renderPage(teamRoute, false),
    (error: Error) => /team\/index\.html/.test(error.message) && /needle/.test(String(error.cause)),
  );
  const { document, markup } = renderPage(teamRoute, true);
  assert.is(document.file, teamRoute.file);
  assert.match(markup, errorPage.heading);
  assert.match(markup, 'The needle broke');
  assert.match(renderPage(notFoundRoute, true).markup, notFoundPage.heading);
});

test.run();
