// A broken copy of the site: `verify` names what is broken, and nothing else.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dists } from '../support/drive/site';
import { serveFolder } from './site';
import { verify } from './verify';

const test = suite('a broken copy');

/** What extensions and mistakes do to the landing page. */
const script = `<script>
onsubmit = () => console.warn('sent');
addEventListener('close', () => document.activeElement.blur(), true);
addEventListener('click', (event) => event.target.closest('li button') && event.stopPropagation(), true);
</script>`;

/** A change of a file, and the rules that the change breaks. It names only prescribed words, which every site has. */
type Edit = [rules: string, file: RegExp, from: RegExp, to: string];

const home = /^index\.html$/;
const team = /^team.index\.html$/;
const error = /^500\.html$/;
const missing = /^404\.html$/;
const app = /app-\w+\.js$/;

/** All are made at once, because they do not meet. */
const edits: Edit[] = [
  ['hero.headline', home, />Turning Assets to Legacy</, '>Turning Assets<'],
  ['hero.tagline', home, />Growing IP Value Year After Year</, '>Growing<'],
  ['login.tracking', home, /(href="https:[^"?]*)\?[^"]*(?="[^>]*><span>Investor Login)/, '$1'],
  ['login.new-tab', home, / target="_blank"([^>]*><span>Investor Login)/, '$1'],
  ['about.text', home, /(id="about".*?)<p>.*?<\/p>/s, '$1'],
  ['why-partner.reasons', home, /(id="why-partner".*?)<li[^>]*><h3>.*?<\/li>/s, '$1'],
  ['claims.catalog-sale', home, /\$1\.27/, '$$1.30'],
  ['board.areas', home, />Legal</, '><'],
  [
    'contact.address',
    home,
    /(id="contact".*)<a [^>]*mailto:[^>]*>(.*?)<\/a>(?=.*<\/main>)/s,
    '$1$2',
  ],
  ['footer.copyright', home, /© 2025/, '© 2031'],
  ['bar.links bar.anchors', home, /(<nav.*?)href="#team"/s, '$1href="#contact"'],
  ['team.leadership pages.links', home, /href="[^"]*team\/"/g, 'href="/people/"'],
  ['dialog.width', home, /min\(500px,/, 'min(560px,'],
  ['dialog.page-stays', home, /(html:has\(dialog\[open\]\)\{)overflow:hidden/, '$1'],
  ['field.phone', home, /type="tel"/, 'type="text"'],
  ['field.reason-height', home, /min-height:6\.5rem/, 'height:2.5rem'],
  ['submit.submitting submit.announced', home, /label="Submitting\.\.\."/, 'label="Wait"'],
  ['mail.subject', home, /New Lead - /g, 'Lead: '],
  ['image.logo', home, /data-fallback="hide"/g, ''],
  ['team-page.back', team, />Back to Home</, '>Back<'],
  ['team-page.roles', team, />General Counsel</, '>Counsel<'],
  ['team-page.framing', team, /object-position:(top|bottom)/g, 'object-position:center'],
  ['image.portrait', team, /(aria-hidden="true">)[^<](?=<\/span><picture)/, '$1Z'],
  ['not-found.text', missing, />Oops! Page not found</, '>Nothing<'],
  ['not-found.home', missing, />Return to Home</, '>Home<'],
  ['error.heading', error, />Unexpected Application Error!</, '>Error<'],
  ['pages.styles', error, /<style>.*<\/style>|<link rel="preload"[^>]*>/gs, ''],
  ['menu.toggle menu.choice', home, /popoverTarget="menu"/i, ''],
  ['hero.photo image.concert', home, /<picture>.*?<\/picture>/s, ''],
  ['pages.images', home, /(<header.*?<img src=")[^"]*/s, '$1/blank.svg'],
  ['pages.files pages.images team-page.people', team, /srcSet="[^"]*"/i, 'srcset="/nothing.avif"'],
  [
    'dialog.close-icon',
    home,
    /(data-tooltip[^>]*><button[^>]*?)(?: command(?:for)?="[\w-]+")+/,
    '$1',
  ],
  ['form.email-type field.email', home, /type="email"/, 'type="text"'],
  ['toast.time', app, /=5e3,/g, '=9e3,'],
  [
    'pages.real-links team-page.call',
    team,
    /href="[^"]*#intro-call"/,
    'href="http://localhost:9/"',
  ],
  ['pages.overlap', missing, /<main[^>]*>/, '$&<div style="width:900px">.</div>'],
  ['pages.narrow', error, /<meta name="viewport"[^>]*>/, ''],
  ['pages.words', error, /<\/main>/, '<p>undefined</p>$&'],
  ['pages.scroll', team, /<\/head>/, '<style>html { touch-action: none }</style>$&'],
  ['pages.console dialog.focus toast.dismiss', home, /<\/body>/, `${script}$&`],
  ['pages.keyboard', missing, /<\/body>/, '<script>onkeydown = () => false</script>$&'],
  ['pages.titles', missing, /<html lang="en"/, '<html lang="de"'],
  [
    'pages.motion',
    team,
    /<\/head>/,
    '<style>html { scroll-behavior: smooth !important }</style>$&',
  ],
  ['error.ways', error, /(<main.*?mailto:)[^"@&]*/s, '$1nobody'],
  ['pages.own', /^sitemap\.xml$/, /team\/<\/loc>/, 'gone</loc>'],
  ['not-found.log', missing, /console\.error\(`[^`]*`\)/, 'String()'],
];

async function breakCopy(folder: string): Promise<void> {
  // An earlier run has left files that are broken already.
  await rm(folder, { recursive: true, force: true });
  await cp(dists.react, folder, { recursive: true, force: true });
  for (const file of await readdir(folder, { recursive: true })) {
    const chosen = edits.filter(([, pattern]) => pattern.test(file));
    const isPage = file.endsWith('.html');
    if (chosen.length === 0 && !isPage) continue;
    let text = await readFile(join(folder, file), 'utf8');
    // The policy has the hashes of the old styles and scripts.
    if (isPage) text = text.replace(/('sha256-[^']*' ?)+/g, "'unsafe-inline' ");
    for (const [rules, , from, to] of chosen) {
      assert.match(text, from, `${rules}: nothing to change in ${file}`);
      text = text.replace(from, to);
    }
    await writeFile(join(folder, file), text);
  }
  const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="116" height="28"/>';
  await writeFile(join(folder, 'blank.svg'), blank);
}

test('each edit breaks the rules that it names, and no other', async () => {
  const folder = resolve('.cache/test/broken');
  await breakCopy(folder);
  const { url, stop } = await serveFolder(folder);
  const results = await verify(url);
  stop();
  const broken = results.filter(({ verdict }) => verdict === 'broken');
  const found = broken.map(({ id, detail }) => `${id}: ${detail}`).join('\n');
  const expected = new Set(['host.policy', ...edits.flatMap(([rules]) => rules.split(' '))]);
  assert.equal(broken.map(({ id }) => id).sort(), [...expected].sort(), found);
});

test.run();
