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

/** Reports the samples that are left, the limits that are exceeded, and the sizes as text. */
export type Build = (
  options?: BuildOptions,
) => Promise<{ samples: string[]; warnings: string[]; table: string }>;
