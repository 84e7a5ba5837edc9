import { siteUrl } from '../url';
import {
  type PhotoEntry,
  type PhotoFolder,
  type PhotoFormat,
  photoFile,
  widthsOf,
} from './photo-sizes';

function findPhoto(folder: PhotoFolder, name: string): PhotoEntry {
  const photo = __PHOTOS__[folder][name];
  if (!photo) throw new Error(`There is no photo ${name} in src/content/photos/${folder}`);
  return photo;
}

/** Width and height of the original, in pixels. */
export function photoSize(folder: PhotoFolder, name: string) {
  const [, width, height] = findPhoto(folder, name);
  return { width, height };
}

export function photoSrcset(folder: PhotoFolder, name: string, format: PhotoFormat): string {
  const [stem, originalWidth] = findPhoto(folder, name);
  return widthsOf(folder, format, originalWidth)
    .map((width) => `${siteUrl(`assets/${photoFile(stem, width, format)}`)} ${width}w`)
    .join(', ');
}

/**
 * URL of the largest JPEG: the `src` for browsers without `srcset`, and the replacement for a photo that
 * fails.
 */
export function photoSrc(folder: PhotoFolder, name: string): string {
  const [stem, originalWidth] = findPhoto(folder, name);
  const width = Math.max(...widthsOf(folder, 'jpg', originalWidth));
  return siteUrl(`assets/${photoFile(stem, width, 'jpg')}`);
}
