// Photos for the tests' content, drawn instead of stored.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { hero } from '../../content/landing';
import { leaders } from '../../content/leaders';

const sample = '<!-- sample: replace this file -->';

/** A stage with two lights. The angle makes each drawing, and so each file name, its own. */
const draw = (width: number, height: number, angle: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2a1a10"/>
    <g transform="rotate(${angle})" fill="#c98a3a">
      <circle cx="70%" cy="40%" r="12%"/><circle cx="30%" cy="70%" r="9%" opacity="0.4"/>
    </g>
  </svg>`);

/** Writes the photos that the tests' content names, each marked as a sample. Returns their folder. */
export async function makeTestPhotos(): Promise<string> {
  const folder = resolve('.cache/test/photos');
  const photos = [
    ...[hero.image, hero.fallbackImage].map((name) => ({
      path: `stage/${name}`,
      size: [2000, 1250],
    })),
    ...leaders.map(({ image }) => ({ path: `team/${image}`, size: [800, 1000] })),
  ];
  await mkdir(join(folder, 'stage'), { recursive: true });
  await mkdir(join(folder, 'team'), { recursive: true });
  for (const [index, { path, size }] of photos.entries()) {
    const [width = 0, height = 0] = size;
    const jpeg = await sharp(draw(width, height, index * 3))
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, path), Buffer.concat([jpeg, Buffer.from(sample)]));
  }
  return folder;
}
