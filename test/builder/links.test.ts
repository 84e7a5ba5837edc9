// What is published of `static`, and whether the links of all pages lead somewhere.
import { throws } from 'node:assert/strict';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Files } from '../../src/builder/files';
import { checkLinks } from '../../src/builder/links';
import { checkStaticFiles, listStaticPages } from '../../src/builder/static';
import { UserError } from '../../src/builder/user-error';

const test = suite('links');

const ourPages = {
  'index.html': '<a href="/sub/team/">',
  'team/index.html': '<h1 id="top"><a href="/sub/">',
};

/** Checks our pages and files of `static`. Returns what no other page links to, or the error's lines. */
function check(staticFiles: Files, otherPages: Files = {}, ...footer: string[]) {
  const files = { ...ourPages, ...otherPages, ...staticFiles };
  const footerLinks = footer.map((to) => ({ to }));
  try {
    return checkLinks({ files, staticFiles, base: '/sub/', footerLinks });
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

test('links of our pages that lead nowhere are found, with the fix', () => {
  const html = `<a href="/sub/team/"><a href="/sub/team"><a href="/sub"><a href="#here"><a href="mailto:a@b.c">
    <b id="here"><img src="/sub/assets/a.jpg" data-fallback="hide" srcset="/sub/assets/a.jpg 1w, /sub/b.jpg 2w">
    <style>src:url(/sub/font.woff2)</style><a href="/team"><a href="/subway/"><a href="#there"><a href="/sub/x?">
    <a href="/sub/team/#top"><a href="/sub/team/#nobody"><a href="https://a.example/x"><a href="https://[">`;
  const outside = 'the site is at /sub/, so write the full address, with https://';
  assert.equal(check({}, { 'index.html': html, 'assets/a.jpg': '' }), [
    'index.html: /sub/font.woff2 leads nowhere: add static/font.woff2, or change the link.',
    'index.html: /sub/b.jpg leads nowhere: add static/b.jpg, or change the link.',
    'index.html: /team leads nowhere: write "/sub/team/".',
    `index.html: /subway/ leads nowhere: ${outside}.`,
    'index.html: #there leads nowhere: index.html has no id "there".',
    'index.html: /sub/x? leads nowhere: add static/x/index.html, or change the link.',
    'index.html: /sub/team/#nobody leads nowhere: team/index.html has no id "nobody".',
    'index.html: https://[ leads nowhere: correct the address.',
  ]);
});

test('pages of the owner are read as browsers do, and named with their file', () => {
  const html = `<title>Privacy</title><link rel=stylesheet href=look.css><img src='../office.jpg'>
    <a href="terms.pdf">Terms</a><a href="../TEAM.html">Team</a><!-- <a href="old"> --><script src="a.js">
    document.write('<a href="gone">')</script><a href="?a=1&amp;b=2">Here</a><a href="/sub/%C3%A9.html">É</a>`;
  const files = {
    'privacy/index.html': html,
    'privacy/look.css': 'a { background: url("b.png") }',
  };
  assert.equal(check({ ...files, 'é.html': '<title>É', 'office.jpg': '' }), [
    'static/privacy/index.html: terms.pdf leads nowhere: add static/privacy/terms.pdf, or change the link.',
    'static/privacy/index.html: ../TEAM.html leads nowhere: write "/sub/team/".',
    'static/privacy/index.html: a.js leads nowhere: add static/privacy/a.js, or change the link.',
    'static/privacy/look.css: b.png leads nowhere: add static/privacy/b.png, or change the link.',
  ]);
});

test('a footer link without a page is named in the content, once, with the fix', () => {
  const to = ['/privacy', '/terms.pdf', '/team.html', '/Career', '/team', 'https://a.example'];
  const html = '<a href="/sub/privacy/"><a href="/sub/terms.pdf"><a href="/sub/team.html">';
  const pages = { 'index.html': html, 'team/index.html': html };
  const fixes = {
    '/privacy': 'add static/privacy/index.html, or change the link',
    '/terms.pdf': 'add static/terms.pdf, or change the link',
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
  const pages = { 'index.html': `${home}<a href="/sub/a/">`, 'new/index.html': '', '404.html': '' };
  const files = { 'a/index.html': '<p>', 'Minutes.docx': '', 'og.jpg': '', '.well-known/x': '' };
  assert.equal(check(files, pages), ['new/index.html', 'static/Minutes.docx']);
});

test('HTML with a title is a page', () => {
  const files = { 'a/index.html': '<title>A', 'b.html': '<TITLE>B', 'google1.html': 'c' };
  assert.equal(listStaticPages(files), ['a/index.html', 'b.html']);
  checkStaticFiles(files, ourPages);
});

test('what must not be published is refused, with the fix', () => {
  for (const [path, data, message] of [
    ['.env', '', /^static\/\.env: visitors could read this hidden file: move it out of static\.$/],
    ['a/.git/config', '', /^static\/a\/\.git\/config: visitors could read this hidden file/],
    ['assets/a.js', '', /^static\/assets\/a\.js: browsers keep files of assets for a year: move/],
    ['index.html', '', /^static\/index\.html: the build makes this file: remove it/],
    ['team.html', '', /^static\/team\.html: team\/index\.html has almost the same address: remove/],
    ['a.html', Buffer.from('Zo\xeb', 'latin1'), /^static\/a\.html: line 1 is not UTF-8: save the/],
    ['a.html', Buffer.from('Zoe', 'utf16le'), /^static\/a\.html: line 1 is not UTF-8: save the/],
    ['a.html', '<p>\n<<<<<<< HEAD\n', /^static\/a\.html: line 2 is left from a merge: keep one/],
  ] as const) {
    throws(() => checkStaticFiles({ [path]: data }, ourPages), { constructor: UserError, message });
  }
});

test.run();
