import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { footerLinks } from '../../src/content/navigation';
import { documents, renderDocument, renderPage } from '../../src/document/renderer';

const test = suite('documents');

test('footerLinks may name pages, files and full addresses', () => {
  footerLinks.length = 0;
  for (const to of ['/team', '/terms.pdf', 'https://a.example/'] as const)
    footerLinks.push({ label: 'A', to });
  const [, footer = ''] = documents.flatMap((document) =>
    renderPage(document, false).markup.split('<footer'),
  );
  const [, ...hrefs] = Array.from(footer.matchAll(/href="([^"]*)"/g), ([, href]) => href);
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

test.run();
