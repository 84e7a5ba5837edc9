// A constant that the build defines: see `build.mjs`.

/** The script of every page's head: `src/page/head.ts`. */
declare const __HEAD_SCRIPT__: string;
