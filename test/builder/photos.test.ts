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

test.run();
