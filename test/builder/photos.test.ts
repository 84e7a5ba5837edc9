// Photos as they should be. Those that cannot be used are in mistakes.test.ts.
import { rm } from 'node:fs/promises';
import { mock } from 'node:test';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject, prefixPaths } from '../../src/builder/files';
import { makePhotos } from '../../src/builder/photos';
import { content } from '../support/content';

const test = suite('photos');
const folder = 'src/content/photos/team';

/** An image with blue in its upper left corner. */
const draw = (width: number, height: number, ground = 'red') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/><rect width="25%" height="25%" fill="blue"/>
    </svg>`),
  );

const originals = {
  'Łukasz Żal.JPG': await draw(900, 800).jpeg().toBuffer(),
  'turned.jpg': await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  'a.webp': await draw(800, 800).webp().toBuffer(),
  'clear.png': await draw(800, 800, 'none').png().toBuffer(),
};
const [leader = { name: '', role: '', bio: '' }] = content.leaders;
const leaders = Object.keys(originals).map((image) => ({ ...leader, image }));
const log = mock.method(console, 'log', () => {}).mock;
const team = prefixPaths(folder, originals);
const { manifest, files } = await makePhotos({ ...content, leaders }, '/sub/', team, '#101112');
const said = log.calls.map(({ arguments: [line] }) => String(line));
mock.reset();

/** The files of a photo, the JPEG last. */
function filesOf(name: string) {
  const { srcset = '', src = '' } = manifest.team[name] ?? {};
  return [...srcset.split(', '), src].map((url) => url.replace(/.*\/assets\/| .*/g, ''));
}

test.after(async () => {
  for (const file of leaders.flatMap(({ image }) => filesOf(image))) {
    await rm(inProject('.cache/photos', file));
  }
});

/** The color of the JPEG at a place, in percent of its width and height; each part has 16 steps. */
async function colorAt(name: string, left: number, top: number) {
  const data = files[filesOf(name).at(-1) ?? ''] ?? '';
  const jpeg = sharp(Buffer.from(data)).resize(100, 100, { fit: 'fill' });
  const pixel = await jpeg.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 17)).join(' ');
}

test('a photo is made in all its sizes and formats, named after itself, and said once', async () => {
  const names = filesOf('Łukasz Żal.JPG');
  const ends = names.map((name) => name.replace(/^lukasz-zal-[0-9a-f]{8}-/, ''));
  assert.equal(ends, ['160.avif', '320.avif', '480.avif', '800.avif', '480.jpg']);
  for (const name of names) {
    const { width, format } = await sharp(Buffer.from(files[name] ?? '')).metadata();
    assert.match(name, new RegExp(`-${width}\\.${format === 'heif' ? 'avif' : 'jpg'}$`));
  }
  const line = `Making the sizes of ${folder}/Łukasz Żal.JPG …`;
  assert.equal([said.length, said.includes(line)], [leaders.length, true]);
});

test('a photo is turned as its EXIF data say; transparent parts get the ground of the site', async () => {
  const [blue, red] = ['0 0 15', '15 0 0'];
  for (const [name, width, height, left, other] of [
    ['Łukasz Żal.JPG', 900, 800, blue, red],
    ['turned.jpg', 800, 1000, red, blue],
    ['a.webp', 800, 800, blue, red],
    ['clear.png', 800, 800, blue, '1 1 1'],
  ] as const) {
    const { width: madeWidth, height: madeHeight } = manifest.team[name] ?? {};
    assert.equal([madeWidth, madeHeight], [width, height], name);
    assert.equal([await colorAt(name, 10, 10), await colorAt(name, 90, 10)], [left, other], name);
  }
});

test.run();
