// Text pages: what the build makes of Markdown, and of links.
import { throws } from 'node:assert/strict';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLinks } from '../../src/build/check/links';
import { readTextPages } from '../../src/build/make/text-pages';

const test = suite('text pages');
const read = (text: string, name = 'privacy.md') => readTextPages({ [name]: text }, '/sub/');

test('Markdown becomes HTML, with typographic marks and the base of the site', () => {
  const text = `# A "title" & more\n\nIt's *ours*: see\n[us](/team), [mail](mailto:a@b.com) or [a file](/terms.pdf#page=2).\n\n## Two <b>\n\n|a|b|\n|-|-:|\n|1|2|`;
  const [{ html = '', ...facts } = {}] = read(`\ufeff${text.replaceAll('\n', '\r\n')}`);
  const description = 'It’s ours: see us, mail or a file.';
  assert.equal(facts, { path: '/privacy', title: 'A “title” & more', description });
  for (const part of [
    '<p>It’s <em>ours</em>: see\n<a href="/sub/team/">us</a>',
    'href="mailto:a@b.com"',
    'href="/sub/terms.pdf#page=2"',
    '<h2>Two &lt;b&gt;</h2>',
    '<td>2</td>',
  ])
    assert.match(html, part);
  assert.not.match(html, /<h1|style/);
});

test('a page without an address, a title or a paragraph is refused', () => {
  for (const [name, text] of [
    ['Privacy Policy.md', '# Privacy\n\nText'],
    ['team.md', '# Team\n\nText'],
    ['privacy.md', 'Text'],
    ['privacy.md', '# Privacy\n\n- a'],
  ] as const)
    throws(() => read(text, name), { message: /^src\/content\/text-pages\/.*name it as its addr/ });
});

test('a link inside the site that leads nowhere is named, with its page', () => {
  const right = [
    '/sub/',
    '/sub/team/#a',
    '#top',
    '/sub/terms.pdf#p',
    'https://b.com/x',
    'mailto:a',
  ];
  const wrong = ['/sub/gone/', '/sub/team', '/other/', 'gone.pdf', '/sub/team/#gone'];
  const links = [...right, ...wrong].map((address) => `<a href="${address}"></a>`);
  const documents = {
    'index.html': `<p id="top">${links.join('')}<script>' href="gone"'</script>`,
    'team/index.html': '<p id="a">',
  };
  assert.equal(
    checkLinks(documents, { ...documents, 'terms.pdf': '' }, '/sub/'),
    wrong.map((address) => `index.html: the link ${address} leads nowhere.`),
  );
});

test.run();
