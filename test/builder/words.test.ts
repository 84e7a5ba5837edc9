// Pages that are rendered with other content. Each text of `src/content` is replaced by its own name, and looked for in its page.
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

const originals = await readFolder('src/content/photos');
const { manifest: photos } = await makePhotos(content, '/', originals);

/** The pages with other content, by the names of their files. */
async function renderPages(changed: Content): Promise<Record<string, string>> {
  const settings = {
    runtime: 'react',
    base: '/',
    isDevelopment: false,
    photos,
    textPages: [],
  } as const;
  const { renderer } = await loadRenderer({ ...settings, content: changed });
  const styles = { first: '', rest: '' };
  const scripts = { head: '', page: '' };
  const parts = { styles, scripts, fontFile: '', isNoindex: false, devScript: '' };
  const pages = renderer.routes.map((route) => {
    const markup = renderer.renderPage(route);
    return [renderer.htmlFile(route), renderer.renderDocument({ ...parts, route, markup })];
  });
  return Object.fromEntries(pages);
}

test('every text of the content is seen on its page', async () => {
  const owned: Content = { ...content, footerLinks: [{ label: 'Privacy', to: '/team' }] };
  const marked = mapLeaves(owned, (leaf, field) => mark(field, leaf)) as Content;
  const pages = await renderPages(marked);
  const unseen = listLeaves(marked).flatMap(([field, leaf]) => {
    const isWord = typeof leaf === 'number' || String(leaf).includes('the words of');
    if (!isWord || shownLater.test(field)) return [];
    const file = files.find(([fields]) => fields.test(field))?.[1] ?? 'index.html';
    const isSeen = readDocument(pages[file] ?? '').includes(String(leaf));
    return isSeen ? [] : [`${field} in ${file}`];
  });
  assert.equal(unseen, []);
});

test('footer links lead to pages, files and full addresses; search engines may list all but errors', async () => {
  const targets = ['/team', '/terms.pdf', 'https://a.example/'] as const;
  const footerLinks = targets.map((to) => ({ label: 'A', to }));
  const pages = await renderPages({ ...content, footerLinks });
  const [, footer = ''] = String(pages['index.html']).split('<footer');
  const found = footer.matchAll(/href="(?!mailto)([^"]*)"/g);
  const hrefs = Array.from(found, ([, href]) => href);
  assert.equal(hrefs, ['/team/', '/terms.pdf', 'https://a.example/']);
  const hidden = Object.keys(pages).filter((file) => pages[file]?.includes('noindex'));
  assert.equal(hidden.sort(), ['404.html', '500.html']);
});

test('search engines read the facts of the firm, and where its people are on LinkedIn', async () => {
  const [leader, ...others] = content.leaders;
  if (!leader) throw new Error('There is no leader');
  const linkedIn = 'https://www.linkedin.com/in/marian';
  const facts = { legalName: 'Refrain LLC', address: '1 Main St', registration: 'CRD 1' };
  const pages = await renderPages({
    ...content,
    firm: { ...content.firm, ...facts },
    leaders: [{ ...leader, linkedIn }, ...others],
  });
  const html = pages['team/index.html'] ?? '';
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [{ legalName, address, identifier }, ...people] = JSON.parse(data)['@graph'];
  assert.equal({ legalName, address, registration: identifier }, facts);
  assert.is(people[0].sameAs, linkedIn);
  assert.match(html, `href="${linkedIn}" aria-label="LinkedIn: ${leader.name}">LinkedIn</a>`);
});

test.run();
