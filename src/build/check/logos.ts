import type { Files } from '../files';

/** One line for each logo without a `viewBox`: browsers crop it instead of scaling it. */
export const checkLogos = (brandFiles: Files): string[] =>
  Object.entries(brandFiles).flatMap(([path, data]) =>
    path.endsWith('.svg') && !/<svg\b[^>]*\bviewBox=/.test(String(data))
      ? [`src/brand/${path} is no SVG with a viewBox. Export it with one, or browsers crop it.`]
      : [],
  );
