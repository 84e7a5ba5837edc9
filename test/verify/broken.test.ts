// Broken copies of the site: `verify` names exactly what is broken.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dists, startSite } from '../support/drive/site';
import { verify } from './verify';

const test = suite('broken copies');

/** What is changed in a file of the copy, and the rule that it breaks. */
type Edit = [rule: string, file: string, from: string | RegExp, to: string];

const home = 'index.html';
const team = 'team/index.html';

const edits: Edit[] = [
  ['hero.headline', home, />Turning Assets to Legacy<\/h1>/, '>Turning Assets</h1>'],
  ['hero.tagline', home, />Growing IP Value Year After Year<\/p>/, '>Growing</p>'],
  ['hero.login', home, /(href="https:\/\/investors[^"?]*)\?[^"]*/, '$1'],
  ['about.text', home, /<p>Patience.*?<\/p>/, ''],
  ['why.reasons', home, /<li class="[^"]*"><h3>Global expansion.*?<\/li>/, ''],
  ['themes', home, 'Data-driven', 'Good'],
  ['claims.deals', home, '1.27', '1.3'],
  ['team.cards', home, '>Advisory Board<', '>Advisors<'],
  ['board.areas', home, '>Legal<', '><'],
  ['contact.address', home, /<p class="[^"]*">Or write to <a .*?<\/p>/, ''],
  ['footer.copyright', home, />© 2025 [^<]*<\/p>/, '></p>'],
  ['nav.links', home, 'href="#team"', 'href="#contact"'],
  ['dialog.width', home, 'min(500px,', 'min(560px,'],
  ['form.types', home, 'type="tel"', 'type="text"'],
  ['form.reason', home, /min-height:6\.5rem/, 'min-height:0;height:2rem'],
  ['dialog.scroll', home, 'html:has(dialog[open]){overflow:hidden}', ''],
  ['webmail.links', home, 'mail.google.com', 'mail.example.com'],
  ['submit.busy', home, 'data-busy-label="Submitting..."', 'data-busy-label="Wait"'],
  ['mail.subject', home, 'subject:"New Lead', 'subject:"Lead'],
  ['image.logo', home, 'data-fallback="hide"', ''],
  ['team.back', team, 'Back to Home', 'Back'],
  ['team.leaders', team, '>General Counsel<', '>Counsel<'],
  ['team.framing', team, /object-position:bottom/, 'object-position:center'],
  ['team.initial', team, /(aria-hidden="true">)\w(<\/span><picture)/, '$1Z$2'],
  ['404.text', '404.html', 'Page not found<', 'Nothing<'],
  ['404.home', '404.html', 'Return to Home', 'Home'],
  ['500.page', '500.html', 'Unexpected Application Error!', 'Error'],
];

test('each broken rule is named', async () => {
  const folder = resolve('.cache/test/broken');
  await cp(dists.react, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const [rule, name, from, to] of edits) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    assert.is.not(html.replace(from, to), html, `${rule}: nothing to change in ${name}`);
    await writeFile(file, html.replace(from, to));
  }
  // The policy has the hashes of the old styles and scripts.
  for (const name of (await readdir(folder, { recursive: true })).filter((name) =>
    /\.html$/.test(name),
  )) {
    const html = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      html.replace(/<meta http-equiv="Content-Security[^>]*>/, ''),
    );
  }
  const site = await startSite({ dist: folder });
  const results = await verify(site.url);
  site.stop();
  const broken = results.filter(({ state }) => state === 'broken').map(({ id }) => id);
  const missed = edits.map(([rule]) => rule).filter((rule) => !broken.includes(rule));
  assert.equal(missed, [], `broken were ${broken.join(' ')}`);
});

test.run();
