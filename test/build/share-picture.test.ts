import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder } from '../../src/build/files';
import { readContent } from '../../src/build/make/content';
import { makeSharePicture } from '../../src/build/make/share-picture';

const content = await readContent();
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
  const stats = content.stats.map((stat) => ({ ...stat, value: '$1,450,000,000 & more' }));
  const changed = await makeSharePicture({ ...content, stats }, photo, logo);
  const before = await figures(await makeSharePicture(content, photo, logo));
  const after = await figures(changed);
  assert.not.equal(before, after);
  // The longest figure ends before the edge: the last column of pixels is paper.
  const edge = (row: number) => after[row * 1200 + 1199];
  assert.ok(Math.abs(Number(edge(60)) - Number(edge(170))) < 12);
});

test.run();
