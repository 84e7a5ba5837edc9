// What the commands and the tests tell `build.mjs`, and what it answers.

/** The libraries that can run the app in the browser. */
export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

/** The library of this site. `--runtime` builds with another one. */
export const defaultRuntime: Runtime = 'react';

export interface BuildOptions {
  runtime?: Runtime;
  /** Path that the site is served at, with slashes at both ends. */
  base?: string;
  /** Absolute path of the folder that the site is written to. */
  outDir?: string;
  /** Inline script of each page in development: no script is minified then, nothing compressed. */
  devScript?: string;
  /** Refuses to build while samples are left. */
  isStrict?: boolean;
}

export interface BuildReport {
  /** A line for each sample that is left. */
  samples: string[];
  /** A line for each limit that is exceeded. */
  warnings: string[];
  /** The sizes, as text. */
  table: string;
}

export type Build = (options?: BuildOptions) => Promise<BuildReport>;
