// Limits, in bytes after brotli, of what visitors download. Code above its limit stops the build; words
// and photos above their limits cause a warning.
import { type PhotoManifest, photoFile, widthsOf } from '../ui/photo-sizes';
import type { Runtime } from './bundle';
import type { Files } from './files';
import { UserError } from './user-error';
import { toBrotli } from './write-dist';

/** Width, in pixels, of the hero photo's file for a phone of 390 CSS pixels and a pixel ratio of 2.6. */
const heroWidthOnPhone = 1200;

interface Size {
  label: string;
  /** A text, which hosts send compressed, or a number of bytes. */
  data: string | number;
  limit: number;
  /** What an owner can do when words or photos exceed the limit. A limit without advice stops the build. */
  advice?: string;
}

interface Downloads {
  runtime: Runtime;
  /** HTML documents, by file name. */
  pages: Record<string, string>;
  styleSheets: readonly string[];
  inlineScripts: { head: string; landing: string };
  app: { script: string; ownShare: number };
  font: { bytes: Uint8Array };
  photos: { manifest: PhotoManifest; files: Files };
  /** Name of the hero photo in content. */
  hero: string;
}

export async function measureBuild(downloads: Downloads): Promise<Size[]> {
  const { runtime, pages, inlineScripts, app, font, photos } = downloads;
  const scripts = inlineScripts.head + inlineScripts.landing;
  const [longestStyles] = [...downloads.styleSheets].sort((a, b) => b.length - a.length);
  const ownCode = Math.round((await toBrotli(app.script)).length * app.ownShare);
  const [stem, originalWidth] = photos.manifest.stage[downloads.hero] ?? ['', 0];
  const widths = widthsOf('stage', 'avif', originalWidth);
  const phoneWidth = Math.max(...widths.filter((width) => width <= heroWidthOnPhone));
  const hero = photos.files[photoFile(stem, phoneWidth, 'avif')]?.length ?? 0;
  const pageAdvice = 'the page works, but slow phones wait longer. Shorten its texts';
  return [
    ...Object.entries(pages).map(([label, data]) => {
      return { label, data, limit: 14_000, advice: pageAdvice };
    }),
    { label: 'styles and scripts of a page', data: longestStyles + scripts, limit: 9_500 },
    { label: 'inline scripts', data: scripts, limit: 3_550 },
    { label: `app, ${runtime}`, data: app.script, limit: runtime === 'react' ? 70_000 : 15_000 },
    { label: 'our code in the app', data: ownCode, limit: 6_000 },
    {
      label: 'font',
      data: font.bytes.length,
      limit: 11_000,
      advice: 'letters beyond A to Z cost about 50 B each. Keep those of names, and avoid others',
    },
    {
      label: 'hero photo on a phone',
      data: hero,
      limit: 30_000,
      advice: 'slow phones wait longer. Choose a photo with less detail, or soften its background',
    },
  ];
}

const formatBytes = (bytes: number) => `${bytes.toLocaleString('en-US')} B`;

/**
 * @returns all sizes as a table, and a warning for each limit that words or photos exceed
 * @throws {UserError} with the table when code exceeds a limit
 */
export async function checkLimits(all: readonly Size[]) {
  const sizes = await Promise.all(
    all.map(async ({ data, ...size }) => {
      const bytes = typeof data === 'string' ? (await toBrotli(data)).length : data;
      return { ...size, bytes, left: size.limit - bytes };
    }),
  );
  const width = Math.max(...all.map(({ label }) => label.length));
  const column = (bytes: number) => formatBytes(bytes).padStart(9);
  const rows = sizes.map(({ label, bytes, limit, left }) => {
    const rest = `${column(Math.abs(left))} ${left < 0 ? 'too much' : 'left'}`;
    return `  ${label.padEnd(width)} ${column(bytes)} of ${column(limit)} ${rest}`;
  });
  const table = rows.join('\n');
  const exceeded = sizes.filter(({ left }) => left < 0);
  if (exceeded.some(({ advice }) => !advice)) {
    const fix = 'write less code, or raise the limit in src/builder/limits.ts';
    throw new UserError(`${table}\nNothing was written: ${fix}.`);
  }
  const warnings = exceeded.map(
    ({ label, bytes, limit, advice }) =>
      `${label} has ${formatBytes(bytes)}, more than ${formatBytes(limit)}: ${advice}.`,
  );
  return { table, warnings };
}
