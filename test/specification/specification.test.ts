// The sentences of the firm's specification, and ours beside them, hold on the sites that we build.
// docs/specification.md says where we depart from it.
import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { readFolder } from '../../src/build/files';
import { launchBrowser } from '../support/drive/launch';
import { dists, isOther, startSite } from '../support/drive/site';
import { dialog, withoutScript } from './dialog';
import { consoles, health } from './health';
import { landing, menu } from './landing';
import { draft, submitted, tooltips, withoutApp } from './lead';
import { errorPage, fallbacks, notFound, team } from './pages';
import { createVisit, differences, test } from './visit';

/** `team` changes its page, so it comes after `health`. `consoles` judges all, so it is last. */
// biome-ignore format: in the order of a visit
const areas = [
  landing, notFound, errorPage, menu, health, team, dialog, withoutApp, draft, withoutScript,
  submitted, tooltips, fallbacks, consoles,
];

// One run has the site's runtime at the root, the other one has the other runtime in a folder.
const options = isOther ? { dist: dists.otherSub, base: '/sub/' } : { dist: dists.main };
const site = await startSite(options);
const browser = await launchBrowser('chromium');
const visit = createVisit(browser, site);
for (const area of areas) {
  await area(visit).catch((error) => {
    test(`the visit reaches the end of "${area.name}"`, () => {
      throw error;
    });
  });
}
await browser.close();
site.stop();

test('each departure in docs/specification.md has its test', async () => {
  const rows = (await readFile('docs/specification.md', 'utf8')).match(/^\| .*`.*/gm) ?? [];
  const files = await readFolder('test');
  const tests = Object.entries(files).flatMap(([name, text]) =>
    /\.tsx?$/.test(name) ? String(text) : [],
  );
  const titles = rows.map((row) => /`([^`]*)` \|$/.exec(row)?.[1] ?? row);
  const isTitle = (title: string) =>
    ["'", '`'].some((quote) => tests.some((text) => text.includes(quote + title)));
  assert.ok(titles.length > 0);
  assert.equal(
    titles.filter((title) => !isTitle(title)),
    [],
  );
});

if (!isOther) console.log(differences.join('\n'));

test.run();
