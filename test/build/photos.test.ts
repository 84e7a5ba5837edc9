// Photos: what the build makes of them, or says of mistakes.
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/files';
import { makePhotos } from '../../src/build/make/photos';
import type { Crop } from '../../src/content/types';
import { content } from '../support/content';

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
  ['drawn.gif', await draw(900, 900).gif().toBuffer(), 'it cannot be read. Save it as a JPEG'],
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

test('a crop that leaves the photo is refused', async () => {
  const original = await draw(900, 900).jpeg().toBuffer();
  for (const crop of [
    { place: '50% 50%', zoom: 0.8 },
    { place: '120% 50%', zoom: 1.5 },
  ] as const) {
    const hero = { ...content.hero, image: 'a.jpg', fallbackImage: 'a.jpg', crop };
    const own = { ...content, hero, leaders: [] };
    const { mistakes } = await makePhotos(own, '/', { 'stage/a.jpg': original });
    assert.match(
      mistakes[0] ?? '',
      /^src\/content\/landing\.ts: hero\.image: .* its crop needs a zoom/,
    );
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
  ['山.jpg', await draw(900, 800).jpeg().toBuffer(), 900, 800, blue, red],
  ['turned.jpg', await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 800, 1000, red, blue],
  ['clear.png', await draw(800, 800, 'none').png().toBuffer(), 800, 800, blue, green],
];

test('a photo is made in all sizes, turned as its EXIF data say, on the ground of portraits', async () => {
  const leaders = rightPhotos.map(([image]) => ({ name: 'A', role: 'B', bio: 'C', image }));
  const team = rightPhotos.map(([name, data]) => [`team/${name}`, data]);
  const lime = '#00ff00' as const;
  const colors = { ...content.colors, ground: lime, text: lime, accent: lime };
  // The photo of the hero may have the same name as a portrait.
  const hero = { ...content.hero, image: 'turned.jpg' };
  const own = { ...content, colors, hero, leaders };
  const originals = Object.fromEntries(team);
  originals['stage/turned.jpg'] = await draw(1000, 800).jpeg().toBuffer();
  const { manifest, files } = await makePhotos(own, '/', originals);
  for (const [name, , width, height, ...expected] of rightPhotos) {
    const { srcset = '', src = '', ...size } = manifest.team[name] ?? {};
    assert.equal(size, { width, height });
    const made = [...srcset.split(', '), src].map((url) => url.replace(/^\/assets\/| .*/g, ''));
    const start = { Z: 'zoe-zal', 山: 'photo' }[name.slice(0, 1)] ?? name.replace(/\..*/, '');
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

/** A photo of the stage, the crop, the widths of its files, and whether the square has the corner. */
// biome-ignore format: a table
const squares: [name: string, width: number, height: number, crop: Crop, widths: number[], hasCorner: boolean][] = [
  ['wide', 4000, 2000, { place: '0% 0%', zoom: 1 }, [480, 740, 1080, 1600], true],
  ['high', 800, 1200, { place: '50% 100%', zoom: 1 }, [480, 740, 800], false],
  ['small', 1000, 800, { place: '0% 0%', zoom: 4 }, [200], true],
  ['right', 1000, 800, { place: '100% 0%', zoom: 1.6 }, [480, 500], false],
];

test('of the stage, whatever the shape of the photo, the files have the square in gray', async () => {
  for (const [image, width, height, crop, widths, hasCorner] of squares) {
    const hero = { ...content.hero, image, fallbackImage: image, crop };
    const original = await draw(width, height, 'white').jpeg().toBuffer();
    const own = { ...content, hero, leaders: [] };
    const { manifest, files } = await makePhotos(own, '/', { [`stage/${image}`]: original });
    const made = manifest.stage[image];
    assert.is(made?.width, made?.height, image);
    assert.equal(made?.srcset.match(/\d+(?=w)/g)?.map(Number), widths, image);
    for (const [file, data] of Object.entries(files)) {
      const { channels } = await sharp(Buffer.from(data)).stats();
      const [red, , blue = red] = channels;
      assert.ok(Math.abs((red?.mean ?? 0) - (blue?.mean ?? 0)) < 1, `${file} has colors`);
      assert.is((red?.min ?? 0) < 128, hasCorner, `${file} shows another part`);
      await rm(inProject('.cache/images/photos', file));
    }
  }
});

test.run();
