// Reads the text pages of the firm: Markdown that begins with the page's title.
import MarkdownIt from 'markdown-it';
import type { TextPageContent } from '../../content/types';
import { contentUrl } from '../../shared/url';
import type { Files } from '../files';
import { UserError } from '../user-error';

/** The first paragraph of a page is also its description. */
export function readTextPages(files: Files, base: string, language: string): TextPageContent[] {
  // The quotes are those of English.
  const typographer = /^en\b/.test(language);
  // As `code`, an indented paragraph would lose its links. `replacements` makes © of the (c) of a list.
  const markdown = new MarkdownIt({ typographer }).disable(['code', 'replacements']);
  // A wide table scrolls. In Safari, keys reach it only by `tabindex`.
  markdown.renderer.rules.table_open = () => '<table tabindex="0">';
  const { normalizeLink } = markdown;
  markdown.normalizeLink = (to) => normalizeLink(contentUrl(to, base));
  const plain = (html: string) =>
    markdown.utils.unescapeAll(html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '));
  return Object.entries(files).map(([name, data]) => {
    const [, path] = /^([a-z\d-]+)\.md$/.exec(name) ?? [];
    // A page's policy forbids `style`, by which markdown-it aligns the columns of a table.
    const page = markdown.render(String(data).replace('\ufeff', '')).replace(/ style="[^"]*"/g, '');
    const [, title, html = ''] = /^<h1>(.*?)<\/h1>\n(.*)/s.exec(page) ?? [];
    const [, paragraph] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
    if (path && title && paragraph)
      return { path: `/${path}`, title: plain(title), description: plain(paragraph), html };
    throw new UserError(
      `src/content/text-pages/${name}: name it as its address, such as privacy.md, and begin with a title, such as "# Privacy", and a paragraph that describes the page.`,
    );
  });
}
