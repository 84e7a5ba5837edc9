// What owners put into src/brand, static and photos, and what the build says. Each table has a row for one mistake.
import { rejects } from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proveSvg } from '../../src/builder/check/images';
import { checkLinks } from '../../src/builder/check/links';
import { listSamples } from '../../src/builder/check/samples';
import {
  checkStaticFiles,
  findClashes,
  findSameTitles,
  listStaticPages,
} from '../../src/builder/check/static';
import { type Files, inProject, prefixPaths, readFolder } from '../../src/builder/files';
import { makeFont } from '../../src/builder/make/font';
import { makeIcons } from '../../src/builder/make/icons';
import { makePhotos } from '../../src/builder/make/photos';
import { listFindings } from '../../src/builder/user-error';
import type { FooterLink } from '../../src/content/types';
import { content } from '../support/content';

const test = suite('mistakes');

const svg = (attributes: string, inner = '<path d="M0 0h9v9" fill="#d9a750"/>') =>
  `<svg ${attributes}>${inner}</svg>`;
const plain = 'xmlns="http://www.w3.org/2000/svg"';
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });
const png = await blank(300, 200).png().toBuffer();
const jpeg = await blank(900, 900).jpeg().toBuffer();

/** A logo, and the answer; no answer if it is right. */
// biome-ignore format: a table
const logos: [svg: string | Uint8Array, answer: string][] = [
  [svg(`${plain} viewBox="0 0 9 9"`), ''],
  [`<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h9v9" fill="#fff"/></svg:svg>`, ''],
  // Illustrator writes its namespaces as entities.
  [`<!DOCTYPE svg [<!ENTITY a "http://www.w3.org/2000/svg">]>${svg('xmlns="&a;" viewBox="0 0 9 9"')}`, ''],
  [`<!-- <svg> <text> -->${svg(`${plain} viewBox='0 0 9 9'`)}`, ''],
  ['', 'it is empty: save it as an SVG.'],
  ['hello', 'it is not an SVG'],
  [gzipSync(svg(`${plain} viewBox="0 0 9 9"`)), 'it is a compressed SVG, an .svgz: save it as a plain SVG.'],
  [svg('viewBox="0 0 9 9"'), 'it has no xmlns, so browsers show nothing: write xmlns="http'],
  [svg(`${plain} width="90" height="30px"`), 'it has no viewBox, so browsers show it in a wrong size: write viewBox="0 0 90 30" into <svg>.'],
  [svg(`${plain} width="40mm" height="12mm"`), 'it has no viewBox of four numbers, so browsers show it in a wrong size: save it with a viewBox.'],
  [svg(`${plain} viewBox="0 0 9 9"`, '\n<image href="a.png"/>'), ', line 2: browsers do not load a.png in an image: embed'],
  [svg(`${plain} viewBox="0 0 9"`), 'it has no viewBox of four numbers'],
  [svg(`${plain} viewBox="0 0 9 9"`, '<title>A&nbsp;B</title>'), "browsers cannot read it (Entity 'nbsp' not defined): save it as an SVG."],
  [svg(`${plain} viewBox="0 0 9 9"`).slice(0, -3), 'its end is missing: save it again.'],
  [svg(`${plain} viewBox="0 0 9 9"`, ''), 'it draws nothing inside its viewBox: move its artboard to the drawing, and show hidden layers.'],
  [svg(`${plain} viewBox="0 0 200 200"`), 'its drawing fills less than 2% of its frame: crop its artboard'],
  [svg(`${plain} viewBox="0 0 9 9"`, '<path d="M0 0h9v9"/>'), 'it is hard to see on the ground of the site, #120d0a'],
  [svg(`${plain} viewBox="0 0 9 9"`, '<path d="M0 0h9v9" fill="#fff"/><text>A</text>'), 'it has text, which other computers show in another font: convert'],
  // Most of it is dark, and its lines are thin.
  [svg(`${plain} viewBox="0 0 120 32"`, '<path fill="#d9a750" d="M0 0h10v32H0z"/><path fill="#101a3a" d="M14 0h100v32H14z"/>'), 'it is hard to see'],
  [svg(`${plain} viewBox="0 0 400 100"`, '<path fill="none" stroke="#d9a750" d="M10 10h380v80H10z M200 10v80M100 10v80"/>'), ''],
  [png, 'it is a PNG of 300 by 200 px: save it as an SVG.'],
];

test('a logo that browsers would not show is refused', async () => {
  for (const [data, answer] of logos) {
    const found = String(
      listFindings(
        (await proveSvg(data, [['the ground of the site', '#120d0a', 3]])).map((problem) => ({
          file: '',
          ...problem,
        })),
      ),
    );
    if (answer) assert.match(found, answer);
    else assert.is(found, '');
  }
  const { findings } = await makeIcons({ 'src/brand/logo.svg': png, 'static/og.jpg': png }, '');
  assert.equal(listFindings(findings), [
    'src/brand/logo.svg: it is a PNG of 300 by 200 px: save it as an SVG.',
    'src/brand/logo-full.svg: it is missing: put it back.',
    'static/favicon.svg: it is missing: put it back.',
    'static/og.jpg: it is a PNG of 300 by 200 px: save it as a JPEG of 1200 by 630 px.',
  ]);
});

test('a font or a favicon that would lose a part of itself is not taken as it is', async () => {
  const font = await readFile('src/brand/libre-bodoni-400.ttf');
  await rejects(makeFont('A', font.subarray(0, -999)), { message: /it is missing or damaged/ });
  const favicon = svg(`${plain} viewBox="0 0 40 10"`, '<path d="M0 0h40v10H0z" fill="#d9a750"/>');
  const brand = prefixPaths('src/brand', await readFolder('src/brand'));
  const own: Files = { ...brand, 'static/og.jpg': await blank(1200, 630).jpeg().toBuffer() };
  own['src/brand/logo.svg'] = favicon;
  own['src/brand/logo-full.svg'] = favicon.replace('0 0 40 10', '4 -5 40 20');
  const { files, findings } = await makeIcons({ ...own, 'static/favicon.svg': favicon }, '#120d0a');
  assert.equal(listFindings(findings), [
    'src/brand/logo.svg: it fills its whole frame, so visitors see a box: save it without its background.',
    'src/brand/logo-full.svg: its drawing goes beyond its frame, which cuts it off: fit its artboard to the drawing.',
    'static/favicon.svg: it is no square, so tabs show it tiny: crop it to the emblem.',
  ]);
  const { channels } = await sharp(Buffer.from(files['icon-512.png'] ?? '')).stats();
  assert.ok((channels[3]?.mean ?? 255) < 100);
});

const turned = blank(200, 800).jpeg().withMetadata({ orientation: 6 });

/** A photo, and the answer. */
// biome-ignore format: a table
const photos: [name: string, data: Uint8Array | undefined, answer: string][] = [
  ['turned.jpg', await turned.toBuffer(), 'it is a JPEG of 800 by 200 px: use a photo of at least 800 px on each side.'],
  ['a.gif', await blank(900, 900).gif().toBuffer(), 'it is a GIF of 900 by 900 px: save it as JPEG, PNG or WebP.'],
  ['text.jpg', Buffer.from('text'), 'it is not a photo that can be read: save it as JPEG, PNG or WebP.'],
  ['empty.jpg', Buffer.of(), 'it is not a photo that can be read'],
  ['cut.jpg', jpeg.subarray(0, -999), 'it is damaged, or its end is missing: save it again.'],
  ['anna.png', undefined, 'src/content/photos/team/anna.png, which is missing: put it there, or write "ann.jpg".'],
  ['old.jpg', undefined, 'src/content/photos/team/old.jpg, which is missing: move src/content/photos/stage/old.jpg there.'],
  ['gone.jpg', undefined, 'src/content/photos/team/gone.jpg, which is missing: put it there, or delete this line'],
  ['photos/team/cut.jpg', undefined, 'which is missing: write "cut.jpg", without a folder.'],
  ['twice.jpg', undefined, 'which is missing: put it there, or write "twice.jpg.jpg".'],
  ['cut.png', undefined, 'src/content/photos/team/cut.png, which is missing: put it there, or delete'],
];

test('a photo that is missing or cannot be used is refused; one that no content names is left out', async () => {
  const [leader] = content.leaders;
  const leaders = photos.map(([image]) => ({ name: 'A', role: 'B', bio: 'C', ...leader, image }));
  const there = photos.flatMap(([name, data]) =>
    data ? [[`src/content/photos/team/${name}`, data]] : [],
  );
  const team = ['ann.jpg', 'twice.jpg.jpg'].map((name) => `src/content/photos/team/${name}`);
  const unused = ['src/content/photos/stage/old.jpg', ...team];
  for (const path of unused) there.push([path, jpeg]);
  const originals = Object.fromEntries(there);
  const { findings } = await makePhotos({ ...content, leaders }, '/', originals);
  const lines = listFindings(findings.filter(({ file }) => !file.endsWith('landing.ts')));
  for (const [at, [name, , answer]] of photos.entries()) {
    assert.ok(lines[at]?.includes(answer) && lines[at].includes(name), lines[at]);
  }
  const advice =
    'no content names it, so it is not published: name it in the content, or remove it.';
  assert.equal(
    lines.slice(photos.length),
    unused.map((path) => `${path}: ${advice}`),
  );
});

/** An image with blue in its upper left corner. */
const draw = (width: number, height: number, ground = 'red') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/><rect width="25%" height="25%" fill="blue"/>
    </svg>`),
  );

const [blue, red] = ['0 0 15', '15 0 0'];
/** A photo as it should be, its size, and the colors of its left and of its right upper corner. */
// biome-ignore format: a table
const rightPhotos: [name: string, data: Uint8Array, width: number, height: number, left: string, right: string][] = [
  ['Łukasz Żal.JPG', await draw(900, 800).jpeg().toBuffer(), 900, 800, blue, red],
  ['turned.jpg', await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 800, 1000, red, blue],
  ['a.webp', await draw(800, 800).webp().toBuffer(), 800, 800, blue, red],
  ['clear.png', await draw(800, 800, 'none').png().toBuffer(), 800, 800, blue, '1 1 1'],
];

test('a photo is made in all sizes, turned as its EXIF data say; transparent parts get the ground', async () => {
  const leaders = rightPhotos.map(([image]) => ({ name: 'A', role: 'B', bio: 'C', image }));
  const team = rightPhotos.map(([name, data]) => [`src/content/photos/team/${name}`, data]);
  const own = { ...content, leaders };
  const { manifest, files } = await makePhotos(own, '/', Object.fromEntries(team), '#101112');
  for (const [name, , width, height, ...colors] of rightPhotos) {
    const { srcset = '', src = '', ...size } = manifest.team[name] ?? {};
    assert.equal(size, { width, height });
    const made = [...srcset.split(', '), src].map((url) => url.replace(/^\/assets\/| .*/g, ''));
    const start = name.startsWith('Ł') ? 'lukasz-zal' : name.replace(/\..*/, '');
    const ends = made.map((file) => file.replace(new RegExp(`^${start}-[0-9a-f]{8}-`), ''));
    assert.equal(ends, ['160.avif', '320.avif', '480.avif', '800.avif', '480.jpg']);
    const jpeg = sharp(Buffer.from(files[src.slice('/assets/'.length)] ?? ''));
    assert.is((await jpeg.metadata()).width, 480);
    const small = await jpeg.resize(10, 10, { fit: 'fill' }).raw().toBuffer();
    const found = [1, 8].map((at) => [...small.subarray(at * 3, at * 3 + 3)]);
    const steps = found.map((color) => color.map((value) => Math.round(value / 17)).join(' '));
    assert.equal(steps, colors, name);
    for (const file of made) await rm(inProject('.cache/photos', file));
  }
});

const head = '<title>A</title><meta name="viewport">';

/** The body of a page of the owner, and the answers; none if it is right. */
// biome-ignore format: a table
const bodies: [body: string, ...answers: string[]][] = [
  // What is right.
  ['<a href="/sub/terms.pdf#page=2">A</a><a href="/sub/#:~:text=Board">B</a><a href="https://b.com/x">C</a>'],
  ['<p>Write href="foo" or url(foo).</p><pre>&lt;a href="foo"&gt;</pre><code> src="foo"</code><textarea><a href="foo"></textarea>'],
  ['<a href="#top"></a><a href=""></a><a href="tel:+1"></a><a href="mailto:a@b.com?subject=c"></a><a href="https://www.a.com/other/">'],
  ['<form action="https://b.com/" method="post"></form><form action="?q"></form><svg><use href="#i"/><g id="i"/></svg>'],
  // What is cut off, or no text.
  ['<div><p>We', 'it ends in the middle of <div>, which begins in line 2: put the rest back.'],
  ['<a href="/te', 'it ends in the middle of <a href="/te: put'],
  ['<!-- A', 'it ends in the middle of a comment'],
  ['<script>let a;</body>', 'it ends in the middle of <script>'],
  ['<body><p>We', 'it ends without </body>'],
  ['Zoë', 'it does not say that it is UTF-8, so browsers may show other letters: write <meta'],
  ['A\u0007', ', line 2: it has a control character: delete it.'],
  // Links that lead nowhere.
  ['<a href=“/sub/team/”>', 'it does not say that it is UTF-8', '“/sub/team/” has typographic quotes: write straight'],
  ['<a href="/sub/team/>A</a> <a href="/sub/">B</a>', ', line 2: a text in quotes runs on into the page: /sub/team/>A</a> <a href=: write " where it ends.'],
  ['<p class="a>We</p>', 'it ends in the middle of <p class="a>We</p>'],
  ['<h2>A<p>B', ', line 2: <h2> is not closed, so what follows looks like it: write </h2> where it ends.'],
  ['<h2>A</h2><p>B<br>C<table><tr><td><b>D</b></table><ul><li>E</ul><!-- F --><?g?>'],
  ['<p>We are **bold**</p>', ', line 2: visitors would see **bold**: write it as HTML, unless it is meant.'],
  ['<p>A &amp;nbsp; B', 'visitors would see &amp;nbsp;'],
  ['<meta property="og:image" content="https://www.a.com/sub/gone.jpg">', 'https://www.a.com/sub/gone.jpg leads nowhere'],
  ['<a href="file:///C:/a.pdf">', 'file:///C:/a.pdf is a file on your own computer: put the file into static'],
  ['<img src="C:\\a.jpg">', 'C:\\a.jpg is a file on your own computer'],
  ['<a href="http://localhost:4173/team">', 'leads to your own computer or network: write the public address.'],
  ['<img src="cid:image1.png@01D9"> <a href="tel:"></a>', 'cid:image1.png@01D9 leads nowhere: write a full address', 'tel: leads nowhere'],
  ['<a href="https//b.com">', 'https//b.com is no address: begin it with https://, once.'],
  ['<a href="100%.pdf">', '100%.pdf has a % that begins no code: write %25 in its place.'],
  ['<a href="/sub/terms #1.pdf">', '/sub/terms #1.pdf leads nowhere: write %23 in place of its #.'],
  ['<link rel="canonical" href="https://old.com/a">', 'https://old.com/a names another site as that of this page: delete the line.'],
  ['<base href="https://old.com/"><a href="https://b.com"></a>', 'https://old.com/ names another site'],
  ['<img src="https://drive.google.com/file/d/1/view">', 'is a page for visitors, which shows the file, and not the file itself: put'],
  ['<a href="www.b.com">', 'www.b.com is read as the name of a file: write https:// before it.'],
  ['<a href="http://a@b.com">', 'http://a@b.com is no e-mail address: write mailto: and the address'],
  ['<a href="mailto://a@b.com">', 'mailto://a@b.com is no e-mail address'],
  ['<a href="http://intranet/a">', 'has no domain that visitors can reach: write the public address.'],
  ['<a href="https://www.b,com">', 'has no domain that visitors can reach'],
  ['<a href="\\\\server\\a.pdf">', 'leads to your own computer or network'],
  ['<a href="https://eu.safelinks.protection.outlook.com/?url=a">', 'leads through the service of a mail program: write the address'],
  ['<a href="a@b.com">', 'a@b.com is read as the name of a file: write mailto: before it.'],
  ['<a href="mailto:a@b,com">', 'mailto:a@b,com has no e-mail address'],
  ['<a href="htps://b.com">', 'htps://b.com is no address: begin it with https://, once.'],
  ['<a href="https://a.com/sub/gone/">', 'https://a.com/sub/gone/ leads nowhere'],
  ['<a href="https://www.a.com/sub/gone/">', 'https://www.a.com/sub/gone/ leads nowhere: add static/gone/index.html, or'],
  ['<meta http-equiv="refresh" content="0; url=/sub/gone/">', '/sub/gone/ leads nowhere'],
  ['<style>@import "b.css"; a { background: url( c.png ) } /* url(d.png) */</style>', 'b.css leads nowhere', 'c.png leads nowhere'],
  ['<img srcset="/sub/terms.pdf 1x,gone.jpg 2x">', 'gone.jpg leads nowhere: add static/'],
  ['<img src="/sub/static/b.jpg">', '/sub/static/b.jpg leads nowhere: add static/b.jpg, and write "/sub/b.jpg".'],
  ['<img src="/sub/static/terms.pdf">', '/sub/static/terms.pdf leads nowhere: write "/sub/terms.pdf".'],
  ['<a href="/sub/team/#gone">', '/sub/team/#gone leads nowhere: write an id that team/index.html has, or add id="gone" there.'],
  // Mixed content.
  ['<a href="http://b.com"><img src="http://b.com/a.jpg">', 'http://b.com/a.jpg is not encrypted, so browsers do not load it'],
  // What no static host runs.
  ['<form method="post" action="/sub/send.php">', '/sub/send.php needs a program, and a static host runs none'],
  ['<form method="POST">', 'its own page needs a program'],
  ['<form><button>Send</button></form>', 'its own page needs a program'],
  ['<a href="/sub/book.php?a=b">', '/sub/book.php?a=b needs a program'],
];

/** A file of `static`, and the answer; none if it is right. */
// biome-ignore format: a table
const statics: [path: string, data: string | Uint8Array, ...answers: string[]][] = [
  ['marked.html', `\uFEFF${head}ü`],
  ['google1.html', 'google-site-verification: google1.html'],
  ['yandex_1.html', '<html><head></head><body>Verification: 1</body></html>'],
  ['.well-known/security.txt', 'Expires: 2024-12-31T23:59:00Z', 'its date of expiry is over: write a line such as'],
  ['robots.txt', 'User-agent: a'],
  ['.htaccess', '', 'the build makes this file: write your lines'],
  ['icons/a.txt', '', 'Apache shows its own files at this address: give'],
  ['.env', '', 'visitors could read this hidden file: move it out of static.'],
  ['b/.git/config', '', 'visitors could read this hidden file: move'],
  ['assets/a.js', '', 'browsers keep files of assets for a year: move'],
  ['index.html', head, 'the build makes this file: remove it'],
  ['team.html', head, 'Team/index.html has almost the same address: remove'],
  ['Team/index.html', head, 'team/index.html has almost the same address'],
  ['latin.html', Buffer.from('Zo\xeb', 'latin1'), 'a character of it is not UTF-8: save the'],
  ['utf16.html', Buffer.from('Zoe', 'utf16le'), 'it is not UTF-8: save the'],
  ['merge.html', '<p>\n<<<<<<< HEAD\n', ', line 2: it is left from a merge: keep one'],
  ['chat.html', `\`\`\`html\n${head}\n\`\`\``, 'it has ``` of a chat, which visitors would see: delete it'],
  ['garbled.html', `${head}\nMÃ¼ller`, ', line 2: it has Ã¼: type again what'],
  ['blank.html', ' \n', 'it is empty: put its content back, or remove it.'],
  ['UPPER.HTML', head, 'hosts do not show a file of this name as a page: name it static/UPPER.html.'],
  ['careers', `<!doctype html>${head}`, 'hosts do not show a file of this name as a page: name it static/careers.html.'],
  ['b.html', '<title>B</title>', 'it says nothing of the viewport, so phones show it tiny: write <meta name'],
  ['favicon.ico', '', 'it is empty'],
  ['cut.pdf', '%PDF-1.7', 'it is damaged, or its end is missing: save it again.'],
  ['cut.png', png.subarray(0, 99), 'it is damaged'],
  ['a.svg', '<svg viewBox="0 0 1 1"/>', 'it has no xmlns'],
  ['send.php', '<?php', 'no static host runs it, so visitors could read it'],
  ['server.txt', '-----BEGIN RSA PRIVATE KEY-----', 'visitors could read this key: move it out of static.'],
  ['server.pem', '', 'visitors could read it: move it out of static, unless that is meant.'],
  ['firm.com.br.txt', '', 'Apache takes it for a compressed file: write -'],
  ['jekyll.html', `---\ntitle: A\n---\n${head}`, 'it begins with lines for another program: delete them'],
  ['comments.html', `${head}\n<p id="cmnt1">`, 'it has comments of those who wrote it: delete them'],
  ['preview.pdf', '%PDF /URI (http://localhost:4173/team/) %%EOF', 'its link http://localhost:4173/team/ leads to your own computer: correct'],
  ['renamed.html', '{\\rtf1\\ansi Privacy}', 'it is no HTML: save it as a web page'],
  ['a.url', '', 'few computers open it: save it as a PDF'],
  ['photo.heic', 'ftypheic', 'most browsers cannot show it: save it as JPEG or PNG.'],
  ['cut.docx', 'PK\x03\x04', 'it is damaged'],
  ['film.mp4', 'version https://git-lfs', 'it is damaged'],
  ['large.svg', `${svg(`${plain} viewBox="0 0 9 9"`)}${' '.repeat(100_000)}`, 'it has 100,099 B, so it comes slowly: save it smaller.'],
  ['terms.pdf.gz', '', 'terms.pdf has almost the same address'],
  ['plain.html', '# Terms\n\nOur **terms**', 'it has no <title>'],
  ['named.html', '<title>Untitled document</title>', 'it has no <title>'],
  ['word.html', `${head}\n<meta http-equiv=Content-Type content="text/html; charset=windows-1252"><meta charset="utf-8">`, ', line 2: it says that it is windows-1252, so'],
  ['office.html', `${head}\n[contact-form-7 id="12"]`, ', line 2: it has [contact-form-7 id=", which needs a program'],
];

const ourPages = {
  'index.html': '<p id="heading"><a href="/sub/team/">',
  'team/index.html': '<h1 id="top"><a href="/sub/">',
};

/** What is said of our pages and files of `static`, and what no other page links to. */
async function check(staticFiles: Files, otherPages: Files = {}, ...footer: string[]) {
  const built = { ...ourPages, ...otherPages };
  const footerLinks = footer.map((to) => ({ label: 'A', to }) as FooterLink);
  const content = { footerLinks, firm: { siteUrl: 'https://www.a.com' } };
  const site = { base: '/sub/', content, staticFiles };
  const { findings, unlinked } = checkLinks({ ...site, files: { ...built, ...staticFiles } });
  const ofFiles = [...(await checkStaticFiles(staticFiles)), ...findClashes(staticFiles, built)];
  return { lines: listFindings([...ofFiles, ...findings]), unlinked };
}

test('a file of the owner that visitors would find broken is refused, with line and fix', async () => {
  // Many mistakes are found at once, each in a file of its own.
  const pages = bodies.map(([body, ...answers], at) => {
    const end = /ends (in|without)/.test(String(answers)) ? '' : '</a></body>';
    return [`${at}/index.html`, `<!doctype html>${head}\n${body}${end}`, ...answers];
  });
  const rows = [...pages, ...statics];
  const files = Object.fromEntries(rows.map(([path, data]) => [path, data]));
  const { lines } = await check({
    ...files,
    'terms.pdf': '%PDF %%EOF',
    'terms #1.pdf': '%PDF %%EOF',
  });
  for (const [path, data, ...answers] of rows) {
    const found = lines.filter((line) => line.startsWith(`static/${path}`));
    assert.is(found.length, answers.length, `${data}\n${found.join('\n')}`);
    for (const [at, answer] of answers.entries())
      assert.ok(found[at]?.includes(String(answer)), found[at]);
  }
});

test('a footer link without a page is named in the content, once, with the fix', async () => {
  const fixes = {
    '/privacy': 'add static/privacy/index.html, or change the link',
    '/terms.pdf#page=2': 'add static/terms.pdf, or change the link',
    '/team.html': 'write "/team/"',
    // The build adds the folder of the site.
    '/sub/team': 'write "/team/"',
    '/notes': 'name static/notes static/notes/index.html',
    '/Career': 'write "/career.html"',
    '/how_we-work': 'write "/how-we-work/"',
    '/fees.pdf': 'write "/fees.pdf.pdf"',
    // Windows hides the last ending of a name.
    '/legal': 'name static/legal/index.html.txt static/legal/index.html',
    '/news/': 'name static/news/Index.htm static/news/index.html',
  };
  const to = [...Object.keys(fixes), '/team?a#top', '/', 'https://b.com'];
  const html = '<a href="/sub/privacy/"><a href="/sub/terms.pdf"><a href="/sub/team.html">';
  const pages = { 'index.html': html, 'team/index.html': html };
  const lines = Object.entries(fixes).map(
    ([to, fix]) =>
      `src/content/navigation.ts: footerLinks has "${to}", which does not exist: ${fix}.`,
  );
  const misnamed = { 'legal/index.html.txt': 'text', 'news/Index.htm': head, notes: head };
  const near = { 'how-we-work/index.html': head, 'fees.pdf.pdf': '%PDF %%EOF' };
  const { lines: found } = await check({ 'career.html': head, ...misnamed, ...near }, pages, ...to);
  assert.equal(
    found.filter((line) => !line.startsWith('static/')),
    lines,
  );
  const gone = 'https://www.a.com/sub/gone';
  const warned = await check({}, { 'index.html': `<a href="/sub/team/"><a href="${gone}">` }, gone);
  assert.equal([warned.lines.length, warned.unlinked], [1, []]);
});

test('a copied page that keeps its title is named', () => {
  const found = findSameTitles({ 'a.html': head, 'b.html': '<title>B</title>', 'c.html': head });
  const answer = 'static/c.html: its title, "A", is that of static/a.html too: write its own.';
  assert.equal(listFindings(found), [answer]);
});

test('pages that no other page links to are named; those without noindex are for search engines', async () => {
  const { 'index.html': home } = ourPages;
  const pages = {
    'index.html': `${home}<a href="/sub/a/">`,
    'new/index.html': '<title>',
    '404.html': '<title>',
  };
  const noindex = '<title>D</title><meta name="robots" content="noindex, follow">';
  const files = {
    'a/index.html': '<title>',
    'Minutes.docx': '',
    'google1.html': 'google',
    'd.html': noindex,
  };
  const known = { CNAME: '', _redirects: '', 'ads.txt': '', 'og.jpg': '', '.well-known/x': '' };
  const { unlinked } = await check({ ...files, ...known }, pages);
  assert.equal(unlinked, ['new/index.html', 'static/Minutes.docx', 'static/d.html']);
  assert.equal(listStaticPages(files), ['a/index.html']);
});

test('sample files are found by their mark, and samples in pages of the owner by their line', () => {
  const page = '<p>Write to\n<a href="mailto:a@example.com">us</a>';
  const files = { 'a.jpg': '<!-- sample: replace this file -->', 'own.jpg': 'a sample' };
  const found = listSamples(content, { ...files, 'static/a.html': page });
  assert.equal(listFindings(found.filter(({ file }) => /\ba\./.test(file))), [
    "a.jpg: this is a sample: put the firm's own file in its place, or remove it if nothing names it.",
    `static/a.html, line 2: it has the sample "mailto:a@example.com": write the firm's own.`,
  ]);
});

test.run();
