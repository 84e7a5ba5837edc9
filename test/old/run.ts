// `npm run test:old [VERSION…]`: the Chromiums at which old phones stopped, and what each leaves out.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSiteServer, listen } from '../../src/build/server';
import { type Engine, packages, startEngine } from './engines';
import { Page } from './page';
import { rows } from './rows';

const cacheFolder = resolve('.cache/chromium-old');
const shotsFolder = resolve('.shots/old');
const documentFile = resolve('docs/browsers.md');
const pages = ['/', '/team'];
const widths = [390, 1280];

/** Decoration that an engine may lack; the texts go into the document. */
const decoration = [
  ['AVIF photos (JPEG instead)', 'window.VideoFrame'],
  ['opening movement of dialog and menu', 'overlay: auto'],
  ['movement while scrolling', 'animation-timeline: view()'],
  ['fade from page to page', 'window.PageRevealEvent'],
  ['balanced line breaks of headings', 'text-wrap: balance'],
  ['line breaks without orphans', 'text-wrap: pretty'],
] as const;

type Result = { row: string; isRight: boolean };
const versions = process.argv.slice(2).map(Number);
const server = createSiteServer({ folder: resolve(process.env.DIST ?? 'dist'), base: '/' });
await listen(server, 0);
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
await mkdir(cacheFolder, { recursive: true });
await mkdir(shotsFolder, { recursive: true });

const table: string[] = [];
const results: Result[] = [];
for (const version of versions.length ? versions : packages.keys()) {
  const engine = await startEngine(version, cacheFolder);
  try {
    const found = await checkEngine(engine, version);
    results.push(...found);
    table.push(await describe(engine, version, found));
  } finally {
    await engine.stop();
  }
}
server.close();
if (!versions.length) await writeTable();
const failed = results.filter(({ isRight }) => !isRight).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function checkEngine(engine: Engine, version: number): Promise<Result[]> {
  console.log(engine.name);
  const found: Result[] = [];
  for (const hasScript of [true, false]) {
    for (const width of widths) {
      const page = await Page.open(engine, { width, isScripted: hasScript });
      for (const path of pages) {
        const url = `http://127.0.0.1:${port}${path}`;
        const visit = {
          page,
          url,
          path,
          isPhone: width < 768,
          isScripted: hasScript && version >= 92,
        };
        page.errors.length = 0;
        for (const row of rows.filter(({ isFor }) => isFor(visit))) {
          await page.visit(url);
          const problems = await row.run(visit).catch((error: unknown) => [String(error)]);
          const name = hasScript ? row.name : `${row.name} without JavaScript`;
          found.push({ row: name, isRight: problems.length === 0 });
          for (const problem of problems) {
            console.log(`  FAIL ${engine.name}, ${path} at ${width} px: ${name}: ${problem}`);
          }
        }
        if (hasScript) await takePicture(page, url, width, version);
      }
      await page.close();
    }
  }
  return found;
}

async function takePicture(page: Page, url: string, width: number, version: number) {
  await page.visit(url);
  while (await page.run('scrollOn')) await page.wheel({ x: 6, y: 400 });
  await page.run('scrollToTop');
  const height = await page.run('pageHeight');
  // Before 92, nothing below the window is painted.
  if (version < 92) await page.size(width, height);
  const { data } = await page.send<{ data: string }>('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const name = `${version}-${new URL(url).pathname.slice(1) || 'home'}-${width}.png`;
  await writeFile(join(shotsFolder, name), data, 'base64');
  await page.size(width);
}

async function describe(engine: Engine, version: number, found: Result[]) {
  const names = [...new Set(found.map(({ row }) => row))];
  const isRight = (name: string) => found.every((result) => result.row !== name || result.isRight);
  const scripted = names.filter((name) => !name.endsWith('without JavaScript'));
  const plain = names.filter((name) => name.endsWith('without JavaScript'));
  const wrong = names.filter((name) => !isRight(name)).map((name) => `**fails: ${name}**`);
  const works = [
    ...scripted.filter(isRight),
    ...(plain.every(isRight)
      ? ['the same without JavaScript, less the dialog']
      : plain.filter(isRight)),
  ];
  const leftOut = version < 92 ? ['dialog (mail link instead)', 'menu (row of links instead)'] : [];
  const page = await Page.open(engine, { width: 390, isScripted: true });
  for (const [name, condition] of decoration) {
    if (!(await page.run('supports', condition))) leftOut.push(name);
  }
  await page.close();
  return `| ${engine.name} | ${works.join(', ')} | ${[...wrong, ...leftOut].join(', ') || 'nothing'} |`;
}

/** Replaces what is between the two markers. */
async function writeTable() {
  const text = await readFile(documentFile, 'utf8');
  const [start, end] = ['<!-- engines -->\n', '<!-- end of engines -->'];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${documentFile} has no markers`);
  const head = ['| engine | what works | what is left out |', '|---|---|---|'];
  const generated = `${start}\n${[...head, ...table].join('\n')}\n\n${end}`;
  await writeFile(documentFile, `${before}${generated}${after}`);
}
