// A constant that the build defines: see `build.mjs`.

/** Base path the site is built for, with slashes at both ends. */
declare const __BASE__: string;
