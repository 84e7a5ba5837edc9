// Every text of `src/content` is seen somewhere: each is replaced by its own name, and looked for in its page.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder } from '../../src/builder/files';
import { loadRenderer } from '../../src/builder/make/bundle';
import { type Content, listLeaves, mapLeaves } from '../../src/builder/make/content';
import { makePhotos } from '../../src/builder/make/photos';
import { content } from '../support/content';

const test = suite('words');

/** What programs read: colors, addresses, and names of files. */
const notRead =
  /^(colors|investorLogin|firm\.siteUrl)\b|\.(image|fallbackImage|framing|to|type|autoComplete)$/;

/** Words that the app shows, or that an email alone has. `verify` and the tests of the browser see them. */
const shownLater = /^(leadSent|toastWords|leadMail\.cutMark)\b/;

/** The document that shows a field, where that is not the landing page. */
const files: [fields: RegExp, file: string][] = [
  [/^(leaders\b|teamPage|pages\.team|bar\.backToHome)/, 'team/index.html'],
  [/^(notFoundPage|pages\.notFound)/, '404.html'],
  [/^(errorPage|pages\.error)/, '500.html'],
];

/** Replaces every text that people read, and the year. */
function mark(field: string, leaf: unknown): unknown {
  if (notRead.test(field)) return leaf;
  if (typeof leaf === 'number') return 4321;
  return typeof leaf === 'string' ? `[the words of ${field}]` : leaf;
}

/** What a visitor sees or hears of a document, and what a mail link writes. */
function readDocument(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, (tag) =>
      Array.from(tag.matchAll(/ (?:aria-label|alt|content|href)="([^"]*)"/g), String).join(),
    )
    .replace(/%([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number(`0x${code}`)));
}

test('every text of the content is seen on its page', async () => {
  const owned: Content = { ...content, footerLinks: [{ label: 'Privacy', to: '/team' }] };
  const marked = mapLeaves(owned, (leaf, field) => mark(field, leaf)) as Content;
  const originals = await readFolder('src/content/photos');
  const { manifest: photos } = await makePhotos(content, '/', originals);
  const settings = { runtime: 'react', base: '/', isDevelopment: false, photos } as const;
  const { renderer } = await loadRenderer({ ...settings, content: marked });
  const styles = { first: '', rest: '' };
  const scripts = { head: '', page: '' };
  const parts = { styles, scripts, fontFile: '', isNoindex: false, devScript: '' };
  const read = Object.fromEntries(
    renderer.routes.map((route) => {
      const markup = renderer.renderPage(route);
      const html = renderer.renderDocument({ ...parts, route, markup });
      return [renderer.htmlFile(route), readDocument(html)];
    }),
  );
  const unseen = listLeaves(marked).flatMap(([field, leaf]) => {
    const isWord = typeof leaf === 'number' || String(leaf).includes('the words of');
    if (!isWord || shownLater.test(field)) return [];
    const file = files.find(([fields]) => fields.test(field))?.[1] ?? 'index.html';
    return read[file]?.includes(String(leaf)) ? [] : [`${field} in ${file}`];
  });
  assert.equal(unseen, []);
});

test.run();
