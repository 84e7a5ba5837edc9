// The sentences of the firm's specification, and ours beside them, hold on the sites that we build.
// docs/specification.md says where we depart from it.
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder } from '../../src/build/files';
import { launchBrowser } from '../support/drive/launch';
import { sites } from '../support/drive/site';
import { missingPath } from '../support/drive/states';
import { withSite } from '../support/drive/suite';
import { bar, menu } from './bar';
import { dialog, withoutScript } from './dialog';
import { health } from './health';
import { landing } from './landing';
import { draft, submitted, tooltips, withoutApp } from './lead';
import { errorPage, fallbacks, notFound, team } from './pages';
import { createVisit, differences } from './visit';

// biome-ignore format: in the order of a visit
const areas = [
  landing, bar, menu, notFound, errorPage, health, team, dialog, withoutApp, draft, withoutScript,
  submitted, tooltips, fallbacks,
];

const browser = await launchBrowser('chromium');
const problems: string[] = [];
for (const area of areas) {
  const options = process.env.SITE === 'sub' ? sites.sub : sites.main;
  await withSite(browser, `specification ${area.name}`, options, async (tools) => {
    await area(createVisit(tools));
    problems.push(...tools.pages.flatMap((page) => page.problems));
  }).catch((error) => {
    test(`the visit reaches the end of "${area.name}"`, () => {
      throw error;
    });
  });
}
await browser.close();

test('the console has no error and no warning', () => {
  // The line about the missing path is prescribed, and those about blocked files are our doing.
  const isExpected = (text: string) => text.includes(missingPath) || text.includes('ERR_BLOCKED');
  assert.equal(
    problems.filter((text) => !isExpected(text)),
    [],
  );
});

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

// That another firm says something else is no news.
if (process.env.FIRM === 'ours') console.log(differences.join('\n'));

test.run();
