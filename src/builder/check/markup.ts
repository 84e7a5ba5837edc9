// Reads HTML, and the addresses in it and in style sheets.
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
  /** An element whose attribute runs on into the page, because its second quote is missing. */
  runOn: Element | undefined;
  /** A heading, link or emphasis that is not closed, so the rest of the page is a part of it. */
  unclosed: Element | undefined;
}

/** Elements whose text swallows the rest of a page until their end tag comes. */
const swallows = /^(script|style|textarea|title)$/;

/** Elements whose end tag HTML lets authors leave out. */
const mayStayOpen =
  /^(html|head|body|p|li|d[td]|option|optgroup|t[rdh]|thead|tbody|tfoot|colgroup|caption|r[tp])$/;

/** Elements that change how the text in them looks. */
const changesText = /^(a|b|em|h[1-6]|i|s|small|strong|su[bp]|u)$/;

export function readMarkup(source: string): Markup {
  const elements: Element[] = [];
  const open: Element[] = [];
  let unclosed: Element | undefined;
  let line = 1;
  let counted = 0;
  let end = 0;
  const hasEnded = () => {
    end = parser.endIndex + 1;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      line += source.slice(counted, parser.startIndex).split('\n').length - 1;
      counted = parser.startIndex;
      const element = { name, attributes, text: '', line };
      elements.push(element);
      open.push(element);
      hasEnded();
    },
    ontext(text) {
      const parent = open.at(-1);
      if (parent) parent.text += text;
      hasEnded();
    },
    onclosetag(name, isImplied) {
      const closed = open.pop();
      if (isImplied && changesText.test(name)) unclosed ??= closed;
      hasEnded();
    },
    oncommentend: hasEnded,
    onprocessinginstruction: hasEnded,
  });
  parser.write(source);
  // Before its end, the parser has not yet closed what the text leaves open.
  const isEnded = /<\/(body|html)\s*>/i.test(source);
  const left = open.find(
    ({ name }) => swallows.test(name) || (!isEnded && !mayStayOpen.test(name)),
  );
  const cutElement = left && `<${left.name}>, which begins in line ${left.line}`;
  // The parser is still in the tag.
  const tag = /^<[a-z][\s\S]*|<[a-z/!][^>]*$/i.exec(source.slice(end))?.[0].slice(0, 40);
  parser.end();
  const isInComment = source.lastIndexOf('<!--') > source.lastIndexOf('-->');
  return {
    elements,
    cutIn: isInComment ? 'a comment' : (tag ?? cutElement),
    runOn: elements.find(({ attributes }) =>
      Object.keys(attributes).some((name) => /["'<]/.test(name)),
    ),
    unclosed,
  };
}

/** An address in a page or style sheet, as written. */
export interface Link {
  address: string;
  line?: number | undefined;
  /** The address receives what a visitor types. */
  isPost?: boolean;
  /** The page loads the file. */
  isLoaded?: boolean;
  /** The page says that its own address is this one, or begins with it. */
  isSelf?: boolean;
}

/** The addresses in the rules of a style sheet. Those that begin with # are parts of the page's own SVGs. */
export const addressesInCss = (css: string) =>
  Array.from(
    css
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))|@import\s+["']([^"']+)/g),
    (match) => match.slice(1).join(''),
  ).filter((address) => !address.startsWith('#'));

/** The addresses in a list such as `a.jpg 1x,b.jpg 2x`: https://html.spec.whatwg.org/#parse-a-srcset-attribute */
const addressesInSrcset = (srcset: string) =>
  Array.from(
    srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g),
    ([, url = '']) => url,
  );

/** Without the spaces that browsers ignore; others, such as a no-break space, are a part of an address. */
const trim = (address: string) => address.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');

/** Attributes that have one address. `data-fallback` has that of another image, or hides the image. */
const withAddress = 'href src poster data data-fallback action formaction'.split(' ');

/** The addresses that an element loads or leads to. */
export function linksOf({ name, attributes, text, line }: Element): Link[] {
  const { content = '', style = '', srcset = '', imagesrcset = '', method = '' } = attributes;
  // Netlify receives the forms with one of these attributes. A form without an action is sent to its own page.
  const isPost =
    (/^post$/i.test(method) || (name === 'form' && !attributes.action && method !== 'dialog')) &&
    !('data-netlify' in attributes || 'netlify' in attributes || 'onsubmit' in attributes);
  if (isPost) return [{ address: trim(attributes.action ?? ''), line, isPost }];
  const isRefresh = /^refresh$/i.test(attributes['http-equiv'] ?? '');
  const [, target] = (isRefresh && /url\s*=\s*["']?([^"']+)/i.exec(content)) || [];
  const isPicture = /^(og|twitter):image$/.test(attributes.property ?? attributes.name ?? '');
  const addresses = [
    isPicture ? content : undefined,
    ...withAddress.map((attribute) => attributes[attribute]),
    ...addressesInSrcset(srcset || imagesrcset),
    ...addressesInCss(name === 'style' ? text : style),
    target,
  ];
  const { rel = '' } = attributes;
  const isLoaded = name === 'link' ? rel === 'stylesheet' : !/^(a|area|base|form|meta)$/.test(name);
  const isSelf = name === 'base' || rel === 'canonical';
  return addresses.flatMap((address) =>
    address === undefined || address === 'hide'
      ? []
      : [{ address: trim(address), line, isLoaded, isSelf }],
  );
}
