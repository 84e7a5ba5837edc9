// Which sizes of a photo exist and what they are called: the build makes these files, the
// components name them.
import { siteUrl } from '../url';

/** A folder below `src/content/photos`; each has sizes of its own. */
export type PhotoFolder = 'stage' | 'team';

/** A processed photo: stem of its hashed file names, and the original's size in pixels. */
export type Photo = readonly [stem: string, width: number, height: number];

/** All processed photos, by folder and original file name. */
export type PhotoManifest = Readonly<Record<PhotoFolder, Readonly<Record<string, Photo>>>>;

/** Image formats, best first. JPEG is for browsers from before 2022 or so. */
export const photoFormats = ['avif', 'jpg'] as const;

type PhotoFormat = (typeof photoFormats)[number];

const photoWidths = {
  stage: { avif: [640, 960, 1200, 1440, 2000], jpg: [960, 1440] },
  team: { avif: [160, 320, 480, 800], jpg: [160, 480] },
} as const;

/** Widths in pixels that are made of an original: never more than it has. */
export function widthsOf(folder: PhotoFolder, format: PhotoFormat, originalWidth: number) {
  const widths = photoWidths[folder][format].filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** File name of one size in `assets/`. */
export function photoFile(stem: string, width: number, format: PhotoFormat): string {
  return `${stem}-${width}.${format}`;
}

/** A photo by the file name that content gives it. */
function find(folder: PhotoFolder, name: string): Photo {
  const photo = __PHOTOS__[folder][name];
  if (!photo) throw new Error(`There is no photo ${name} in src/content/photos/${folder}`);
  return photo;
}

/** Width and height of the original, in pixels. */
export function photoSize(folder: PhotoFolder, name: string) {
  const [, width, height] = find(folder, name);
  return { width, height };
}

/** Value of a `srcset` attribute. */
export function photoSrcset(folder: PhotoFolder, name: string, format: PhotoFormat): string {
  const [stem, originalWidth] = find(folder, name);
  return widthsOf(folder, format, originalWidth)
    .map((width) => `${siteUrl(`assets/${photoFile(stem, width, format)}`)} ${width}w`)
    .join(', ');
}

/** URL of the largest JPEG, for browsers that know no `srcset`, and as a substitute. */
export function photoSrc(folder: PhotoFolder, name: string): string {
  const [stem, originalWidth] = find(folder, name);
  const width = Math.max(...widthsOf(folder, 'jpg', originalWidth));
  return siteUrl(`assets/${photoFile(stem, width, 'jpg')}`);
}
