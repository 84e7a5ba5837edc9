// Reads the text pages of the firm: Markdown that begins with the page's title.
import MarkdownIt, { type Token } from 'markdown-it';
import type { TextPageContent } from '../../content/types';
import { contentUrl } from '../../shared/url';
import type { Files } from '../files';

/** The words of a token, without marks and links. */
const plainText = (token?: Token) =>
  (token?.children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('');

/** Marks that are left in a text, because markdown-it does not know them: visitors would read them. */
const leftMarks = [
  /\[[^\]]*\][([].*/, // A link that has a blank in its address, or its address elsewhere.
  /\[([\^!]|[ x]\]|TOC).*|^\^\w.*/, // Footnotes, callouts, tasks.
  /^#{2,}[^#\s].*|^#{7}.*/,
  /(\*\*|==)[\p{L}\d].*/u,
  /^\|.*/,
  /\{.*/,
];

/** What is not for a text page, and what to write in its place. */
function adviceOn({ type, content }: Token): string | undefined {
  const [left] = type === 'text' ? leftMarks.flatMap((mark) => mark.exec(content)?.[0] ?? []) : [];
  if (left) {
    return `visitors would read "${left}". Write a space after #, none in the address of a link (%20), and a \\ before a mark that you mean`;
  }
  if (type === 'image') {
    return 'a text page has no pictures. Link to the file in static: [Name](/name.jpg)';
  }
  if (!type.startsWith('html')) return undefined;
  return `it has ${content.split('\n')[0]?.trim()}. Write Markdown, such as **bold**, and \\< for a <`;
}

function createMarkdown(base: string) {
  const markdown = new MarkdownIt({ typographer: true, html: true });
  // As `code`, an indented paragraph would lose its links. `replacements` would make © of "(c)", the
  // third point of many lists. `text_join` would merge an escaped mark, such as \{, into the text,
  // and `adviceOn` could not tell it from a mark that was left.
  markdown.disable(['code', 'replacements', 'text_join']);
  const { normalizeLink } = markdown;
  markdown.normalizeLink = (to) => normalizeLink(contentUrl(to, base));
  const { rules } = markdown.renderer;
  // Without `text_join`, the renderer has no rule for an escaped mark.
  rules.text_special = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '');
  // A table that is wider than the window scrolls in a box. The column heads name the box. In
  // Safari, keys reach the box only by `tabindex`.
  rules.table_open = (tokens, start) => {
    const end = tokens.findIndex(({ type }, at) => at > start && type === 'thead_close');
    const heads = tokens.slice(start, end).filter(({ type }) => type === 'inline');
    const name = markdown.utils.escapeHtml(heads.map(plainText).join(', '));
    return `<div role="group" aria-label="${name}" tabindex="0"><table>`;
  };
  rules.table_close = () => '</table></div>';
  return markdown;
}

/**
 * The first heading is the title, and the first paragraph is also the description.
 *
 * @param files of `src/content/text-pages`, by name
 * @param base path of the site, with slashes at both ends
 */
export function readTextPages(files: Files, base: string) {
  const markdown = createMarkdown(base);
  const mistakes: string[] = [];
  const pages = Object.entries(files).map(([name, data]): TextPageContent => {
    const refuse = (advice: string, line = '') =>
      mistakes.push(`src/content/text-pages/${name}${line}: ${advice}.`);
    if (!/^[a-z\d-]+\.md$/.test(name)) refuse('name it as its address, such as privacy.md');
    // `TextDecoder` leaves out a byte-order mark.
    const text = new TextDecoder()
      .decode(Buffer.from(data))
      // Notes in comments are not for visitors. Their line breaks stay, to keep line numbers right.
      .replace(/<!--.*?-->/gs, (note) => note.replace(/./g, ''))
      // The bullets of word processors, and the blanks of other keyboards, such as a Mac's.
      .replace(/^([ \t]*)[•‣▪●◦\uf0b7][\p{Zs}\t]*/gmu, '$1- ')
      .replace(/^([ \t]*(#{1,6}|[-*+]|\d+[.)]))\p{Zs}/gmu, '$1 ')
      // A short line, as in an address, stays a line. Programs that wrap text leave longer lines.
      .replace(/^.{0,33}[^\\\r\n](?=\r?\n[^\r\n])/gm, '$&  ');
    const tokens = markdown.parse(text, {});
    const start = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
    const titles = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h1');
    if (titles.length !== 1 || titles[0] !== tokens[0] || start < 0) {
      refuse(
        'begin with a title, such as "# Privacy", and a paragraph that describes the page. Write ## for other headings',
      );
    }
    for (const block of tokens) {
      let line = (block.map?.[0] ?? 0) + 1;
      for (const token of [block, ...(block.children ?? [])]) {
        if (token.type.endsWith('break')) line += 1;
        const advice = adviceOn(token);
        if (advice) refuse(advice, `:${line}`);
      }
    }
    // The title is three tokens: it opens, has words, and closes.
    const html = markdown.renderer.render(tokens.slice(3), markdown.options, {});
    return {
      path: `/${name.replace('.md', '')}`,
      title: plainText(tokens[1]),
      description: plainText(tokens[start + 1]),
      // A page's policy forbids `style`, by which markdown-it aligns the columns of a table.
      html: html.replace(/ style="text-align:(\w+)"/g, ' data-align="$1"'),
    };
  });
  return { pages, mistakes };
}
