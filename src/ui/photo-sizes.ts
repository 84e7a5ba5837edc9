// The sizes of a photo and their file names. The build makes these files, and pages link to them.

/** A folder below `src/content/photos`; each has sizes of its own. */
export type PhotoFolder = 'stage' | 'team';

/** A processed photo: stem of its hashed file names, and the original's size in pixels. */
export type PhotoEntry = readonly [stem: string, width: number, height: number];

/** All processed photos, by folder and original file name. */
export type PhotoManifest = Readonly<Record<PhotoFolder, Readonly<Record<string, PhotoEntry>>>>;

/** Image formats, best first. JPEG is for browsers from before 2022 or so. */
export const photoFormats = ['avif', 'jpg'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

const photoWidths = {
  stage: { avif: [640, 960, 1200, 1440, 2000], jpg: [960, 1440] },
  team: { avif: [160, 320, 480, 800], jpg: [160, 480] },
} as const;

/** The widths to make of an original, in pixels. None is wider than the original. */
export function widthsOf(folder: PhotoFolder, format: PhotoFormat, originalWidth: number) {
  const widths = photoWidths[folder][format].filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** File name of one size in `assets/`. */
export function photoFile(stem: string, width: number, format: PhotoFormat): string {
  return `${stem}-${width}.${format}`;
}
