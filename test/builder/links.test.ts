// What is published of `static`, and whether the links of all pages lead somewhere.
import { throws } from 'node:assert/strict';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Files } from '../../src/builder/files';
import { checkLinks } from '../../src/builder/links';
import { addStaticFiles, listStaticPages } from '../../src/builder/static';
import { listFindings, UserError } from '../../src/builder/user-error';

const test = suite('links');

const ours = {
  'index.html': '<a href="/sub/team/">',
  'team/index.html': '<h1 id="top"><a href="/sub/">',
};

/** Checks our pages and files of `static`. Returns the warnings and what is not linked, or the error's lines. */
function check(staticFiles: Files, made: Files = {}, ...footer: string[]) {
  const files = { ...ours, ...made, ...staticFiles };
  const footerLinks = footer.map((to) => ({ to }));
  try {
    const { warnings, unlinked } = checkLinks({ files, staticFiles, base: '/sub/', footerLinks });
    return [...listFindings(warnings), ...unlinked];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

test('links of our pages that lead nowhere are found', () => {
  const html = `<a href="/sub/team/"><a href="/sub/team"><a href="#here"><a href="mailto:a@b.c"><b id="here">
    <img src="/sub/assets/a.jpg" data-fallback="hide" srcset="/sub/assets/a.jpg 1w, /sub/assets/b.jpg 2w">
    <style>src:url(/sub/font.woff2)</style><a href="/team/"><a href="#there"><a href="/sub/x?">
    <a href="/sub/team/#top"><a href="/sub/team/#nobody"><a href="https://a.example/x">`;
  const found = check({}, { 'index.html': html, 'assets/a.jpg': '' });
  assert.equal(
    found.map((line) => line.split(' ')[1]),
    ['/sub/font.woff2', '/sub/assets/b.jpg', '/team/', '#there', '/sub/x?', '/sub/team/#nobody'],
  );
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

test('a footer link without a page names its field, once, with the fix', () => {
  const to = ['/privacy', '/terms.pdf', '/team.html', '/Career', 'https://a.example'];
  const html =
    '<a href="/sub/privacy/"><a href="/sub/terms.pdf"><a href="/sub/team.html"><a href="/sub/Career/">';
  const pages = { 'index.html': html, 'team/index.html': html };
  const field = (index: number) =>
    `src/content/navigation.ts: footerLinks[${index}].to is "${to[index]}", which does not exist: `;
  assert.equal(check({ 'career.html': '' }, pages, ...to), [
    `${field(0)}add static/privacy/index.html, or change the link.`,
    `${field(1)}add static/terms.pdf, or change the link.`,
    `${field(2)}write "/team/".`,
    `${field(3)}write "/career.html".`,
  ]);
});

test('files that nobody finds are told', () => {
  const { 'index.html': home } = ours;
  const made = { 'index.html': `${home}<a href="/sub/a/">`, 'new/index.html': '', '404.html': '' };
  const files = { 'a/index.html': '<p>', 'Minutes.docx': '', 'og.jpg': '', '.well-known/x': '' };
  assert.equal(check(files, made), [
    'new/index.html: no other page links to it: add it to footerLinks in src/content/navigation.ts, or link to it from a page.',
    'Minutes.docx',
  ]);
});

test('files of static are published as they are; HTML with a title is a page', () => {
  const files = {
    'privacy/index.html': '<title>P',
    'career.html': '<TITLE>C',
    'google1.html': 'g',
  };
  assert.equal(addStaticFiles(ours, files), { ...ours, ...files });
  assert.equal(listStaticPages(files), ['privacy/index.html', 'career.html']);
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
    throws(() => addStaticFiles(ours, { [path]: data }), { constructor: UserError, message });
  }
});

test.run();
