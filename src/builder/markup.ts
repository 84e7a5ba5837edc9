// Reads HTML and SVG. Everything that the build checks in pages and logos comes from here.
import { Parser } from 'htmlparser2';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in the element, such as the rules of a `style`. */
  text: string;
  line: number;
}

export interface Markup {
  /** In the order of their start tags. Comments, and tags in a script or a `textarea`, are none. */
  elements: readonly Element[];
  /** What the text ends in the middle of, such as `<div>`; undefined if nothing is missing. */
  cutIn: string | undefined;
}

/** Elements whose end tag HTML lets authors leave out. */
const mayStayOpen =
  /^(html|head|body|p|li|d[td]|option|optgroup|t[rdh]|thead|tbody|tfoot|colgroup|caption|r[tp])$/;

export function readMarkup(source: string, kind: 'html' | 'xml' = 'html'): Markup {
  const elements: Element[] = [];
  const open: Element[] = [];
  let line = 1;
  let counted = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        line += source.slice(counted, parser.startIndex).split('\n').length - 1;
        counted = parser.startIndex;
        const element = { name, attributes, text: '', line };
        elements.push(element);
        open.push(element);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent) parent.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: kind === 'xml' },
  );
  parser.write(source);
  // Before its end, the parser has not yet closed what the text leaves open.
  const isEnded = kind === 'html' && /<\/(body|html)\s*>/i.test(source);
  const unclosed = open.find(({ name }) => !isEnded && (kind === 'xml' || !mayStayOpen.test(name)));
  const [tag] = /<[a-z/!][^>]*$/i.exec(source) ?? [];
  const isInComment = source.lastIndexOf('<!--') > source.lastIndexOf('-->');
  parser.end();
  if (isInComment) return { elements, cutIn: 'a comment' };
  if (tag) return { elements, cutIn: `"${tag.slice(0, 40)}"` };
  return {
    elements,
    cutIn: unclosed && `<${unclosed.name}>, which begins in line ${unclosed.line}`,
  };
}
