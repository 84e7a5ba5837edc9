// Text pages: what the build makes of Markdown, and of links.
import { throws } from 'node:assert/strict';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLinks } from '../../src/build/check/links';
import { readTextPages } from '../../src/build/make/text-pages';

const read = (text: string, name = 'privacy.md', language = 'en') =>
  readTextPages({ [name]: text }, '/sub/', language);

test('Markdown becomes HTML, with typographic marks and the base of the site', () => {
  const text = `# A "title" & more #\n\nIt's *ours*: see\n[us](/team), [mail](mailto:a@b.com) or [a file](/terms.pdf#page=2).\n\n(c) Ours\n\n## Two <b>\n\n|a|b|\n|-|-:|\n|1|2|`;
  const [{ html = '', ...facts } = {}] = read(`\ufeff${text.replaceAll('\n', '\r\n')}`);
  const description = 'It’s ours: see us, mail or a file.';
  assert.equal(facts, { path: '/privacy', title: 'A “title” & more', description });
  for (const part of [
    '<p>It’s <em>ours</em>: see\n<a href="/sub/team/">us</a>',
    'href="mailto:a@b.com"',
    'href="/sub/terms.pdf#page=2"',
    '<p>(c) Ours</p>',
    '<h2>Two &lt;b&gt;</h2>',
    '<td>2</td>',
  ])
    assert.match(html, part);
  assert.not.match(html, /<h1|style/);
});

test('only in English, straight quotes become those of the language', () => {
  const readTitle = (language: string) => read('# "A"\n\nB', 'a.md', language)[0]?.title;
  assert.equal(['en-GB', 'de'].map(readTitle), ['“A”', '"A"']);
});

test('a page without an address, a title or a paragraph is refused', () => {
  for (const [name, text] of [
    ['Privacy Policy.md', '# Privacy\n\nText'],
    ['privacy.md', 'Text'],
    ['privacy.md', '# Privacy\n\n- a'],
  ] as const)
    throws(() => read(text, name), { message: /^src\/content\/text-pages\/.*name it as its addr/ });
});

// biome-ignore format: lists
const right = [
  '/sub/', '/sub/team/#a', '#b', '/sub/team/#top', '/sub/team/#:~:text=A', '/sub/terms.pdf#p',
  '/sub/A &amp; B.pdf', '/sub/A%20%26%20B.pdf', '/sub/100%25.pdf', 'https://b.com/x', 'mailto:a',
];
// biome-ignore format: lists
const wrong = ['/sub/gone/', '/sub/team', '/other/', 'gone.pdf', '/sub/team/#gone', '/sub/100%.pdf', '/sub/%E9'];

test('a link inside the site that leads nowhere, or a picture that no one sees, is named', () => {
  const links = [...right, ...wrong].map((address) => `<a href="${address}"></a>`);
  const pictures = ['/sub/a.png', 'gone.png', 'https://b.com/a.png'];
  const documents = {
    'index.html': `<p id="b">${links.join('')}<script>' href="gone"'</script>`,
    'team/index.html': `<p id="a">${pictures.map((address) => `<img src="${address}">`).join('')}`,
  };
  const others = { 'terms.pdf': '', 'A & B.pdf': '', '100%.pdf': '', 'a.png': '' };
  assert.equal(checkLinks(documents, { ...documents, ...others }, '/sub/'), [
    ...wrong.map((address) => `index.html: the link ${address} leads nowhere.`),
    ...pictures.slice(1).map((it) => `team/index.html: the picture ${it} is not in static.`),
  ]);
});

test.run();
