import { rm } from 'node:fs/promises';
import { mock } from 'node:test';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject, prefixPaths, readFolder } from '../../src/builder/files';
import { listFindings } from '../../src/builder/findings';
import { makePhotos } from '../../src/builder/photos';
import { content as original } from '../support/content';

const test = suite('photos');
const folder = 'src/content/photos';
const stage = prefixPaths(`${folder}/stage`, await readFolder(`${folder}/stage`));

const red = [15, 0, 0];
const blue = [0, 0, 15];

/** An image with blue in its upper left corner. */
const draw = (width: number, height: number, ground = 'red') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/><rect width="25%" height="25%" fill="blue"/>
    </svg>`),
  );

/** Makes a photo that the first leader names, without using the cache. */
async function makeOne(name: string, bytes: Uint8Array) {
  const content = structuredClone({ ...original });
  content.leaders.splice(1);
  Object.assign(content.leaders[0] ?? {}, { image: name });
  const team = { [`${folder}/team/${name}`]: bytes, [`${folder}/team/old.jpg`]: bytes };
  const log = mock.method(console, 'log', () => {}).mock;
  const { manifest, files, findings } = await makePhotos(content, '/sub/', {
    ...stage,
    ...team,
  }).finally(() => mock.reset());
  const { srcset = '', src = '', width, height } = manifest.team[name] ?? {};
  const urls = [...srcset.split(', '), src].filter(Boolean);
  const made = urls.map((url) => {
    const file = url.replace('/sub/assets/', '').replace(/ .*/, '');
    return { file, data: Buffer.from(files[file] ?? '') };
  });
  for (const { file } of made) await rm(inProject('.cache/photos', file));
  /** The color of the JPEG at a place, in percent of its width and height; each part has 16 steps. */
  async function colorAt(left: number, top: number) {
    const jpeg = sharp(made.at(-1)?.data).resize(100, 100, { fit: 'fill' });
    const pixel = await jpeg.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((value) => Math.round(value / 17));
  }
  const said = log.calls.map(({ arguments: [line] }) => String(line));
  return { size: [width, height], urls, made, colorAt, said, found: listFindings(findings) };
}

test('a photo is made in all its sizes and formats, named after itself, and said once', async () => {
  const bytes = await draw(900, 800).jpeg().toBuffer();
  const { size, urls, made, colorAt, said } = await makeOne('Łukasz Żal.JPG', bytes);
  assert.equal(size, [900, 800]);
  const start = /^\/sub\/assets\/lukasz-zal-[0-9a-f]{8}-/;
  assert.equal(
    urls.map((url) => url.replace(start, '')),
    ['160.avif 160w', '320.avif 320w', '480.avif 480w', '800.avif 800w', '480.jpg'],
  );
  for (const { file, data } of made) {
    const { width, format } = await sharp(data).metadata();
    assert.match(file, new RegExp(`-${width}\\.${format === 'heif' ? 'avif' : 'jpg'}$`));
  }
  assert.equal([await colorAt(10, 10), await colorAt(60, 60)], [blue, red]);
  assert.equal(said, [`Making the sizes of ${folder}/team/Łukasz Żal.JPG …`]);
});

test('a WebP is taken; a photo that no content names is not made', async () => {
  const bytes = await draw(800, 800).webp().toBuffer();
  const { size, found } = await makeOne('a.webp', bytes);
  assert.equal(size, [800, 800]);
  const answer =
    'no content names it, so it is not published: name it in the content, or remove it.';
  assert.equal(found, [`${folder}/team/old.jpg: ${answer}`]);
});

test('a photo is turned as its EXIF data say', async () => {
  const bytes = await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { size, colorAt } = await makeOne('turned.jpg', bytes);
  assert.equal(size, [800, 1000]);
  assert.equal([await colorAt(90, 10), await colorAt(10, 10)], [blue, red]);
});

test('the transparent parts of a PNG become the ground of the site', async () => {
  const { colorAt } = await makeOne('a.png', await draw(800, 800, 'none').png().toBuffer());
  assert.equal([await colorAt(10, 10), await colorAt(90, 90)], [blue, [1, 1, 1]]);
});

const narrow = () => draw(200, 800).jpeg();
const cut = async () => (await draw(800, 800).jpeg().toBuffer()).subarray(0, 3000);
const notRead = 'it is not a photo that can be read: save it as JPEG, PNG or WebP.';
const tooSmall = 'use a photo of at least 800 px on each side.';

const refused: [title: string, make: () => Promise<Uint8Array> | Uint8Array, problem: string][] = [
  ['of 200 px', () => narrow().toBuffer(), `it is a JPEG of 200 by 800 px: ${tooSmall}`],
  [
    'of 200 px that is turned',
    () => narrow().withMetadata({ orientation: 6 }).toBuffer(),
    `it is a JPEG of 800 by 200 px: ${tooSmall}`,
  ],
  ['that is text', () => Buffer.from('text'), notRead],
  ['that is empty', () => Buffer.of(), notRead],
  ['with its end missing', cut, 'it is damaged, or its end is missing: save it again.'],
];

for (const [title, make, problem] of refused) {
  test(`a photo ${title} is refused in one line, with the fix`, async () => {
    const { found } = await makeOne('a.jpg', await make());
    assert.is(found[0], `${folder}/team/a.jpg: ${problem}`);
  });
}

test('all photos that are missing are named together, each with its field and the others', async () => {
  const { hero, leaders } = original;
  const { image, fallbackImage } = hero;
  const [first] = leaders;
  const others = { [`${folder}/team/b.jpg`]: Buffer.of(), [`${folder}/team/c.jpg`]: Buffer.of() };
  const lines = listFindings((await makePhotos(original, '/', others)).findings);
  const fix = 'which is missing: put it there, or write one of those that are there';
  assert.equal(lines.slice(0, 3), [
    `src/content/landing.ts: hero.image names ${folder}/stage/${image}, ${fix}: none yet.`,
    `src/content/landing.ts: hero.fallbackImage names ${folder}/stage/${fallbackImage}, ${fix}: none yet.`,
    `src/content/leaders.ts: leaders[0].image names ${folder}/team/${first?.image}, ${fix}: b.jpg, c.jpg.`,
  ]);
  // The two originals are named by nothing.
  assert.is(lines.length, 2 + leaders.length + 2);
});

test.run();
