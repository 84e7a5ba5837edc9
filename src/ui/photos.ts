// The photos that the build has made (`builder/photos.ts`).

/** A folder below `src/content/photos`; each has sizes of its own. */
export type PhotoFolder = 'stage' | 'team';

export interface ProcessedPhoto {
  /** All AVIF files with their widths, as in the `srcset` attribute. */
  avif: string;
  /** All JPEG files, for browsers from before 2022 or so. */
  jpg: string;
  /** The largest JPEG: for browsers without `srcset`, and in place of a photo that fails. */
  src: string;
  /** Size of the original, in pixels. */
  width: number;
  height: number;
}

/** All processed photos, by folder and original file name. */
export type PhotoManifest = Readonly<Record<PhotoFolder, Readonly<Record<string, ProcessedPhoto>>>>;

export function findPhoto(folder: PhotoFolder, name: string): ProcessedPhoto {
  const photo = __PHOTOS__[folder][name];
  if (!photo) throw new Error(`There is no photo ${name} in src/content/photos/${folder}`);
  return photo;
}
