// Reads the text pages of the owner: Markdown below a few lines about the page.
import MarkdownIt from 'markdown-it';
import type { TextPage } from '../../content/types';
import { contentUrl } from '../../url';
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

const form = '"title: …", "description: …" or "noindex: true"';

/**
 * @param files of `src/content/text-pages`, by name
 * @param base path of the site, with slashes at both ends
 */
export function readTextPages(files: Files, base: string) {
  const mistakes: string[] = [];
  const links: TextLink[] = [];
  const named = Object.entries(prefixPaths('src/content/text-pages', files));
  const pages = named.map(([file, data]): TextPage => {
    const [, name = ''] = /text-pages\/([a-z\d-]+)\.md$/.exec(file) ?? [];
    if (!name) mistakes.push(`${file}: name it as its address, such as privacy.md for /privacy.`);
    const lines = String(data)
      .replace(/^\ufeff/, '')
      .split(/\r?\n/);
    const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
    const facts: Record<string, string> = {};
    for (const [at, line] of lines.slice(1, end).entries()) {
      const [, key = '', value = ''] =
        /^(title|description|noindex(?=: true$)): *(\S.*)$/.exec(line) ?? [];
      if (!key) mistakes.push(`${file}:${at + 2}: "${line}" is no ${form}.`);
      facts[key] = value.replace(/^"(.*)"$/, '$1');
    }
    const { title = '', description = '', noindex } = facts;
    if (!title || !description) {
      mistakes.push(`${file}:1: a title and a description are missing. Begin with a line "---", lines of
  ${form}, and a line "---".`);
    }
    const tokens = markdown.parse(lines.slice(end + 1).join('\n'), {});
    let line = 0;
    for (const { map, tag, children } of tokens) {
      line = map ? end + 2 + map[0] : line;
      if (tag === 'h1')
        mistakes.push(`${file}:${line}: write ##, because the title is the only #.`);
      for (const token of children ?? []) {
        if (token.type.endsWith('break')) line += 1;
        if (token.type !== 'link_open') continue;
        const to = String(token.attrGet('href'));
        links.push({ place: `${file}:${line}: the link`, to, page: `${name}/index.html` });
        token.attrSet('href', contentUrl(to, base));
      }
    }
    return {
      path: `/${name}`,
      title,
      description,
      isNoindex: noindex !== undefined,
      html: markdown.renderer.render(tokens, markdown.options, {}),
    };
  });
  return { pages, links, mistakes };
}
