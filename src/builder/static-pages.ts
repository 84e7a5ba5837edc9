import type { Files } from './files';

/**
 * Gives the pages of `static` a policy, and the address of a folder, as ours have: `privacy.html` becomes
 * `/privacy/` too. HTML without a title is no page, but a file with which a search engine verifies the owner.
 */
export function publishStatic(staticFiles: Files, addPolicy: (html: string) => string) {
  const publishedStatic = { ...staticFiles };
  const folders: string[] = [];
  for (const [path, data] of Object.entries(staticFiles)) {
    const [, folder] = /^(.+?)(?:\/index)?\.html$/.exec(path) ?? [];
    if (!folder || !/<title/i.test(String(data))) continue;
    folders.push(folder);
    const html = Buffer.from(addPolicy(String(data)));
    Object.assign(publishedStatic, { [path]: html, [`${folder}/index.html`]: html });
  }
  return { publishedStatic, folders };
}
