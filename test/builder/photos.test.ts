import { rejects } from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/builder/files';
import { makePhotos } from '../../src/builder/photos';
import { UserError } from '../../src/builder/user-error';
import { photoFile, photoFormats, widthsOf } from '../../src/ui/photo-sizes';

const test = suite('photos');
const red = [15, 0, 0];
const blue = [0, 0, 15];

/** An image with blue in its upper left corner. */
const draw = (width: number, height: number, ground = 'red') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/><rect width="25%" height="25%" fill="blue"/>
    </svg>`),
  );

/** Makes all sizes of one photo, and clears their cache, so that the next run makes them again. */
async function makeOne(name: string, bytes: Uint8Array | string) {
  const dir = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(dir, 'team'));
  await writeFile(join(dir, 'team', name), bytes);
  await mkdir(join(dir, 'team', 'old.jpg'));
  await writeFile(join(dir, 'team', 'Thumbs.db'), 'thumbnails');
  const result = await makePhotos(dir, () => {}).finally(() => rm(dir, { recursive: true }));
  for (const file of Object.keys(result.files)) await rm(inProject('.cache/photos', file));
  const [stem = '', ...size] = result.manifest.team[name.normalize('NFC')] ?? [];
  /** The color of the JPEG at a place, in percent of its width and height; each part has 16 steps. */
  async function colorAt(left: number, top: number) {
    const image = sharp(result.files[`${stem}-480.jpg`]).resize(100, 100, { fit: 'fill' });
    const pixel = await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((value) => Math.round(value / 17));
  }
  return { ...result, stem, size, colorAt };
}

test('a photo is made in all its sizes and formats, and named after itself', async () => {
  const bytes = await draw(900, 800).jpeg().toBuffer();
  const { files, originals, stem, size, colorAt } = await makeOne('Ann Lee.jpg', bytes);
  assert.match(stem, /^ann-lee-[0-9a-f]{8}$/);
  assert.equal(size, [900, 800]);
  assert.equal(originals, { 'src/content/photos/team/Ann Lee.jpg': bytes });
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
const webp = () => square().webp().toBuffer();
const cut = async () => (await jpeg()).subarray(0, 3000);

type Make = () => Promise<Uint8Array> | string;

const refused: [title: string, name: string, make: Make, fix: RegExp][] = [
  ['of 200 px', 'a.jpg', tall, /is 200 by 800 px: use a photo of at least 800 px on each side\.$/],
  ['turned, of 200 px', 'a.jpg', turned, /is 800 by 200 px: use a photo/],
  ['WebP', 'a.webp', webp, /save it as JPEG or PNG\.$/],
  ['that is text', 'a.jpg', () => 'text', /is not a photo that can be used: save it as/],
  ['that is empty', 'a.jpg', () => '', /is not a photo that can be used: save it as JPEG/],
  ['with its end missing', 'a.jpg', cut, /is damaged, or its end is missing: s/],
];

for (const [title, name, make, fix] of refused) {
  test(`a photo ${title} is refused in one line, with the fix`, async () => {
    const message = new RegExp(`^src/content/photos/team/${name} .*${fix.source}.*$`);
    await rejects(makeOne(name, await make()), { constructor: UserError, message });
  });
}

test.run();
