// The files that are published as they are: those of `static`, and the logos.
import type { Files } from '../files';

/** Rules for crawlers and the icon of old browsers may be the owner's. */
const mayReplace = /^(robots\.txt|favicon\.ico)$/;

/** One line for each file of `static` that the build writes too, or that visitors must not read. */
export const checkStatic = (staticFiles: Files, builtFiles: Files): string[] =>
  Object.entries(staticFiles).flatMap(([path, data]) => {
    const isHidden = /(^|\/)\.(?!well-known\/)/.test(path);
    if (isHidden || Buffer.from(data).includes('PRIVATE KEY-----')) {
      return [`static/${path}: visitors could read it. Move it out of static.`];
    }
    const isTaken = path.startsWith('assets/') || (path in builtFiles && !mayReplace.test(path));
    return isTaken ? [`static/${path}: the build writes this address. Rename the file.`] : [];
  });

/** One line for each logo without a `viewBox`: browsers crop it instead of scaling it. */
export const checkLogos = (brandFiles: Files): string[] =>
  Object.entries(brandFiles).flatMap(([path, data]) =>
    path.endsWith('.svg') && !/<svg\b[^>]*\bviewBox=/.test(String(data))
      ? [`src/brand/${path} has no viewBox, so browsers would crop it. Export it with one.`]
      : [],
  );
