// `npm run test:old`: the Chromiums where old phones stopped, and what each leaves out.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createSiteServer, listen } from '../../src/build/server';
import { wait } from '../support/page';
import { readArgs } from '../support/usage';
import { openPage, packages, startChromium } from './page';
import { loadPhotos, rowsFor } from './rows';

const cacheFolder = '.cache/chromium-old';
const shotsFolder = '.shots/old';
const documentFile = 'docs/browsers.md';
const firstWithDialog = 92;

const visits = [true, false].flatMap((hasScript) =>
  [390, 1280].flatMap((width) => ['/', '/team'].map((path) => ({ hasScript, width, path }))),
);

const usage = `npm run test:old -- VERSION…: dist in these Chromiums, or in all of
  ${[...packages.keys()].join(', ')}`;
const given = readArgs(usage).positionals.map(Number);
const versions = given.length > 0 ? given : [...packages.keys()];
const lines = new Map<number, string>();
let passed = 0;
let failed = 0;
for (const folder of [cacheFolder, shotsFolder]) mkdirSync(folder, { recursive: true });
const server = createSiteServer({ folder: process.env.DIST ?? 'dist', base: '/' });
const origin = `http://127.0.0.1:${await listen(server, 0)}`;
// Two at a time: most of it is waiting.
await Promise.all([0, 1].map((lane) => checkEngines(versions.filter((_, i) => i % 2 === lane))));
if (given.length === 0 && failed === 0) writeTable();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function checkEngines(lane: number[]) {
  for (const version of lane) {
    const { endpoint, stop } = await startChromium(version, cacheFolder);
    try {
      const rows = await checkRows(version, endpoint);
      const page = await openPage(endpoint, 390);
      await page.visit(origin);
      const leftOut = await page.evaluate<string[]>('inPage.listLeftOut()');
      const cells = [`Chromium ${version}`, rows.join(', '), leftOut.join(', ') || 'nothing'];
      lines.set(version, `| ${cells.join(' | ')} |`);
    } finally {
      await stop();
    }
  }
}

/** Runs all rows at both sizes and on both pages, with and without scripts; returns their names. */
async function checkRows(version: number, endpoint: string) {
  const names = new Set<string>();
  for (const { hasScript, width, path } of visits) {
    const page = await openPage(endpoint, width, hasScript);
    const url = origin + path;
    const hasDialog = hasScript && version >= firstWithDialog;
    const visit = { page, url, isLanding: path === '/', hasDialog };
    for (const [name, run] of rowsFor(visit)) {
      try {
        await page.visit(url);
        await run(visit);
        passed += 1;
      } catch (error) {
        failed += 1;
        const script = hasScript ? '' : ' without JavaScript';
        console.log(`FAIL ${version}, ${path} at ${width} px${script}, ${name}:`, error);
      }
      names.add(name);
    }
    if (hasScript) {
      await page.visit(url);
      await loadPhotos(visit);
      await wait(1000);
      const { data } = await page.send('Page.captureScreenshot');
      const name = `${version}-${path.slice(1) || 'home'}-${width}.png`;
      writeFileSync(`${shotsFolder}/${name}`, data, 'base64');
    }
    await page.close();
  }
  return [...names, 'without JavaScript: both pages and the mail links'];
}

/** Of a whole run without errors: replaces what is between the two markers of the document. */
function writeTable() {
  const head = ['| engine | what works | what is left out |', '|---|---|---|'];
  const table = [...head, ...versions.map((version) => lines.get(version))];
  const text = readFileSync(documentFile, 'utf8');
  const between = /(?<=<!-- engines -->\n)[\s\S]*(?=<!-- end of engines -->)/;
  writeFileSync(documentFile, text.replace(between, `\n${table.join('\n')}\n\n`));
}
