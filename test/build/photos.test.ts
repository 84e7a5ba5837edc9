// dists: none
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePhotos } from '../../src/build/photos';
import { inProject } from '../../src/build/files';
import { UserError } from '../../src/build/user-error';
import { photoFile, photoFormats, widthsOf } from '../../src/ui/photo-files';

const test = suite('photos');

/** A red image with blue in its upper left corner: its bytes are others on each run. */
async function draw(width: number, height: number, isTransparent = false): Promise<Sharp> {
  const any = () => Math.floor(Math.random() * 8);
  const corner = sharp({
    create: {
      width: width / 4,
      height: height / 4,
      channels: 3,
      background: { r: any(), g: any(), b: 255 },
    },
  });
  return sharp({
    create: {
      width,
      height,
      channels: 4,
      background: { r: 255, g: any(), b: any(), alpha: isTransparent ? 0 : 1 },
    },
  }).composite([{ input: await corner.png().toBuffer(), top: 0, left: 0 }]);
}

const made = new Set<string>();

test.after(async () => {
  for (const file of made) await rm(inProject('.cache/photos', file));
});

/** Makes the photos of a folder that has only one of the team. */
async function makeOne(name: string, bytes: Uint8Array | string) {
  const dir = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(dir, 'team'));
  await writeFile(join(dir, 'team', name), bytes);
  const result = await makePhotos(dir, () => {}).finally(() => rm(dir, { recursive: true }));
  for (const file of Object.keys(result.files)) made.add(file);
  return result;
}

/** Color in hundredths of width and height. */
async function colorAt(image: string | Uint8Array | undefined, x: number, y: number) {
  assert.instance(image, Uint8Array);
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor((y / 100) * info.height) * info.width + Math.floor((x / 100) * info.width)) *
    info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16));
}

const red = [16, 0, 0];
const blue = [0, 0, 16];

test('a photo is made in all sizes and formats, and named by its content', async () => {
  const bytes = await (await draw(800, 1000)).jpeg().toBuffer();
  const { manifest, names, files, originals } = await makeOne('Ann Lee.jpg', bytes);
  const [stem = '', ...size] = manifest.team['Ann Lee.jpg'] ?? [];
  assert.match(stem, /^ann-lee-[0-9a-f]{8}$/);
  assert.equal(size, [800, 1000]);
  assert.equal(names, { stage: [], team: ['Ann Lee.jpg'] });
  assert.equal(Object.keys(originals), ['src/content/photos/team/Ann Lee.jpg']);
  const expected = photoFormats.flatMap((format) =>
    widthsOf('team', format, 800).map((width) => photoFile(stem, width, format)),
  );
  assert.equal(Object.keys(files).sort(), expected.sort());
  for (const [file, image] of Object.entries(files)) {
    const { width, format } = await sharp(Buffer.from(image)).metadata();
    assert.is(`${stem}-${width}.${format === 'heif' ? 'avif' : 'jpg'}`, file);
  }
  assert.equal(await colorAt(files[`${stem}-400.jpg`], 60, 60), red);
});

test('a photo that EXIF turns is turned', async () => {
  const bytes = await (await draw(1000, 800)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { manifest, files } = await makeOne('turned.jpg', bytes);
  const [stem, ...size] = manifest.team['turned.jpg'] ?? [];
  assert.equal(size, [800, 1000]);
  assert.equal(await colorAt(files[`${stem}-400.jpg`], 90, 10), blue);
  assert.equal(await colorAt(files[`${stem}-400.jpg`], 10, 10), red);
});

test('the transparent parts of a PNG become the ground of the site', async () => {
  const bytes = await (await draw(800, 800, true)).png().toBuffer();
  const { manifest, files } = await makeOne('clear.png', bytes);
  const file = `${manifest.team['clear.png']?.[0]}-400.jpg`;
  assert.equal(await colorAt(files[file], 90, 90), [1, 1, 1]);
  assert.equal(await colorAt(files[file], 10, 10), blue);
});

const small = async () => (await draw(200, 800)).jpeg().toBuffer();
const jpeg = async () => (await draw(800, 800)).jpeg().toBuffer();
const png = async () => (await draw(800, 800)).png().toBuffer();

const refused: Record<
  string,
  [name: string, bytes: () => Promise<Uint8Array | string>, fix: RegExp]
> = {
  'of 200 px': ['a.jpg', small, /is 200 by 800 px: use a photo of at least 800 px on each side\.$/],
  'turned, of 200 px': [
    'a.jpg',
    async () =>
      sharp(await small())
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    /is 800 by 200 px: use a photo/,
  ],
  'JPEG named .heic': ['a.heic', jpeg, /is a JPEG: let its name end in \.jpg, here and in the con/],
  'JPEG named .png': ['a.png', jpeg, /is a JPEG: let its name end in \.jpg/],
  'PNG named .jpg': ['a.jpg', png, /is a PNG: let its name end in \.png/],
  WebP: [
    'a.webp',
    async () =>
      sharp(await jpeg())
        .webp()
        .toBuffer(),
    /save it as JPEG or PNG\.$/,
  ],
  'that is none': ['a.jpg', async () => 'no photo', /is not a photo that can be used: save it as/],
  'that is empty': ['a.jpg', async () => '', /is not a photo that can be used: save it as JPEG/],
  'with its end missing': [
    'a.jpg',
    async () => (await jpeg()).subarray(0, 3000),
    /is damaged \(.*premature.*\): save it again\.$/i,
  ],
};

for (const [title, [name, bytes, fix]] of Object.entries(refused)) {
  test(`a photo ${title} is refused in one line, with the fix`, async () => {
    const error = await makeOne(name, await bytes()).catch((reason) => reason);
    assert.instance(error, UserError);
    assert.ok(error.message.startsWith(`src/content/photos/team/${name} `), error.message);
    assert.match(error.message, fix);
    assert.not.match(error.message, '\n');
  });
}

test.run();
