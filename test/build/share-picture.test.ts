import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder } from '../../src/build/files';
import { makeSharePicture } from '../../src/build/make/share-picture';
import { content } from '../support/content';

const photo = (await readFolder('src/content/photos'))[`stage/${content.hero.image}`] as Buffer;
const logo = (await readFolder('src/brand'))['logo-full.svg'] as Buffer;

/** The part of the picture below the record, in grays: the figures. */
const figures = (picture: Buffer) =>
  sharp(picture)
    .extract({ left: 0, top: 450, width: 1200, height: 180 })
    .greyscale()
    .raw()
    .toBuffer();

test('the picture for shared links has the size that services expect', async () => {
  const { width, height, format } = await sharp(
    await makeSharePicture(content, photo, logo),
  ).metadata();
  assert.equal({ width, height, format }, { width: 1200, height: 630, format: 'jpeg' });
});

test('a figure that the firm changes is in the picture, however long it is', async () => {
  const label = 'of works '.repeat(12);
  const stats = content.stats.map(() => ({ value: '$1,450,000,000 & more', label }));
  const wideLogo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="20"><path d="M0 0h9v9z"/></svg>',
  );
  const changed = await makeSharePicture({ ...content, stats }, photo, wideLogo);
  const before = await figures(await makeSharePicture(content, photo, logo));
  const after = await figures(changed);
  assert.not.equal(before, after);
  // All of it ends before the edges: the last column of pixels is paper, and the last row.
  const column = after.filter((_, at) => at % 1200 === 1199);
  const row = after.subarray(179 * 1200 + 100);
  const [paper = 0] = row.subarray(-1);
  assert.ok(column.every((gray) => Math.abs(gray - paper) < 40));
  assert.ok(row.every((gray) => Math.abs(gray - paper) < 40));
});

test.run();
