// What the build says about the content.
import { contentTypes, runTool } from './run-tool.mjs';

/**
 * One line for each fault: file, field, value, fix.
 *
 * @param {readonly import('../content/check-content').ContentFault[]} faults
 */
export function describeFaults(faults) {
  return faults
    .map(
      ({ file, field, value, fix }) =>
        `src/content/${file}: ${field} is ${JSON.stringify(value)}: ${fix}.`,
    )
    .join('\n');
}

/**
 * One line for each place where the content is not of the shape that `src/content/types.ts` gives
 * it: a field that is missing, or misspelt, or of another kind.
 *
 * @returns {Promise<string>} empty when all is right
 */
export async function findTypeFaults() {
  const { isRight, output } = await runTool(contentTypes);
  if (isRight) return '';
  return output.replace(/^(\S+)\((\d+),\d+\): error TS\d+:/gm, '$1, line $2:');
}

/**
 * A line for each original that no content names.
 *
 * @param {object} content
 * @param {import('./photos.mjs').PhotoManifest} manifest
 */
export function findUnusedPhotos(content, manifest) {
  const text = JSON.stringify(content);
  return Object.entries(manifest).flatMap(([folder, photos]) =>
    Object.keys(photos)
      .filter((name) => !text.includes(JSON.stringify(name)))
      .map((name) => `src/content/photos/${folder}/${name} is not used by any content`),
  );
}

/**
 * A line when the pages are not built for the folder that they say they live in.
 *
 * @param {string} siteUrl
 * @param {string} base
 */
export function describeAddress(siteUrl, base) {
  const path = `${new URL(siteUrl).pathname.replace(/\/$/, '')}/`;
  if (path === base) return [];
  return [
    `src/content/firm.ts: firm.siteUrl is ${siteUrl}, so the pages say that they live at ${path}, but they are built for ${base}: change it, or use --base=${path}`,
  ];
}

/**
 * What is still made up.
 *
 * @param {readonly string[]} samples
 */
export function describeSamples(samples) {
  return `Sample content, to be replaced before going live:\n  ${samples.join('\n  ')}`;
}
