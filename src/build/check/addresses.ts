// The addresses of text pages, and of the files in `static`.
import { collide, type Files } from '../files';
import { configFiles } from '../hosting/headers';

/** Folders that are cached for a year, or that some hosts take for a page of their own. */
const reserved = /^(assets|index|404|500)\//;

/** Rules for crawlers, the icon of old browsers and the picture for shared links may be the firm's. */
const mayReplace = /^(robots\.txt|favicon\.ico|og\.jpg)$/;

/** One line for each address that cannot be had, or that is taken. */
export function checkAddresses(
  pages: readonly { path: string }[],
  staticFiles: Files,
  builtFiles: Files,
): string[] {
  const taken = 'this address is taken. Rename the file.';
  const ours = 'the build writes this file. Change src/build/hosting/hosts.ts instead.';
  const paths = pages.map(({ path }) => path);
  const ofPages = paths.flatMap((path, at) => {
    const isFree = paths.indexOf(path) === at && !reserved.test(`${path.slice(1)}/`);
    return isFree ? [] : [`src/content/text-pages${path}.md: ${taken}`];
  });
  const isTaken = (path: string) =>
    Object.keys(builtFiles).some((other) => collide(path, other) && other !== path) ||
    (path in builtFiles && !mayReplace.test(path));
  const ofFiles = Object.keys(staticFiles)
    .filter((path) => reserved.test(path) || isTaken(path))
    .map((path) => `static/${path}: ${configFiles.includes(path) ? ours : taken}`);
  return [...ofPages, ...ofFiles];
}
