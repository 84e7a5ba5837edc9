import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadRenderer } from '../../src/builder/bundle';
import { prefixPaths, readFolder } from '../../src/builder/files';
import { makePhotos } from '../../src/builder/photos';
import { content, pages } from '../support/content';

const test = suite('site');

const targets = ['/team', '/terms.pdf', 'https://a.example/'] as const;
const footerLinks = targets.map((to) => ({ label: 'A', to }));
const originals = prefixPaths('src/content/photos', await readFolder('src/content/photos'));
const { manifest: photos } = await makePhotos(content, '/sub/', originals);
const settings = { runtime: 'react', base: '/sub/', isDevelopment: false, photos } as const;
const { renderer } = await loadRenderer({ ...settings, content: { ...content, footerLinks } });
const { documents, renderDocument, renderPage } = renderer;

test('footerLinks may name pages, files and full addresses', () => {
  const footers = documents.flatMap((page) => renderPage(page, false).markup.split('<footer'));
  const [, ...hrefs] = Array.from(
    footers[1]?.matchAll(/href="([^"]*)"/g) ?? [],
    ([, href]) => href,
  );
  assert.equal(hrefs, ['/sub/team/', '/sub/terms.pdf', 'https://a.example/', '#top']);
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

test('a page that throws ends a build; development shows the error page in its place', () => {
  const team = documents.find(({ path }) => path === '/team');
  if (!team) throw new Error('There is no team page');
  const NeedleBroke = () => {
    throw new Error('The needle broke');
  };
  Object.assign(team, { Page: NeedleBroke });
  assert.throws(
    () => renderPage(team, false),
    (error: Error) => error.message.includes(team.file) && /needle/.test(String(error.cause)),
  );
  const { document, markup } = renderPage(team, true);
  assert.is(document.file, team.file);
  for (const words of [pages.errorPage.heading, 'The needle broke']) assert.match(markup, words);
});

test.run();
