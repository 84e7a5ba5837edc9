// Constants that the build defines: see `build.mjs`.

/** The script of every page: `src/page/page.ts`. */
declare const __PAGE_SCRIPT__: string;

/** Processed photos, by folder and original name. */
declare const __PHOTOS__: import('./ui/photos').PhotoManifest;

/** Pages of the firm's own words. */
declare const __TEXT_PAGES__: readonly import('../content/types').TextPageContent[];
