import { Parser } from 'htmlparser2';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in the element. */
  text: string;
}

/** The elements of a page, in the order of their start tags. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const parent = open.at(-1);
      if (parent) parent.text += text;
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return elements;
}
