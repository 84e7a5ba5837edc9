// Constants that the build (src/build) writes into the bundles in place of these names.

/** Processed photos by folder and original file name. */
declare const __PHOTOS__: import('./images/photo').PhotoManifest;

/** Hashed file names of the brand files, by original name. */
declare const __BRAND__: Readonly<Record<string, string>>;

/** File name of the app's module in `assets/`. */
declare const __APP_FILE__: string;

/** Styles that only appear after the app has arrived. */
declare const __LATE_STYLES__: string;

/** Base path the site is built for, with slashes at both ends. */
declare const __BASE__: string;

/** True where pages are rendered at build time; false in browsers, whose bundle leaves out static regions. */
declare const __PRERENDER__: boolean;
