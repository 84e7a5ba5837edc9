import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { footerLinks } from '../../src/content/navigation';
import { htmlFile, renderDocument, renderPage, routes } from '../../src/document/renderer';

const test = suite('site');

test('footerLinks may name pages, files and full addresses', () => {
  footerLinks.length = 0;
  for (const to of ['/team', '/terms.pdf', 'https://a.example/'] as const)
    footerLinks.push({ label: 'A', to });
  const [, footer = ''] = routes.flatMap((route) => renderPage(route).split('<footer'));
  const [, ...hrefs] = Array.from(footer.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  assert.equal(hrefs, ['/sub/team/', '/sub/terms.pdf', 'https://a.example/']);
});

test('without samples, search engines may list all pages except those of errors', () => {
  const scripts = { head: '', page: '' };
  const parts = {
    markup: '',
    styles: { first: '', rest: '' },
    scripts,
    fontFile: '',
    devScript: '',
  };
  for (const route of routes) {
    const html = renderDocument({ ...parts, route, isNoindex: false });
    assert.is(html.includes('noindex'), /^(404|500)\.html$/.test(htmlFile(route)), route.path);
  }
});

test.run();
