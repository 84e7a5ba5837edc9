// The first step of a build: reads and checks what the firm can change.

import { checkColors } from './check/colors';
import { checkPictures } from './check/pictures';
import { listSamples } from './check/samples';
import { prefixPaths, readFolder } from './files';
import { readContent } from './make/content';
import { makeIcons } from './make/icons';
import { makePhotos, photosOf } from './make/photos';
import { makeSharePicture } from './make/share-picture';
import { readTextPages } from './make/text-pages';
import { stopAt, UserError } from './user-error';

/**
 * The content, the files of `static`, and what is made of photos, the favicon and the text pages.
 *
 * @throws {UserError} with the mistakes of the first check that finds any
 */
export async function readInput({ base, isStrict }: { base: string; isStrict: boolean }) {
  const content = await readContent();
  const [brandFiles, originals, textFiles, staticFiles] = await Promise.all([
    readFolder('src/brand'),
    readFolder('src/content/photos'),
    readFolder('src/content/text-pages'),
    readFolder('static'),
  ]);
  const files = {
    ...prefixPaths('src/brand', brandFiles),
    ...prefixPaths('src/content/photos', originals),
    ...prefixPaths('src/content/text-pages', textFiles),
    ...prefixPaths('static', staticFiles),
  };
  const samples = listSamples(content, files);
  if (isStrict && samples.length > 0) {
    const advice = `Nothing was built: ${samples.length} samples are left. Replace them, or build without --strict.`;
    throw new UserError([...samples, advice].join('\n'), 2);
  }
  const { pages: textPages, mistakes: inTexts } = readTextPages(textFiles, base);
  stopAt([...checkColors(content.colors), ...inTexts, ...(await checkPictures(files))]);
  const [icons, photos] = await Promise.all([
    makeIcons(content.colors.ground),
    makePhotos(content, base, originals),
  ]);
  stopAt(photos.mistakes);
  const heroPhoto = originals[photosOf(content)[0]?.path ?? ''];
  const logo = brandFiles['logo-full.svg'];
  // Without the photo, the build has stopped above. Without the logo, its bundling will.
  const share =
    heroPhoto && logo ? { 'og.jpg': await makeSharePicture(content, heroPhoto, logo) } : {};
  return { content, staticFiles, samples, pictures: { ...icons, ...share }, photos, textPages };
}
