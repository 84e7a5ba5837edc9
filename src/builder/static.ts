import { type Files, findDamage } from './files';
import { type Finding, listFindings, UserError } from './user-error';

/** What is wrong with a file of `static`, and how to correct it; undefined when it can be published. */
function findProblem(path: string, made: Files, staticFiles: Files): string | undefined {
  if (/(^|\/)\./.test(path) && !path.startsWith('.well-known/')) {
    return 'visitors could read this hidden file: move it out of static.';
  }
  if (path.startsWith('assets/')) {
    return 'browsers keep files of assets for a year: move it to another folder, such as static/files.';
  }
  if (path in made) return 'the build makes this file: remove it, or give it another name.';
  if (!path.endsWith('.html')) return undefined;
  const damage = findDamage(staticFiles[path] ?? '');
  if (damage) return damage;
  const folderPage = path.replace(/\.html$/, '/index.html');
  if (folderPage in made || folderPage in staticFiles) {
    return `${folderPage} has almost the same address: remove one of the two, or give it another name.`;
  }
  return undefined;
}

/**
 * Adds the files of `static`, as they are, to those that the build has made.
 *
 * @throws {UserError} with one line for each file that cannot be published
 */
export function addStaticFiles(made: Files, staticFiles: Files): Files {
  const problems = Object.keys(staticFiles).flatMap((path): Finding[] => {
    const message = findProblem(path, made, staticFiles);
    return message ? [{ file: `static/${path}`, message }] : [];
  });
  if (problems.length > 0) throw new UserError(listFindings(problems).join('\n'));
  return { ...made, ...staticFiles };
}

/** The files of `static` that are pages. Without a title, HTML is a file with which a search engine verifies the owner. */
export const listStaticPages = (staticFiles: Files) =>
  Object.keys(staticFiles).filter(
    (path) => path.endsWith('.html') && /<title/i.test(String(staticFiles[path])),
  );
