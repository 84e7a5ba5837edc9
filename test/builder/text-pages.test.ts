// Text pages: what the build makes of Markdown, and what it says when something is wrong.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLinks } from '../../src/builder/check/links';
import { readTextPages } from '../../src/builder/make/text-pages';

const test = suite('text pages');
const head = '---\ntitle: Privacy\ndescription: "What we keep"\n---\n';
const place = 'src/content/text-pages/privacy.md';
const read = (text: string, name = 'privacy.md') => readTextPages({ [name]: text }, '/sub/');

test('Markdown becomes HTML, with typographic marks and the base of the site', () => {
  const text = `${head}It's *ours* – see [us](/team), [mail](mailto:a@b.com) or [a file](/terms.pdf#page=2).\n\n(c) 1990–95 "C"…\n\n## Two\n\n|a|\n|-|\n|b|`;
  const { pages, mistakes } = read(`\ufeff${text.replaceAll('\n', '\r\n')}`);
  assert.equal(mistakes, []);
  const [{ html = '', ...facts } = {}] = pages;
  assert.equal(facts, {
    ...{ path: '/privacy', title: 'Privacy', description: 'What we keep', isNoindex: false },
  });
  assert.match(html, '<p>It’s <em>ours</em> – see <a href="/sub/team/">us</a>');
  assert.match(html, 'href="mailto:a@b.com"');
  assert.match(html, 'href="/sub/terms.pdf#page=2"');
  assert.match(html, '<p>(c) 1990–95 “C”…</p>');
  assert.match(html, '<h2>Two</h2>');
  assert.match(html, '<td>b</td>');
  assert.is(read(head.replace('\n---\n', '\nnoindex: true\n---\n')).pages[0]?.isNoindex, true);
});

test('HTML is shown as it was typed, and no link runs a script', () => {
  const [page] = read(
    `${head}<img src=x onerror=a()> [a](javascript:a)\n\n<script>a()</script>`,
  ).pages;
  assert.not.match(page?.html ?? '', /<(img|script|a)\b/);
});

test('a mistake is named with file and line', () => {
  const wrong: [text: string, answer: string][] = [
    ['Text', `${place}:1: a title and a description are missing.`],
    ['---\ntitle: A\n---\n', `${place}:1: a title and a description are missing.`],
    [head.replace('\ntitle', '\nauthor: A\ntitle'), `${place}:2: "author: A" is no "title: …"`],
    [head.replace('\n---\n', '\nnoindex: no\n---\n'), `${place}:4: "noindex: no" is no`],
    [`${head}\nText\n\n# Privacy`, `${place}:8: write ##`],
  ];
  for (const [text, answer] of wrong) assert.match(read(text).mistakes.join('\n'), answer);
  const { mistakes } = read(head, 'Privacy Policy.md');
  assert.match(mistakes.join(), 'src/content/text-pages/Privacy Policy.md: name it as its address');
});

test('a link that leads nowhere is named with file and line', () => {
  const { links } = read(
    `${head}\n[Here](/sub) and\n[there](gone.pdf), [us](/team#people), [out](https://b.com)`,
  );
  const files = { 'privacy/index.html': '', 'team/index.html': '<p id="people">' };
  const content = { footerLinks: [], firm: { siteUrl: 'https://www.a.com' } };
  const found = checkLinks({ files, staticFiles: {}, base: '/sub/', content, textLinks: links });
  assert.equal(found, [
    `${place}:6: the link is "/sub", which does not exist: add it, or change the link.`,
    `${place}:7: the link is "gone.pdf", which does not exist: add it, or change the link.`,
  ]);
});

test('a paragraph that is indented is a paragraph, with its links', () => {
  const [page] = read(`${head}One\n\n    Two [us](/team)\n\n\tThree`).pages;
  assert.is(page?.html, '<p>One</p>\n<p>Two <a href="/sub/team/">us</a></p>\n<p>Three</p>\n');
});

test.run();
