// Text pages: what the build makes of Markdown, and what it says when something is wrong.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLinks } from '../../src/build/check/links';
import { readTextPages } from '../../src/build/make/text-pages';

const test = suite('text pages');
const head = '# Privacy\n\nWhat *we*\nkeep\n\n';
const place = 'src/content/text-pages/privacy.md';
const read = (text: string, name = 'privacy.md') => readTextPages({ [name]: text }, '/sub/');

test('Markdown becomes HTML, with typographic marks and the base of the site', () => {
  const text = `# A "title"\n\nIt's *ours*, and has been from the very first start – see\n[us](/team), [mail](mailto:a@b.com) or [a file](/terms.pdf#page=2).\n\n(c) 1990–95 "C"…\n\n## Two`;
  const { pages, mistakes } = read(`\ufeff${text.replaceAll('\n', '\r\n')}`);
  assert.equal(mistakes, []);
  const [{ html = '', ...facts } = {}] = pages;
  const description = 'It’s ours, and has been from the very first start – see us, mail or a file.';
  assert.equal(facts, { path: '/privacy', title: 'A “title”', description });
  assert.match(
    html,
    '<p>It’s <em>ours</em>, and has been from the very first start – see\n<a href="/sub/team/">us</a>',
  );
  assert.match(html, 'href="mailto:a@b.com"');
  assert.match(html, 'href="/sub/terms.pdf#page=2"');
  assert.match(html, '<p>(c) 1990–95 “C”…</p>');
  assert.match(html, '<h2>Two</h2>');
  assert.not.match(html, '<h1');
});

/** Markdown, also of other programs, and what visitors get. */
// biome-ignore format: a table
const texts: [text: string, html: string][] = [
  ['|a|b|c|\n|-|:-:|-:|\n|1|2|3|', '<td>1</td>\n<td data-align="center">2</td>\n<td data-align="right">3</td>'],
  ['1 Main *Street*\nNashville', '<p>1 Main <em>Street</em><br>\nNashville</p>'],
  [`${'text '.repeat(8).trim()}\nD`, 'text\nD</p>'],
  ['##\u3000C', '<h2>C</h2>'],
  ['•\tE\n•F', '<ul>\n<li>E</li>\n<li>F</li>\n</ul>'],
  ['One<!-- b --> two\n\n<!--\nc\n-->', '<p>One two</p>'],
  ['One\n\n    Two [us](/team)\n\n\tThree', '<p>One</p>\n<p>Two <a href="/sub/team/">us</a></p>\n<p>Three</p>\n'],
  ['1 < 2 \\<b> `<b>`', '<p>1 &lt; 2 &lt;b&gt; <code>&lt;b&gt;</code></p>'],
];

test('visitors get what was meant, and no style that the policy would block', () => {
  for (const [text, html] of texts) {
    const { pages, mistakes } = read(`<!-- a -->\n${head.replace(' ', '\u00a0')}${text}`);
    assert.equal(mistakes, []);
    assert.is(pages[0]?.title, 'Privacy');
    assert.match(pages[0]?.html ?? '', html);
    assert.not.match(pages[0]?.html ?? '', 'style');
  }
});

/** Marks of other programs, and slips. */
// biome-ignore format: a list
const unread = [
  '##Heading', '####### A', '[Terms](/Terms of_use.pdf)', '[us][1]', '[^1]: A', '[^1]\n\n[^1]: A', '**Note:**A and **B',
  '==A==', '|a|b|', '[TOC]', '> [!NOTE]', '- [ ] A', 'A {#a}', '{{email}}',
];

test('a mistake is named with its file, and with what to write', () => {
  const form = ': begin with a title';
  const wrong: [text: string, answer: string][] = [
    ['Text', form],
    ['# Title\n\n- a', form],
    ['---\ntitle: A\ndescription: B\n---\n\nText', form],
    [`${head}Text\n\n# Privacy`, form],
    [`${head}A\n<b>bold</b> word`, ':7: it has <b>. Write Markdown'],
    [`<!-- a\nb -->\n${head}<div>\nText\n</div>`, ':8: it has <div>. Write Markdown'],
    [`${head}[a](javascript:a)`, ':6: visitors would read "[a](java'],
    [`${head}![Office](office.jpg)`, ':6: a text page has no pictures. Link to the file in static'],
    ...unread.map((text): [string, string] => [
      `${head}A  \n*B*  \n${text}`,
      ':8: visitors would read "',
    ]),
  ];
  for (const [text, answer] of wrong) {
    assert.match(read(text).mistakes.join('\n'), `${place}${answer}`);
  }
  const right = '#1, # 2, \\##A, \\[A](b), `[A](b c)`, Net** 2**, a [sic] (b) = [A]\\{\n\n\\| A';
  assert.equal(read(head + right).mistakes, []);
  const { mistakes } = read(head, 'Privacy Policy.md');
  assert.match(mistakes.join(), 'src/content/text-pages/Privacy Policy.md: name it as its address');
});

test('a link that leads nowhere is named with its file', () => {
  const { pages } = read(
    `${head}[Here](/sub) and\n[there](gone.pdf), [us](/team#people), [out](https://b.com), [call](#intro-call)`,
  );
  const files = {
    'privacy/index.html': pages[0]?.html ?? '',
    'team/index.html': '<p id="people">',
  };
  const { mistakes, warnings } = checkLinks({
    ...{ files, staticFiles: {}, base: '/sub/' },
    ...{ footerLinks: [], textPages: pages },
  });
  const links = ['/sub/sub/', 'gone.pdf', '#intro-call'];
  assert.equal(
    mistakes,
    links.map((link) => `${place}: the link ${link} leads nowhere.`),
  );
  assert.equal(warnings, [`${place}: no page links to it.`]);
});

test.run();
