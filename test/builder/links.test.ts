// What is published of `static`, and whether the links of all pages lead somewhere.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Files } from '../../src/builder/files';
import { listFindings } from '../../src/builder/findings';
import { checkLinks } from '../../src/builder/links';
import { checkStaticFiles, listStaticPages } from '../../src/builder/static';

const test = suite('links');

const ourPages = {
  'index.html': '<a href="/sub/team/">',
  'team/index.html': '<h1 id="top"><a href="/sub/">',
};

/** Checks our pages and files of `static`. Returns what no other page links to, or the error's lines. */
function check(staticFiles: Files, otherPages: Files = {}, ...footer: string[]) {
  const files = { ...ourPages, ...otherPages, ...staticFiles };
  const footerLinks = footer.map((to) => ({ to }));
  const site = { files, staticFiles, base: '/sub/', siteUrl: 'https://www.a.com', footerLinks };
  const { findings, unlinked } = checkLinks(site);
  return findings.length > 0 ? listFindings(findings) : unlinked;
}

test('a footer link without a page is named in the content, once, with the fix', () => {
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
  assert.equal(check({ 'career.html': '' }, pages, ...to), lines);
});

test('pages and files of static that no other page links to are named', () => {
  const { 'index.html': home } = ourPages;
  const pages = {
    'index.html': `${home}<a href="/sub/a/">`,
    'new/index.html': '<title>',
    '404.html': '<title>',
  };
  const files = { 'a/index.html': '<title>', 'Minutes.docx': '', 'google1.html': 'google' };
  const known = { CNAME: '', _redirects: '', 'ads.txt': '', 'og.jpg': '', '.well-known/x': '' };
  assert.equal(check({ ...files, ...known }, pages), ['new/index.html', 'static/Minutes.docx']);
});

test('HTML with a title is a page for search engines, unless it says noindex', async () => {
  const noindex = '<title>D</title><meta name="robots" content="noindex, follow">';
  const files = { 'a/index.html': '<title>A</title>', 'b.html': '<TITLE>B</TITLE>' };
  const others = { 'google1.html': 'c', 'd.html': noindex };
  assert.equal(listStaticPages({ ...files, ...others }), ['a/index.html', 'b.html']);
  assert.equal(await checkStaticFiles({ ...files, ...others }, ourPages), []);
});

test('what must not be published is refused, with the fix', async () => {
  for (const [path, data, answer] of [
    ['.env', '', '.env: visitors could read this hidden file: move it out of static.'],
    ['a/.git/config', '', 'a/.git/config: visitors could read this hidden file: move'],
    ['assets/a.js', '', 'assets/a.js: browsers keep files of assets for a year: move'],
    ['index.html', '<p>', 'index.html: the build makes this file: remove it'],
    ['team.html', '<p>', 'team.html: team/index.html has almost the same address: remove'],
    ['a.html', Buffer.from('Zo\xeb', 'latin1'), 'a.html, line 1: it is not UTF-8: save the'],
    ['a.html', Buffer.from('Zoe', 'utf16le'), 'a.html, line 1: it is not UTF-8: save the'],
    ['a.html', '<p>\n<<<<<<< HEAD\n', 'a.html, line 2: it is left from a merge: keep one'],
    ['a.html', ' \n', 'a.html: it is empty: put its content back, or remove it.'],
    ['favicon.ico', '', 'favicon.ico: it is empty'],
    ['a.svg', '<svg viewBox="0 0 1 1"/>', 'a.svg, line 1: it has no xmlns'],
    ['send.php', '<?php', 'send.php: no static host runs it, so visitors could read it'],
  ] as const) {
    const [found = ''] = listFindings(await checkStaticFiles({ [path]: data }, ourPages));
    assert.is(found.slice(0, answer.length + 7), `static/${answer}`);
  }
});

test.run();
