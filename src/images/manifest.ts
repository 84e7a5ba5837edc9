import type { Photo, PhotoFolder } from './photo';

/**
 * A photo by the file name that content gives it.
 *
 * @throws Error when there is no such original; the content check has said so before.
 */
export function photo(folder: PhotoFolder, name: string): Photo {
  const found = __PHOTOS__[folder][name];
  if (!found) throw new Error(`src/content/photos/${folder}: there is no ${name}`);
  return found;
}

/**
 * Address of a brand file (logo) from a page whose way to the site's root is `root`.
 *
 * @throws Error when there is no such file.
 */
export function brandFile(root: string, name: string): string {
  if (__PRERENDER__ && !__BRAND__[name]) throw new Error(`src/brand: there is no ${name}`);
  return `${root}assets/${__BRAND__[name]}`;
}
