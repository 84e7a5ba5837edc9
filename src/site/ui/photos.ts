// The photos that the build has made (`build/make/photos.ts`).

/** A folder below `src/content/photos`; each has sizes of its own. */
export type PhotoFolder = 'stage' | 'team';

export interface ProcessedPhoto {
  /** All AVIF files with their widths: the value of an attribute `srcset`. */
  srcset: string;
  /** The JPEG: for browsers from before 2022 or so, and in place of a photo that fails. */
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
