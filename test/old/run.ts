// `npm run test:old [VERSION…]`: the Chromiums where old phones stopped, and what each leaves out.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSiteServer, listen } from '../../src/build/server';
import { type Engine, packages, startEngine } from './engines';
import { Page } from './page';
import { rows } from './rows';

const cacheFolder = resolve('.cache/chromium-old');
const shotsFolder = resolve('.shots/old');
const documentFile = resolve('docs/browsers.md');
const paths = ['/', '/team'];
const widths = [390, 1280];
const firstWithDialog = 92;
const withoutScript = ' without JavaScript';

type Result = { row: string; isRight: boolean };

const versions = process.argv.slice(2).map(Number);
const server = createSiteServer({ folder: resolve(process.env.DIST ?? 'dist'), base: '/' });
const origin = `http://127.0.0.1:${await listen(server, 0)}`;
await mkdir(cacheFolder, { recursive: true });
await mkdir(shotsFolder, { recursive: true });

const results: Result[] = [];
const table = new Map<number, string>();
const wanted = versions.length ? versions : [...packages.keys()];
// Two at a time: most of it is waiting.
await Promise.all([0, 1].map((lane) => checkEngines(wanted.filter((_, i) => i % 2 === lane))));
server.close();
if (!versions.length) await writeTable();
const failed = results.filter(({ isRight }) => !isRight).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function checkEngines(lane: number[]) {
  for (const version of lane) {
    const engine = await startEngine(version, cacheFolder);
    try {
      const found = await checkEngine(engine, version);
      results.push(...found);
      table.set(version, await describe(engine, version, found));
    } finally {
      await engine.stop();
    }
  }
}

async function checkEngine(engine: Engine, version: number) {
  const found: Result[] = [];
  console.log(`${engine.name}: started`);
  for (const hasScript of [true, false]) {
    const hasDialog = hasScript && version >= firstWithDialog;
    for (const width of widths) {
      for (const path of paths) {
        const page = await Page.open(engine, { width, hasScript });
        const visit = { page, url: origin + path, path, isPhone: width < 768, hasDialog };
        for (const row of rows.filter(({ isFor }) => isFor(visit))) {
          const name = row.name + (hasScript ? '' : withoutScript);
          const problems = await findProblems(
            () => page.visit(visit.url),
            () => row.run(visit),
          );
          found.push({ row: name, isRight: problems.length === 0 });
          if (problems.length > 4) problems.splice(3, Infinity, `and ${problems.length - 3} more`);
          for (const problem of problems) {
            console.log(`  FAIL ${version}, ${path} at ${width} px, ${name}: ${problem}`);
          }
        }
        if (hasScript) await takePicture(page, visit.url, width, version);
        await page.close();
      }
    }
  }
  return found;
}

async function findProblems(visit: () => Promise<void>, run: () => Promise<string[]>) {
  try {
    await visit();
    return await run();
  } catch (error) {
    return [String(error)];
  }
}

async function takePicture(page: Page, url: string, width: number, version: number) {
  await page.visit(url);
  await page.readToEnd();
  const height = await page.run('pageHeight');
  // Before 92 nothing is painted below the window.
  if (version < 92) await page.size(width, height);
  const { data } = await page.send<{ data: string }>('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const name = `${version}-${new URL(url).pathname.slice(1) || 'home'}-${width}.png`;
  await writeFile(join(shotsFolder, name), data, 'base64');
}

async function describe(engine: Engine, version: number, found: Result[]) {
  const page = await Page.open(engine, { width: 390, hasScript: true });
  await page.visit(origin);
  const leftOut = await page.run('leftOut');
  await page.close();
  if (version < firstWithDialog) {
    leftOut.unshift('the dialog (a mail link instead)', 'the menu (a row of links instead)');
  }
  const wrong = new Set(found.filter(({ isRight }) => !isRight).map(({ row }) => row));
  const right = [...new Set(found.map(({ row }) => row))].filter((row) => !wrong.has(row));
  const works = right.filter((row) => !row.endsWith(withoutScript));
  const isPlainRight = ![...wrong].some((row) => row.endsWith(withoutScript));
  if (isPlainRight) works.push('without JavaScript: both pages and the mail links');
  const missing = [...Array.from(wrong, (row) => `**fails: ${row}**`), ...leftOut];
  return `| ${engine.name} | ${works.join(', ')} | ${missing.join(', ') || 'nothing'} |`;
}

/** Replaces what is between the two markers of the document. */
async function writeTable() {
  const [start, end] = ['<!-- engines -->\n', '<!-- end of engines -->'];
  const [before, rest] = (await readFile(documentFile, 'utf8')).split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${documentFile} has no markers`);
  const lines = ['| engine | what works | what is left out |', '|---|---|---|'];
  for (const version of wanted) lines.push(table.get(version) ?? '');
  await writeFile(documentFile, `${before}${start}\n${lines.join('\n')}\n\n${end}${after}`);
}
