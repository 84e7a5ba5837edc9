import { type Files, findDamage } from './files';
import { type Finding, listFindings, UserError } from './user-error';

/** What is wrong with a file of `static`, and how to correct it; undefined when it can be published. */
function findProblem(path: string, staticFiles: Files, builtFiles: Files): string | undefined {
  if (/(^|\/)\./.test(path) && !path.startsWith('.well-known/')) {
    return 'visitors could read this hidden file: move it out of static.';
  }
  if (path.startsWith('assets/')) {
    return 'browsers keep files of assets for a year: move it to another folder, such as static/files.';
  }
  if (path in builtFiles) return 'the build makes this file: remove it, or give it another name.';
  if (!path.endsWith('.html')) return undefined;
  const folderPage = path.replace(/\.html$/, '/index.html');
  if (folderPage in builtFiles || folderPage in staticFiles) {
    return `${folderPage} has almost the same address: remove one of the two, or give it another name.`;
  }
  return findDamage(staticFiles[path] ?? '');
}

/** @throws {UserError} with one line for each file of `static` that cannot be published beside those of the build */
export function checkStaticFiles(staticFiles: Files, builtFiles: Files): void {
  const problems = Object.keys(staticFiles).flatMap((path): Finding[] => {
    const message = findProblem(path, staticFiles, builtFiles);
    return message ? [{ file: `static/${path}`, message }] : [];
  });
  if (problems.length > 0) throw new UserError(listFindings(problems).join('\n'));
}

/** The files of `static` that are pages. Without a title, HTML is a file with which a search engine verifies the owner. */
export const listStaticPages = (staticFiles: Files) =>
  Object.keys(staticFiles).filter(
    (path) => path.endsWith('.html') && /<title/i.test(String(staticFiles[path])),
  );
