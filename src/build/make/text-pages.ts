// Reads the text pages of the firm: Markdown that begins with the page's title.
import MarkdownIt, { type Token } from 'markdown-it';
import type { TextPageContent } from '../../content/types';
import { contentUrl } from '../../shared/url';
import { type Files, prefixPaths } from '../files';

/**
 * HTML in a text is shown as it was typed: markdown-it escapes it. An indented paragraph stays a
 * paragraph: as code it would lose its links. `replacements` would make © of "(c)", the third point
 * of many lists.
 */
const markdown = new MarkdownIt({ typographer: true }).disable(['image', 'code', 'replacements']);

// A table that is wider than the window scrolls in a box. The column heads name the box. In Safari,
// keys reach the box only by `tabindex`.
markdown.renderer.rules.table_open = (tokens, start) => {
  const end = tokens.findIndex(({ type }, at) => at > start && type === 'thead_close');
  const heads = tokens.slice(start, end).flatMap(({ children }) => {
    return children?.map(({ content }) => content).join('') || [];
  });
  const name = markdown.utils.escapeHtml(heads.join(', '));
  return `<div role="group" aria-label="${name}" tabindex="0"><table>`;
};
markdown.renderer.rules.table_close = () => '</table></div>';

/** A link in a text, whose address is as it was typed. */
export interface TextLink {
  /** File and line, for a message. */
  place: string;
  to: string;
  /** File of the page below the output folder. */
  page: string;
}

/** The words of a token, without marks and links. */
const plainText = ({ children }: Token) =>
  (children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('');

/**
 * The first heading is the title, and the first paragraph is also the description.
 *
 * @param files of `src/content/text-pages`, by name
 * @param base path of the site, with slashes at both ends
 */
export function readTextPages(files: Files, base: string) {
  const mistakes: string[] = [];
  const links: TextLink[] = [];
  const named = Object.entries(prefixPaths('src/content/text-pages', files));
  const pages = named.map(([file, data]): TextPageContent => {
    const [, name = ''] = /text-pages\/([a-z\d-]+)\.md$/.exec(file) ?? [];
    if (!name) mistakes.push(`${file}: name it as its address, such as privacy.md for /privacy.`);
    // Notes in comments are not for visitors. Their lines still count.
    const text = new TextDecoder()
      .decode(Buffer.from(data))
      .replace(/<!--.*?-->/gs, (comment) => comment.replace(/.+/g, ''));
    const tokens = markdown.parse(text, {});
    const title = tokens[0]?.tag === 'h1' ? tokens[1] : undefined;
    const start = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
    const description = tokens[start + 1];
    if (!title || start < 0) {
      mistakes.push(
        `${file}:1: begin with a title, such as "# Privacy", and a paragraph that describes the page.`,
      );
    }
    let line = 0;
    for (const [at, block] of tokens.entries()) {
      line = block.map ? block.map[0] + 1 : line;
      // A page's policy forbids `style`, by which markdown-it aligns the columns of a table.
      const style = block.attrGet('style');
      if (style) block.attrs = [['data-align', String(style).replace('text-align:', '')]];
      if (block.tag === 'h1' && block.map && at > 0) {
        mistakes.push(`${file}:${line}: write ##, because the title is the only #.`);
      }
      for (const token of block.children ?? []) {
        if (token.type.endsWith('break')) line += 1;
        if (token.type !== 'link_open') continue;
        const to = String(token.attrGet('href'));
        links.push({ place: `${file}:${line}: the link`, to, page: `${name}/index.html` });
        token.attrSet('href', contentUrl(to, base));
      }
    }
    return {
      path: `/${name}`,
      title: title ? plainText(title) : '',
      description: description ? plainText(description) : '',
      html: markdown.renderer.render(tokens.slice(3), markdown.options, {}),
    };
  });
  return { pages, links, mistakes };
}
