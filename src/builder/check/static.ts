// The files that are published as they are: those of `static`, and the logos.
import { isUtf8 } from 'node:buffer';
import sharp from 'sharp';
import type { Files } from '../files';

/** Rules for crawlers and the icon of old browsers may be the owner's. */
const mayReplace = /^(robots\.txt|favicon\.ico)$/;

const isPicture = (data: string | Uint8Array) =>
  sharp(Buffer.from(data))
    .metadata()
    .then(Boolean, () => false);

/** One line for each file of `static` that visitors would not get, or not as the owner sees it. */
export async function checkStatic(staticFiles: Files, builtFiles: Files): Promise<string[]> {
  const mistakes: string[] = [];
  for (const [path, data] of Object.entries(staticFiles)) {
    let problem = '';
    if (path.startsWith('assets/') || (path in builtFiles && !mayReplace.test(path))) {
      problem = 'the build writes this address. Rename the file.';
    } else if (/\.(html|txt)$/.test(path) && !isUtf8(Buffer.from(data))) {
      problem = 'some letters would be garbled. Save the file as UTF-8.';
    } else if (/\.(jpe?g|png|webp|avif|gif)$/i.test(path) && !(await isPicture(data))) {
      problem = 'this is no picture. Export it again.';
    }
    if (problem) mistakes.push(`static/${path}: ${problem}`);
  }
  return mistakes;
}

/** One line for each logo without a `viewBox`: browsers crop it instead of scaling it. */
export const checkLogos = (brandFiles: Files): string[] =>
  Object.entries(brandFiles).flatMap(([path, data]) =>
    path.endsWith('.svg') && !/<svg\b[^>]*\bviewBox=/.test(String(data))
      ? [`src/brand/${path} is no SVG with a viewBox. Export it with one, or browsers crop it.`]
      : [],
  );
