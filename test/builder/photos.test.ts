import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Content, loadContent } from '../../src/builder/content';
import { inProject } from '../../src/builder/files';
import { makePhotos } from '../../src/builder/photos';
import { messageOf } from '../../src/builder/user-error';
import { photoFile, photoFormats, widthsOf } from '../../src/ui/photo-sizes';
import { beforeAll } from '../support/run/before-all';

const test = suite('photos');
let siteContent: Content;
let testPhotos: string;

beforeAll(test, async () => {
  siteContent = await loadContent();
  testPhotos = inProject('src/content/photos');
});

const red = [15, 0, 0];
const blue = [0, 0, 15];

/** An image with blue in its upper left corner. */
const draw = (width: number, height: number, ground = 'red') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/><rect width="25%" height="25%" fill="blue"/>
    </svg>`),
  );

/**
 * Makes the photos of a folder with only the given photo in `team`, which the first leader names. Clears its cache, so
 * that the next run makes it again.
 */
async function makeOne(name: string, bytes: Uint8Array | string) {
  const dir = await mkdtemp(join(tmpdir(), 'photos-'));
  await cp(join(testPhotos, 'stage'), join(dir, 'stage'), { recursive: true });
  await mkdir(join(dir, 'team'));
  for (const file of [name, 'old.jpg']) await writeFile(join(dir, 'team', file), bytes);
  await writeFile(join(dir, 'team', 'Thumbs.db'), 'thumbnails');
  const content = structuredClone(siteContent);
  content.leaders.leaders = content.leaders.leaders.slice(0, 1);
  Object.assign(content.leaders.leaders[0] ?? {}, { image: name.normalize('NFC') });
  const result = await makePhotos(content, dir).finally(() => rm(dir, { recursive: true }));
  const [stem = '', ...size] = result.manifest.team[name.normalize('NFC')] ?? [];
  const isOfIt = ([file]: [string, unknown]) => file.startsWith(stem);
  const files = Object.fromEntries(Object.entries(result.files).filter(isOfIt));
  for (const file of Object.keys(files)) await rm(inProject('.cache/photos', file));
  /** The color of the JPEG at a place, in percent of its width and height; each part has 16 steps. */
  async function colorAt(left: number, top: number) {
    const image = sharp(files[`${stem}-480.jpg`]).resize(100, 100, { fit: 'fill' });
    const pixel = await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((value) => Math.round(value / 17));
  }
  return { ...result, files, stem, size, colorAt };
}

test('a photo is made in all its sizes and formats, and named after itself', async () => {
  const bytes = await draw(900, 800).jpeg().toBuffer();
  const { files, originals, stem, size, colorAt } = await makeOne('Łukasz Żal.JPG', bytes);
  assert.match(stem, /^lukasz-zal-[0-9a-f]{8}$/);
  assert.equal(size, [900, 800]);
  assert.equal(originals['src/content/photos/team/Łukasz Żal.JPG'], bytes);
  const expected = photoFormats.flatMap((format) =>
    widthsOf('team', format, 900).map((width) => photoFile(stem, width, format)),
  );
  assert.equal(Object.keys(files).sort(), expected.sort());
  for (const [file, image] of Object.entries(files)) {
    const { width, format } = await sharp(Buffer.from(image)).metadata();
    assert.is(`${stem}-${width}.${format === 'heif' ? 'avif' : 'jpg'}`, file);
  }
  assert.equal([await colorAt(10, 10), await colorAt(60, 60)], [blue, red]);
});

test('the name of a file may have accents as macOS stores them', async () => {
  const bytes = await draw(800, 800).jpeg().toBuffer();
  const { manifest } = await makeOne('Zoë.jpg'.normalize('NFD'), bytes);
  assert.equal(Object.keys(manifest.team), ['Zoë.jpg'.normalize('NFC')]);
});

test('a WebP is taken, and a photo that no content names is not made', async () => {
  const { manifest, unused } = await makeOne('a.webp', await draw(800, 800).webp().toBuffer());
  assert.equal(Object.keys(manifest.team), ['a.webp']);
  assert.equal(unused, ['src/content/photos/team/old.jpg']);
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

const square = () => draw(800, 800);
const narrow = () => draw(200, 800).jpeg();
const tall = () => narrow().toBuffer();
const turned = () => narrow().withMetadata({ orientation: 6 }).toBuffer();
const jpeg = () => square().jpeg().toBuffer();
const cut = async () => (await jpeg()).subarray(0, 3000);

type Make = () => Promise<Uint8Array> | string;

const notUsed = 'is not a photo that can be used: save it as JPEG, PNG or WebP.';
const tooSmall = 'use a photo of at least 800 px on each side.';

const refused: [title: string, name: string, make: Make, problem: string][] = [
  ['of 200 px', 'a.jpg', tall, `is 200 by 800 px: ${tooSmall}`],
  ['turned, of 200 px', 'a.jpg', turned, `is 800 by 200 px: ${tooSmall}`],
  ['that is text', 'a.heic', () => 'text', notUsed],
  ['that is empty', 'a.jpg', () => '', notUsed],
  ['with its end missing', 'a.jpg', cut, 'is damaged, or its end is missing: save it again.'],
];

for (const [title, name, make, problem] of refused) {
  test(`a photo ${title} is refused in one line, with the fix`, async () => {
    const end = `src/content/leaders.ts: src/content/photos/team/${name} ${problem}`;
    const message = (await makeOne(name, await make()).catch(messageOf)).toString();
    assert.is(message.slice(-end.length), end);
    assert.is(message.split('\n').length, 1);
  });
}

test('all photos that are missing are named together, each with the file that names it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'photos-'));
  await cp(join(testPhotos, 'team'), join(dir, 'team'), { recursive: true });
  await rm(join(dir, 'team/ceo.jpg'));
  const message = await makePhotos(siteContent, dir).catch(messageOf);
  const fix = 'is missing: put it there, or name one of those that are there:';
  const expected = [
    `landing.ts: src/content/photos/stage/concert.jpg ${fix} none yet.`,
    `landing.ts: src/content/photos/stage/concert-fallback.jpg ${fix} none yet.`,
    `leaders.ts: src/content/photos/team/ceo.jpg ${fix} acquisitions-1.jpg, acq`,
  ];
  for (const line of expected) assert.match(String(message), line);
  await rm(dir, { recursive: true });
});

test.run();
