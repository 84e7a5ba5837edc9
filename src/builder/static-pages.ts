import type { Files } from './files';
import { UserError } from './user-error';

/**
 * Prepares the files of `static`. A page in them has the address of its folder, as ours do: `privacy.html` and
 * `privacy/index.html` are both `/privacy/`. HTML without a title is no page, such as the file that proves to a
 * search engine who owns the site.
 *
 * @param addPolicy adds a content security policy to a document
 * @returns the files to publish, and the folders of the pages
 */
export function publishStatic(staticFiles: Files, addPolicy: (html: string) => string) {
  const publishedStatic = { ...staticFiles };
  const folders: string[] = [];
  for (const [path, data] of Object.entries(staticFiles)) {
    const [, folder] = /^(.+?)(?:\/index)?\.html$/.exec(path) ?? [];
    if (!folder || !/<title/i.test(String(data))) continue;
    if (folders.includes(folder)) {
      throw new UserError(
        `static/${folder}.html and static/${folder}/index.html are the same page: remove one.`,
      );
    }
    folders.push(folder);
    const html = Buffer.from(addPolicy(String(data)));
    Object.assign(publishedStatic, { [path]: html, [`${folder}/index.html`]: html });
  }
  return { publishedStatic, folders };
}
