import type { Runtime } from './bundle';

/** Options of a build. `build.mjs` has the defaults. */
export interface BuildOptions {
  /** The library that renders the app in the browser. */
  runtime?: Runtime;
  /** Path that the site is served at, with slashes at both ends. */
  base?: string;
  /** Absolute path of the folder that is written. */
  outDir?: string;
  /** Absolute path of the folder with the content. */
  contentDir?: string;
  /** Adds the script that reloads the page. Leaves out minifying, compression and limits. */
  isDevelopment?: boolean;
  /** Refuses to build while anything is still a sample. */
  isStrict?: boolean;
  /** Keeps the hashed files of earlier builds in `outDir`, for pages that are open in a browser. */
  keepAssets?: boolean;
}

/** The result of a build. */
export interface BuildReport {
  /** One line for each sample that is left. */
  samples: string[];
  /** One line for each warning. */
  warnings: string[];
  /** Sizes and their limits; empty in development. */
  table: string;
}

export type Build = (options?: BuildOptions) => Promise<BuildReport>;
