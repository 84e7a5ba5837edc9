// What owners put into src/brand and static: mistakes are answered with what to do. Each table has a row for one mistake.
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Files } from '../../src/builder/files';
import { at, listFindings } from '../../src/builder/findings';
import { proveSvg } from '../../src/builder/images';
import { checkLinks } from '../../src/builder/links';
import { checkStaticFiles, findClashes, listStaticPages } from '../../src/builder/static';

const test = suite('mistakes');

const svg = (attributes: string, inner = '<path d="M0 0h9v9" fill="#d9a750"/>') =>
  `<svg ${attributes}>${inner}</svg>`;
const plain = 'xmlns="http://www.w3.org/2000/svg"';

/** A logo, and the answer; no answer if it is right. */
// biome-ignore format: a table
const logos: [svg: string | Uint8Array, answer: string][] = [
  [svg(`${plain} viewBox="0 0 9 9"`), ''],
  [`<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h9v9" fill="#fff"/></svg:svg>`, ''],
  // Illustrator writes its namespaces as entities.
  [`<!DOCTYPE svg [<!ENTITY a "http://www.w3.org/2000/svg">]>${svg('xmlns="&a;" viewBox="0 0 9 9"')}`, ''],
  ['', 'it is empty: save it as an SVG.'],
  ['hello', 'it is not an SVG'],
  [gzipSync(svg(`${plain} viewBox="0 0 9 9"`)), 'it is a compressed SVG, an .svgz: save it as a plain SVG.'],
  [svg('viewBox="0 0 9 9"'), ', line 1: it has no xmlns, so browsers show nothing: write xmlns="http'],
  [svg(`${plain} width="90" height="30px"`), ', line 1: it has no viewBox, so browsers show it in a wrong size: write viewBox="0 0 90 30" into <svg>.'],
  [svg(`${plain} width="40mm" height="12mm"`), ', line 1: it has no viewBox, so browsers show it in a wrong size: save it with a viewBox.'],
  [svg(`${plain} viewBox="0 0 9 9"`, '\n<image href="a.png"/>'), ', line 2: browsers do not load a.png in an image: embed'],
  [svg(`${plain} viewBox="0 0 9 9"`).slice(0, -3), 'it ends in the middle of '],
  [svg(`${plain} viewBox="0 0 9 9"`, ''), 'it draws nothing'],
  [svg(`${plain} viewBox="0 0 200 200"`), 'its drawing fills less than 1% of its frame: crop its artboard'],
  [svg(`${plain} viewBox="0 0 9 9"`, '<path d="M0 0h9v9"/>'), 'it is hard to see on the ground of the site, #120d0a'],
  [svg(`${plain} viewBox="0 0 9 9"`, '<path d="M0 0h9v9" fill="#fff"/><text>A</text>'), ', line 1: it has text, which other computers show in another font: convert'],
];

test('an SVG that browsers would not show is refused', async () => {
  for (const [data, answer] of logos) {
    const problems = await proveSvg(data, '#120d0a');
    const found = String(listFindings(problems.map(at(''))));
    if (answer) assert.match(found, answer);
    else assert.is(found, '');
  }
});

/** The body of a page of the owner, `static/a/index.html`, and the answers; none if it is right. */
// biome-ignore format: a table
const pages: [body: string, ...answers: string[]][] = [
  // What is right.
  ['<a href="/sub/terms.pdf#page=2">A</a><a href="/sub/#:~:text=Board">B</a><a href="https://b.com/x">C</a>'],
  ['<p>Write href="foo" or url(foo).</p><pre>&lt;a href="foo"&gt;</pre><code> src="foo"</code><textarea><a href="foo"></textarea>'],
  ['<a href="#top"></a><a href=""></a><a href="tel:+1"></a><a href="mailto:a@b.com?subject=c"></a><a href="https://www.a.com/other/">'],
  ['<form action="https://b.com/" method="post"></form><form action="?q"></form><svg><use href="#i"/><g id="i"/></svg>'],
  // What is cut off, or no text.
  ['<div><p>We', 'it ends in the middle of <div>, which begins in line 2: put the rest back.'],
  ['<a href="/te', 'it ends in the middle of "<a href="/te"'],
  ['<!-- A', 'it ends in the middle of a comment'],
  ['<body><p>We', 'it ends without </body>'],
  ['Zoë', 'it does not say that it is UTF-8, so browsers may show other letters: write <meta'],
  ['A\u0007', ', line 2: it has the character U+0007: delete it.'],
  // Links that lead nowhere.
  ['<a href="file:///C:/a.pdf">', 'file:///C:/a.pdf is a file on your own computer: put the file into static'],
  ['<img src="C:\\a.jpg">', 'C:\\a.jpg is a file on your own computer'],
  ['<a href="http://localhost:4173/team">', 'leads to your own computer or network: write the public address.'],
  ['<a href="www.b.com">', 'www.b.com is read as the name of a file: write https:// before it.'],
  ['<a href="a@b.com">', 'a@b.com is read as the name of a file: write mailto: before it.'],
  ['<a href="mailto:a@b,com">', 'mailto:a@b,com has no e-mail address'],
  ['<a href="htps://b.com">', 'htps://b.com is no address: begin it with https://, once.'],
  ['<a href="https://www.a.com/sub/gone/">', 'https://www.a.com/sub/gone/ leads nowhere: add static/gone/index.html, or'],
  ['<meta http-equiv="refresh" content="0; url=/sub/gone/">', '/sub/gone/ leads nowhere'],
  ['<style>@import "b.css"; a { background: url( c.png ) } /* url(d.png) */</style>', 'b.css leads nowhere', 'c.png leads nowhere'],
  ['<img srcset="/sub/terms.pdf 1x,gone.jpg 2x">', 'gone.jpg leads nowhere: add static/a/gone.jpg, or change the link.'],
  ['<img src="/sub/static/b.jpg">', '/sub/static/b.jpg leads nowhere: add static/b.jpg, and write "/sub/b.jpg".'],
  ['<img src="/sub/static/terms.pdf">', '/sub/static/terms.pdf leads nowhere: write "/sub/terms.pdf".'],
  ['<a href="/sub/team/#gone">', '/sub/team/#gone leads nowhere: write an id that team/index.html has, or add id="gone" there.'],
  // Mixed content.
  ['<a href="http://b.com"><img src="http://b.com/a.jpg">', 'http://b.com/a.jpg is not encrypted, so browsers do not load it'],
  // What no static host runs.
  ['<form method="post" action="/sub/send.php">', '/sub/send.php needs a program, and a static host runs none'],
  ['<form method="POST">', 'its own page needs a program'],
  ['<a href="/sub/book.php?a=b">', '/sub/book.php?a=b needs a program'],
];

const ourPages = {
  'index.html': '<p id="heading"><a href="/sub/team/">',
  'team/index.html': '<h1 id="top"><a href="/sub/">',
};

/** What is said of our pages and files of `static`, and what no other page links to. */
async function check(staticFiles: Files, otherPages: Files = {}, ...footer: string[]) {
  const built = { ...ourPages, ...otherPages };
  const footerLinks = footer.map((to) => ({ to }));
  const site = { base: '/sub/', siteUrl: 'https://www.a.com', footerLinks, staticFiles };
  const { findings, unlinked } = checkLinks({ ...site, files: { ...built, ...staticFiles } });
  const ofFiles = [...(await checkStaticFiles(staticFiles)), ...findClashes(staticFiles, built)];
  return { lines: listFindings([...ofFiles, ...findings]), unlinked };
}

test('a page of the owner that visitors would find broken is refused, with line and fix', async () => {
  for (const [body, ...answers] of pages) {
    const end = /ends (in|without)/.test(String(answers)) ? '' : '</body>';
    const html = `<!doctype html><title>A</title>\n${body}${end}`;
    const { lines } = await check({ 'a/index.html': html, 'terms.pdf': '%PDF %%EOF' });
    assert.is(lines.length, answers.length, `${body}\n${lines.join('\n')}`);
    for (const [at, answer] of answers.entries()) assert.ok(lines[at]?.includes(answer), lines[at]);
  }
});

test('a footer link without a page is named in the content, once, with the fix', async () => {
  const to = [
    '/privacy',
    '/terms.pdf#page=2',
    '/team.html',
    '/Career',
    '/team?a#top',
    '/',
    'https://b.com',
  ];
  const html = '<a href="/sub/privacy/"><a href="/sub/terms.pdf"><a href="/sub/team.html">';
  const pages = { 'index.html': html, 'team/index.html': html };
  const fixes = {
    '/privacy': 'add static/privacy/index.html, or change the link',
    '/terms.pdf#page=2': 'add static/terms.pdf, or change the link',
    '/team.html': 'write "/team/"',
    '/Career': 'write "/career.html"',
  };
  const lines = Object.entries(fixes).map(
    ([to, fix]) =>
      `src/content/navigation.ts: footerLinks has "${to}", which does not exist: ${fix}.`,
  );
  assert.equal((await check({ 'career.html': '<title></title>' }, pages, ...to)).lines, lines);
});

test('pages and files of static that no other page links to are named', async () => {
  const { 'index.html': home } = ourPages;
  const pages = {
    'index.html': `${home}<a href="/sub/a/">`,
    'new/index.html': '<title>',
    '404.html': '<title>',
  };
  const files = { 'a/index.html': '<title>', 'Minutes.docx': '', 'google1.html': 'google' };
  const known = { CNAME: '', _redirects: '', 'ads.txt': '', 'og.jpg': '', '.well-known/x': '' };
  const { unlinked } = await check({ ...files, ...known }, pages);
  assert.equal(unlinked, ['new/index.html', 'static/Minutes.docx']);
});

test('HTML with a title is a page for search engines, unless it says noindex', async () => {
  const noindex = '<title>D</title><meta name="robots" content="noindex, follow">';
  const files = { 'a/index.html': '<title>A</title>', 'b.html': '<TITLE>B</TITLE>' };
  const others = { 'google1.html': 'c', 'd.html': noindex };
  assert.equal(listStaticPages({ ...files, ...others }), ['a/index.html', 'b.html']);
  assert.equal((await check({ ...files, ...others })).lines, []);
});

test('what must not be published is refused, with the fix', async () => {
  for (const [path, data, answer] of [
    ['.env', '', '.env: visitors could read this hidden file: move it out of static.'],
    ['a/.git/config', '', 'a/.git/config: visitors could read this hidden file: move'],
    ['assets/a.js', '', 'assets/a.js: browsers keep files of assets for a year: move'],
    ['index.html', '<title></title>', 'index.html: the build makes this file: remove it'],
    [
      'team.html',
      '<title></title>',
      'team.html: team/index.html has almost the same address: remove',
    ],
    ['Team/index.html', '<title></title>', 'Team/index.html: team/index.html has almost the'],
    ['a.html', Buffer.from('Zo\xeb', 'latin1'), 'a.html, line 1: it is not UTF-8: save the'],
    ['a.html', Buffer.from('Zoe', 'utf16le'), 'a.html, line 1: it is not UTF-8: save the'],
    ['a.html', '<p>\n<<<<<<< HEAD\n', 'a.html, line 2: it is left from a merge: keep one'],
    ['a.html', ' \n', 'a.html: it is empty: put its content back, or remove it.'],
    ['favicon.ico', '', 'favicon.ico: it is empty'],
    ['a.pdf', '%PDF-1.7', 'a.pdf: it is damaged, or its end is missing: save it again.'],
    ['a.svg', '<svg viewBox="0 0 1 1"/>', 'a.svg, line 1: it has no xmlns'],
    ['send.php', '<?php', 'send.php: no static host runs it, so visitors could read it'],
  ] as const) {
    const { lines } = await check({ [path]: data });
    assert.ok(String(lines[0]).startsWith(`static/${answer}`), String(lines));
  }
});

test.run();
