import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent } from '../../src/builder/content';
import { inProject } from '../../src/builder/files';
import { makePhotos } from '../../src/builder/photos';
import { messageOf } from '../../src/builder/user-error';

const test = suite('photos');
const stage = inProject('src/content/photos/stage');

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
  await cp(stage, join(dir, 'stage'), { recursive: true });
  await mkdir(join(dir, 'team'));
  for (const file of [name, 'old.jpg']) await writeFile(join(dir, 'team', file), bytes);
  await writeFile(join(dir, 'team', 'Thumbs.db'), 'thumbnails');
  const content = structuredClone(await loadContent());
  content.leaders.leaders = content.leaders.leaders.slice(0, 1);
  Object.assign(content.leaders.leaders[0] ?? {}, { image: name.normalize('NFC') });
  const log = mock.method(console, 'log', () => {}).mock;
  const result = await makePhotos(content, '/sub/', dir).finally(() => {
    mock.reset();
    return rm(dir, { recursive: true });
  });
  const photo = result.manifest.team[name.normalize('NFC')];
  const urls = `${photo?.srcset}, ${photo?.src}`.split(', ');
  const names = urls.map((url) => url.replace('/sub/assets/', '').replace(/ .*/, ''));
  const files = Object.fromEntries(names.map((file) => [file, result.files[file] ?? '']));
  for (const file of names) await rm(inProject('.cache/photos', file));
  /** The color of the JPEG at a place, in percent of its width and height; each part has 16 steps. */
  async function colorAt(left: number, top: number) {
    const file = Buffer.from(files[photo?.src.replace('/sub/assets/', '') ?? ''] ?? '');
    const image = sharp(file).resize(100, 100, { fit: 'fill' });
    const pixel = await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((value) => Math.round(value / 17));
  }
  const said = log.calls.map(({ arguments: [line] }) => String(line));
  return { ...result, files, photo, urls, colorAt, said };
}

test('a photo is made in all its sizes and formats, named after itself, and said once', async () => {
  const bytes = await draw(900, 800).jpeg().toBuffer();
  const { files, originals, photo, urls, colorAt, said } = await makeOne('Łukasz Żal.JPG', bytes);
  assert.equal([photo?.width, photo?.height], [900, 800]);
  assert.equal(originals['src/content/photos/team/Łukasz Żal.JPG'], bytes);
  const sizes = ['160.avif', '320.avif', '480.avif', '800.avif'].map(
    (file) => `${file} ${Number.parseInt(file, 10)}w`,
  );
  const start = /^\/sub\/assets\/lukasz-zal-[0-9a-f]{8}-/;
  assert.equal(
    urls.map((url) => url.replace(start, '')),
    [...sizes, '480.jpg'],
  );
  for (const [file, image] of Object.entries(files)) {
    const { width, format } = await sharp(Buffer.from(image)).metadata();
    assert.match(file, new RegExp(`-${width}\\.${format === 'heif' ? 'avif' : 'jpg'}$`));
  }
  assert.equal([await colorAt(10, 10), await colorAt(60, 60)], [blue, red]);
  assert.is(said.filter((line) => line.includes('/team/Łukasz Żal.JPG')).length, 1);
});

test('the name of a file may have accents as macOS stores them', async () => {
  const bytes = await draw(800, 800).jpeg().toBuffer();
  const { manifest } = await makeOne('Zoë.jpg'.normalize('NFD'), bytes);
  assert.equal(Object.keys(manifest.team), ['Zoë.jpg'.normalize('NFC')]);
});

test('a WebP is taken, and a photo that no content names is not made', async () => {
  const { manifest, warnings } = await makeOne('a.webp', await draw(800, 800).webp().toBuffer());
  assert.equal(Object.keys(manifest.team), ['a.webp']);
  const message = 'it is not published, because no content names it.';
  assert.equal(warnings, [{ file: 'src/content/photos/team/old.jpg', message }]);
});

test('a photo is turned as its EXIF data say', async () => {
  const bytes = await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { photo, colorAt } = await makeOne('turned.jpg', bytes);
  assert.equal([photo?.width, photo?.height], [800, 1000]);
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
  test(`a photo ${title} is refused in one line, with its field and the fix`, async () => {
    const message = await makeOne(name, await make()).catch(messageOf);
    const field = 'src/content/leaders.ts: leaders[0].image';
    assert.is(message, `${field} names src/content/photos/team/${name}, which ${problem}`);
  });
}

test('all photos that are missing are named together, each with its place', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'photos-'));
  await cp(inProject('src/content/photos/team'), join(dir, 'team'), { recursive: true });
  const content = await loadContent();
  const [first] = content.leaders.leaders;
  await rm(join(dir, 'team', first?.image ?? ''));
  const lines = String(await makePhotos(content, '/', dir).catch(messageOf)).split('\n');
  const { image, fallbackImage } = content.landing.hero;
  const missing = [
    ['landing.ts: hero.image', `stage/${image}`, 'none yet.'],
    ['landing.ts: hero.fallbackImage', `stage/${fallbackImage}`, 'none yet.'],
    ['leaders.ts: leaders[0].image', `team/${first?.image}`, ''],
  ];
  const fix = 'which is missing: put it there, or name one of those that are there:';
  assert.is(lines.length, missing.length);
  for (const [index, [field, path, others]] of missing.entries()) {
    const line = `src/content/${field} names src/content/photos/${path}, ${fix} ${others}`;
    assert.is(lines[index]?.slice(0, line.length), line);
  }
  await rm(dir, { recursive: true });
});

test.run();
