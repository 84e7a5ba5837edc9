// What the build defines: see `build.mjs`.

declare const __PHOTOS__: import('./ui/photos').PhotoManifest;

/** Pages of the firm's own words. */
declare const __TEXT_PAGES__: readonly import('../content/types').TextPageContent[];

/** Images that the build writes to `assets/`, with a hash in their names. */
declare module '*.svg' {
  const url: string;
  export default url;
}
