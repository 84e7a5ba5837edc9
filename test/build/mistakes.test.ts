// Photos, pictures, addresses and links: what the build makes of them, or says of mistakes.
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAddresses } from '../../src/build/check/addresses';
import { checkLinks } from '../../src/build/check/links';
import { checkPictures } from '../../src/build/check/pictures';
import { listSamples } from '../../src/build/check/samples';
import { type Files, inProject } from '../../src/build/files';
import { makePhotos } from '../../src/build/make/photos';
import { content } from '../support/content';

const test = suite('mistakes');

/** An image with blue in its upper left corner. */
const draw = (width: number, height: number, ground = 'red') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/><rect width="25%" height="25%" fill="blue"/>
    </svg>`),
  );

const small = draw(200, 800).jpeg().withMetadata({ orientation: 6 });
const cut = (await draw(900, 900).jpeg().toBuffer()).subarray(0, -999);

/** A photo, and the answer. */
const photos: [name: string, data: Uint8Array | undefined, answer: string][] = [
  ['small.jpg', await small.toBuffer(), 'it has 800 by 200 px, and each side needs 800'],
  ['text.jpg', Buffer.from('text'), 'it cannot be read. Save it as a JPEG, PNG or WebP'],
  ['cut.jpg', cut, 'it cannot be read'],
  ['gone.jpg', undefined, 'it is missing'],
];

test('a photo that is missing or cannot be used is refused, with field and file', async () => {
  const leaders = photos.map(([image]) => ({ name: 'A', role: 'B', bio: 'C', image }));
  const there = photos.flatMap(([name, data]) => (data ? [[`team/${name}`, data]] : []));
  const { mistakes } = await makePhotos({ ...content, leaders }, '/', Object.fromEntries(there));
  for (const [at, [name, , answer]] of photos.entries()) {
    const place = `src/content/leaders.ts: leaders[${at}].image: src/content/photos/team/${name}: `;
    const found = mistakes.find((line) => line.startsWith(place));
    assert.ok(found?.toLowerCase().includes(answer.toLowerCase()), `${name}: ${found}`);
  }
});

const [blue, red, green] = ['0 0 15', '15 0 0', '0 15 0'];
/**
 * A photo as it should be, its size, and the colors of its left and of its right upper corner: red,
 * green and blue in 15 steps.
 */
// biome-ignore format: a table
const rightPhotos: [name: string, data: Uint8Array, width: number, height: number, left: string, right: string][] = [
  ['Zoë Żal.JPG', await draw(900, 800).jpeg().toBuffer(), 900, 800, blue, red],
  ['turned.jpg', await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 800, 1000, red, blue],
  ['clear.png', await draw(800, 800, 'none').png().toBuffer(), 800, 800, blue, green],
];

test('a photo is made in all sizes, turned as its EXIF data say, on the ground of portraits', async () => {
  const leaders = rightPhotos.map(([image]) => ({ name: 'A', role: 'B', bio: 'C', image }));
  const team = rightPhotos.map(([name, data]) => [`team/${name}`, data]);
  const colors = { ...content.colors, field: '#00ff00' as const };
  // The photo of the hero may have the same name as a portrait.
  const hero = { ...content.hero, image: 'turned.jpg' };
  const own = { ...content, colors, hero, leaders };
  const originals = Object.fromEntries(team);
  originals['stage/turned.jpg'] = await draw(1000, 800).jpeg().toBuffer();
  const { manifest, files, heroOnPhone } = await makePhotos(own, '/', originals);
  assert.match(heroOnPhone, /-960\.avif$/);
  for (const [name, , width, height, ...expected] of rightPhotos) {
    const { srcset = '', src = '', ...size } = manifest.team[name] ?? {};
    assert.equal(size, { width, height });
    const made = [...srcset.split(', '), src].map((url) => url.replace(/^\/assets\/| .*/g, ''));
    const start = name.startsWith('Z') ? 'zoe-zal' : name.replace(/\..*/, '');
    const ends = made.map((file) => file.replace(new RegExp(`^${start}-[0-9a-f]{8}-`), ''));
    assert.equal(ends, ['160.avif', '320.avif', '480.avif', '800.avif', '480.jpg']);
    // The two smallest mix the colors.
    for (const file of made.slice(2)) {
      const image = sharp(Buffer.from(files[file] ?? ''));
      assert.is((await image.metadata()).width, Number(file.match(/\d+(?=\.\w+$)/)));
      const small = await image.resize(10, 10, { fit: 'fill' }).raw().toBuffer();
      const found = [1, 8].map((at) => [...small.subarray(at * 3, at * 3 + 3)]);
      const steps = found.map((color) => color.map((value) => Math.round(value / 17)).join(' '));
      assert.equal(steps, expected, file);
    }
  }
  for (const file of Object.keys(files)) await rm(inProject('.cache/images/photos', file));
});

const ourPages = {
  'index.html': '<p id="heading"><a href="/sub/team/">',
  'team/index.html': '<h1 id="top"><a href="/sub/">',
};

function check(staticFiles: Files, ...footer: string[]) {
  const footerLinks = footer.map((to) => ({ to }));
  const files = { ...ourPages, ...staticFiles };
  return checkLinks({ files, staticFiles, base: '/sub/', footerLinks, textPages: [] }).mistakes;
}

test("links inside the site are followed, those of the firm's own pages too", () => {
  const right = [
    '<a href="/sub/terms.pdf#page=2">A</a><a href="/sub/#:~:text=Board">B</a><a href="https://b.com/x">C</a>',
    '<p>Write href="foo".</p><pre>&lt;a href="foo"&gt;</pre><!-- <a href="foo"> --><textarea><a href="foo"></textarea>',
    '<a href="#top"></a><a href=""></a><a href="tel:+1"></a><a href="mailto:a@b.com?subject=c"></a>',
    '<a href="#_Toc1"></a><a href="#/figures"></a><img srcset="/sub/terms.pdf?a,b 1x">',
    '<base href="files/"><a href="a.pdf"></a>',
    '<a href="https://www.a.com/sub/de/">Another site of the domain</a>',
    '<a href="https://www.a.com/other/"></a><a href="../team"></a><a href="/sub/%E0.pdf?a">D</a>',
  ];
  const wrong = {
    '<a href=/gone/>': '/gone/',
    '<a href="/sub/gone/">': '/sub/gone/',
    '<a href="gone.pdf">': 'gone.pdf',
    '<img srcset="/sub/terms.pdf 1x, gone.jpg 2x">': 'gone.jpg',
    '<a href="/sub/team/#gone">': '/sub/team/#gone',
  };
  for (const html of right) {
    const files = {
      'a/index.html': html,
      'terms.pdf': '',
      'files/a.pdf': '',
      '\ufffd.pdf': '',
      'a/%E0.pdf': '',
    };
    assert.equal(check(files), [], html);
  }
  for (const [html, address] of Object.entries(wrong)) {
    const lines = [`static/a/index.html: the link ${address} leads nowhere.`];
    assert.equal(check({ 'a/index.html': html, 'terms.pdf': '' }), lines);
  }
});

test('a footer link that leads nowhere is named with its field', () => {
  const place = 'src/content/navigation.ts: footerLinks';
  assert.equal(
    check(
      { 'terms.pdf': '' },
      ...['/privacy', '/terms.pdf#page=2', '/team?a#top', '/gone.pdf', 'https://www.a.com/sub/de/'],
    ),
    [
      `${place}[0].to is "/privacy", which does not exist: add it, or change the link.`,
      `${place}[3].to is "/gone.pdf", which does not exist: add it, or change the link.`,
    ],
  );
});

test('an address that is taken, or that hosts use, is refused to files and text pages', () => {
  const built = { 'index.html': '', 'robots.txt': '', 'og.jpg': '', 'team/index.html': '' };
  const wrong = 'index.html assets/a.js 404/index.html team Team index.html/a og.jpg/a Index.html';
  const names = ['robots.txt', 'og.jpg', 'a.html', 'team/a.pdf', ...wrong.split(' ')];
  const own = Object.fromEntries(names.map((name) => [name, '']));
  const paths = ['/', '/team', '/404.html', '/team', '/assets', '/index', '/500'];
  const pages = paths.map((path) => ({ path }));
  const taken = ['/team', '/assets', '/index', '/500'].map(
    (path) => `src/content/text-pages${path}.md`,
  );
  const files = wrong.split(' ').map((path) => `static/${path}`);
  const lines = [...taken, ...files].map(
    (place) => `${place}: this address is taken. Rename the file.`,
  );
  assert.equal(checkAddresses(pages, own, built).sort(), lines.sort());
});

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner = '', start = `${xmlns} viewBox = " 0,0 9 9 "`) =>
  `<svg ${start}>${inner}<path d="M0 0h9v9z"/></svg>`;
/** A picture, and the answer if browsers would not show it. */
const pictures: [data: string | Uint8Array, answer?: string, path?: string][] = [
  [svg('<image href="data:image/gif;base64,"/><a href="https://a.com/"/><use href="#a"/>')],
  [svg('<image href=""/><metadata href="a.com"/><text> </text>', `${xmlns} viewBox="0-1 9.5 9"`)],
  [svg('<style>@font-face{src:url(data:,)}</style><text>A</text>')],
  [
    svg('', `xmlns="&svg;" viewBox="0 0 1 1"`).replace(
      /^/,
      `<!DOCTYPE svg [<!ENTITY svg "${xmlns.slice(7, -1)}">]>`,
    ),
  ],
  [svg('<text>A</text>', xmlns), '', 'static/favicon.svg'],
  ['<svg>A', '', 'static/other.svg'],
  [svg('', xmlns), 'export it with a viewBox'],
  [svg('', `${xmlns} viewBox="0 0 9px 9px"`), 'export it with a viewBox'],
  [svg('', 'viewBox="0 0 9 9"'), 'write xmlns='],
  [svg('', ''), 'write xmlns=', 'static/favicon.svg'],
  [svg('<text><tspan>A</tspan></text>'), 'export text as paths'],
  [svg('<image href="a.png"/>'), 'browsers do not load a.png'],
  [svg().replace('9v9', ''), 'nothing in it can be seen'],
  [svg(`<image ${xmlns}:xlink="" xlink:href="a.png"/>`), 'Input buffer'],
  [svg('A & B'), 'Input buffer'],
  [svg().slice(0, -9), 'Input buffer'],
  [cut, 'VipsJpeg: ', 'static/og.jpg'],
  ['<html>', 'Input buffer', 'static/og.jpg'],
  [await draw(9, 9).png().toBuffer(), 'it is a file of png', 'static/og.jpg'],
];

test('a picture that browsers would not show is named', async () => {
  for (const [data, answer, path = 'src/brand/logo.svg'] of pictures) {
    const found = (await checkPictures({ [path]: data })).join();
    if (answer) assert.ok(found.startsWith(`${path}: ${answer}`), found);
    else assert.is(found, '', String(data));
  }
});

test('sample files are found by their mark, and samples in pages of the firm', () => {
  const page = '<p>Write to\n<a href="mailto:a@example.com">us</a>';
  const own = {
    'own.jpg': 'a sample',
    'static/own.html': '<script>/^b/.test(c)</script>Todo XXX1',
  };
  const mark = '<!-- sample: replace this file -->';
  const files = { ...own, 'a.jpg': mark, 'src/content/photos/team/a.not-published.jpg': mark };
  const found = listSamples(content, { ...files, 'static/a.html': page });
  assert.equal(
    found.filter((line) => /\ba\./.test(line)),
    ['a.jpg is a sample', 'static/a.html has the sample "mailto:a@example.com"'],
  );
});

test.run();
