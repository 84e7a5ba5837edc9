// Constants that the build defines (`build.mjs`), and HTML that React's types lack.
import 'react';

declare global {
  /** The script of every page: `src/page/page.ts`. */
  const __PAGE_SCRIPT__: string;

  /** Processed photos, by folder and original name. */
  const __PHOTOS__: import('./ui/photos').PhotoManifest;

  /** Pages of the firm's own words. */
  const __TEXT_PAGES__: readonly import('../content/types').TextPageContent[];
}

declare module 'react' {
  // https://github.com/DefinitelyTyped/DefinitelyTyped/pull/75502
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | '--copy' | '--discard' | undefined;
    commandfor?: string | undefined;
  }
}
