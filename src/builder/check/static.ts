// The files that are published as they are: those of `static`, and the logos.
import { isUtf8 } from 'node:buffer';
import type { Files } from '../files';

/** Rules for crawlers and the icon of old browsers may be the owner's. */
const mayReplace = /^(robots\.txt|favicon\.ico)$/;

/** One line for each file of `static` that the build writes too, or that browsers would garble. */
export const checkStatic = (staticFiles: Files, builtFiles: Files): string[] =>
  Object.entries(staticFiles).flatMap(([path, data]) => {
    if (path.startsWith('assets/') || (path in builtFiles && !mayReplace.test(path))) {
      return [`static/${path}: the build writes this address. Rename the file.`];
    }
    const isGarbled = /\.(html|txt)$/.test(path) && !isUtf8(Buffer.from(data));
    return isGarbled ? [`static/${path}: some letters would be garbled. Save it as UTF-8.`] : [];
  });

/** One line for each logo without a `viewBox`: browsers crop it instead of scaling it. */
export const checkLogos = (brandFiles: Files): string[] =>
  Object.entries(brandFiles).flatMap(([path, data]) =>
    path.endsWith('.svg') && !/<svg\b[^>]*\bviewBox=/.test(String(data))
      ? [`src/brand/${path} is no SVG with a viewBox. Export it with one, or browsers crop it.`]
      : [],
  );
