import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { footerLinks } from '../../src/content/navigation';
import { errorPage } from '../../src/content/pages';
import { documents, renderDocument, renderPage } from '../../src/document/renderer';
import { routes } from '../../src/pages/routes';
import { Site } from '../../src/pages/site';
import { cleanup, render, screen } from '../support/drive/render';

const test = suite('site');

test('footerLinks may name pages, files and full addresses', () => {
  footerLinks.length = 0;
  for (const to of ['/team', '/terms.pdf', 'https://a.example/'] as const)
    footerLinks.push({ label: 'A', to });
  const [, footer = ''] = documents.flatMap((document) =>
    renderPage(document, false).markup.split('<footer'),
  );
  const [, ...hrefs] = Array.from(footer.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  assert.equal(hrefs, ['/sub/team/', '/sub/terms.pdf', 'https://a.example/']);
});

test('without samples, search engines may list all pages except those of errors', () => {
  const inlineScripts = { loading: '', landing: '', team: '', 'not-found': '', error: '' };
  const styles = { first: '', rest: '' };
  const parts = { markup: '', styles, inlineScripts, fontFile: '', devScript: '' };
  for (const document of documents) {
    const html = renderDocument({ ...parts, document, isNoindex: false });
    assert.is(html.includes('noindex'), /^(404|500)\.html$/.test(document.file), document.file);
  }
});

test('a page that throws ends a build; development and the site itself show the error page', () => {
  const route = routes.find(({ path }) => path === '/team');
  if (!route) throw new Error('The site has no /team');
  const { Page } = route;
  const NeedleBroke = () => {
    throw new Error('The needle broke');
  };
  Object.assign(route, { Page: NeedleBroke });
  assert.throws(
    () => renderPage(route, false),
    (error: Error) => /team\/index\.html/.test(error.message) && /needle/.test(String(error.cause)),
  );
  const { document, markup } = renderPage(route, true);
  assert.is(document.file, route.file);
  for (const words of [errorPage.heading, 'The needle broke']) assert.match(markup, words);
  render(<Site path={route.path} />);
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, errorPage.heading);
  cleanup();
  Object.assign(route, { Page });
});

test.run();
