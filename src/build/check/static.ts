// The files that are published as they are: those of `static`, and the logos.
import type { Files } from '../files';

/** Rules for crawlers, the icon of old browsers and the picture for shared links may be the firm's. */
const mayReplace = /^(robots\.txt|favicon\.ico|og\.jpg)$/;

/** One line for each file of `static` that the build writes too. */
export const checkStatic = (staticFiles: Files, builtFiles: Files): string[] =>
  Object.keys(staticFiles)
    .filter((path) => path.startsWith('assets/') || (path in builtFiles && !mayReplace.test(path)))
    .map((path) => `static/${path}: the build writes this address. Rename the file.`);

/** One line for each logo without a `viewBox`: browsers crop it instead of scaling it. */
export const checkLogos = (brandFiles: Files): string[] =>
  Object.entries(brandFiles).flatMap(([path, data]) =>
    path.endsWith('.svg') && !/<svg\b[^>]*\bviewBox=/.test(String(data))
      ? [`src/brand/${path} is no SVG with a viewBox. Export it with one, or browsers crop it.`]
      : [],
  );
