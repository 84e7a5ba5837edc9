// The first step of a build: reads and checks what the firm can change.
import { tsImport } from 'tsx/esm/api';
import { checkColors } from './check/colors';
import { checkContent, checkFieldNames } from './check/content';
import { checkLogos } from './check/logos';
import { listSamples } from './check/samples';
import { prefixPaths, readFolder } from './files';
import { makeIcons } from './make/icons';
import { makePhotos } from './make/photos';
import { makeSharePicture } from './make/share-picture';
import { readTextPages } from './make/text-pages';
import { stopAt, UserError } from './user-error';

/**
 * The files of `static`, the samples that are left, and what is made of photos, logo, favicon and
 * text pages.
 *
 * @throws {UserError} with the mistakes of the first check that finds any
 */
export async function readInput({ base, isStrict }: { base: string; isStrict: boolean }) {
  // Anew each time, because `npm run dev` reads it again and again.
  const { content, contentFiles }: typeof import('../content/content') = await tsImport(
    '../content/content.ts',
    import.meta.url,
  );
  const [brand, words, staticFiles, originals, texts] = await Promise.all([
    readFolder('src/brand'),
    readFolder('src/content'),
    readFolder('static'),
    readFolder('src/content/photos'),
    readFolder('src/content/text-pages'),
  ]);
  const firmFiles = {
    ...prefixPaths('src/brand', brand),
    ...prefixPaths('src/content', words),
    ...prefixPaths('static', staticFiles),
  };
  const isNote = ([, data]: [string, Buffer]) => data.indexOf('version https://git-lfs.') === 0;
  const notes = Object.entries(firmFiles).filter(isNote);
  stopAt(notes.map(([file]) => `${file}: Git LFS has left a note in its place: run git lfs pull.`));
  const samples = listSamples(firmFiles);
  if (isStrict && samples.length > 0) {
    const advice = `Nothing was built: ${samples.length} samples are left. Replace them, or build without --strict.`;
    throw new UserError([...samples, advice].join('\n'));
  }
  const slips = Object.entries(contentFiles).flatMap(([file, lists]) => checkContent(file, lists));
  const doubled = checkFieldNames(content.leadFields);
  stopAt([...slips, ...doubled, ...(await checkLogos(firmFiles))]);
  // Only colors that are written right can be mixed.
  stopAt(checkColors(content.colors));
  const textPages = readTextPages(texts, base, content.language);
  const photos = await makePhotos(content, base, originals);
  stopAt(photos.mistakes);
  const icons = await makeIcons(content.colors.ground);
  const heroPhoto = originals[`stage/${content.hero.image}`] ?? Buffer.of();
  const share = await makeSharePicture(content.colors, heroPhoto);
  return { staticFiles, samples, pictures: { ...icons, 'og.jpg': share }, photos, textPages };
}
