import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { footerLinks } from '../../src/content/navigation';
import { renderDocument, renderMarkup, routes } from '../../src/document/renderer';

const test = suite('documents');

test('footerLinks may name pages, files and full addresses', () => {
  footerLinks.length = 0;
  for (const to of ['/team', '/terms.pdf', 'https://a.example/'] as const)
    footerLinks.push({ label: 'A', to });
  const [, footer = ''] = routes.flatMap((route) => renderMarkup(route).split('<footer'));
  const [, ...hrefs] = Array.from(footer.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  assert.equal(hrefs, ['/sub/team/', '/sub/terms.pdf', 'https://a.example/', '#top']);
});

test('without samples, search engines may list all pages except the 404 page', () => {
  const inlineScripts = { head: '', landing: '' };
  const parts = { markup: '', css: '', inlineScripts, fontFile: '', devScript: '' };
  for (const route of routes) {
    const html = renderDocument({ ...parts, route, isNoindex: false });
    assert.is(html.includes('noindex'), route.path === '*');
  }
});

test.run();
