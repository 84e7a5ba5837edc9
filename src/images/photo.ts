// Which sizes of a photo exist and what they are called. Pure: the build makes the files with
// these functions, the components name them with the same ones.

/** A folder below `src/content/photos`; each has sizes of its own. */
export type PhotoFolder = 'stage' | 'team';

/** A processed photo: stem of its hashed file names, and the original's size in pixels. */
export type Photo = readonly [stem: string, width: number, height: number];

/** All processed photos, by folder and original file name. */
export type PhotoManifest = Readonly<Record<PhotoFolder, Readonly<Record<string, Photo>>>>;

/** Image formats the build writes, best first. */
export type PhotoFormat = 'avif' | 'jpg';

/**
 * Widths in pixels. AVIF serves nearly everyone; JPEG is for phones from before 2022, which get
 * two sizes.
 */
export const photoWidths: Readonly<
  Record<PhotoFolder, Readonly<Record<PhotoFormat, readonly number[]>>>
> = {
  stage: { avif: [640, 960, 1440, 2000], jpg: [960, 1440] },
  team: { avif: [160, 320, 400, 800], jpg: [160, 400] },
};

/** The widths that are made of an original: never more pixels than it has. */
export function availableWidths(
  folder: PhotoFolder,
  format: PhotoFormat,
  originalWidth: number,
): number[] {
  const fitting = photoWidths[folder][format].filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : [originalWidth];
}

/** File name of one size. */
export function photoFile(stem: string, width: number, format: PhotoFormat): string {
  return `${stem}-${width}.${format}`;
}

/** Value of a `srcset` attribute. */
export function photoSrcset(
  root: string,
  folder: PhotoFolder,
  [stem, originalWidth]: Photo,
  format: PhotoFormat,
): string {
  return availableWidths(folder, format, originalWidth)
    .map((width) => `${root}assets/${photoFile(stem, width, format)} ${width}w`)
    .join(', ');
}

/** Address of the largest JPEG, for browsers that know no `srcset`, and as a substitute. */
export function photoSrc(root: string, folder: PhotoFolder, [stem, originalWidth]: Photo): string {
  const width = Math.max(...availableWidths(folder, 'jpg', originalWidth));
  return `${root}assets/${photoFile(stem, width, 'jpg')}`;
}
