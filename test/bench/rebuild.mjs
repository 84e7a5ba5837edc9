// Changes files of the project in the current folder, a copy, and times the build after each; the
// process is that of `npm run dev`, so that it keeps what that one keeps. Prints JSON.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A file of each kind, and a change that the result shows. */
const changes = {
  words: ['src/content/landing.ts', 'Turning Assets', 'Turning Words'],
  component: ['src/sections/about.tsx', 'id="about"', 'id="about" lang="en"'],
  style: ['src/ui/button.css.ts', '3.25rem', '3.5rem'],
  token: ['src/style/tokens.ts', "'#120d0a'", "'#120d0b'"],
};

const [runtime = 'react', runs = '3'] = process.argv.slice(2);
/** @type {typeof import('../../build.mjs')} */
const { build } = await import(pathToFileURL(resolve('build.mjs')).href);

const rebuild = async () => {
  const start = performance.now();
  await build({
    runtime: /** @type {'react' | 'preact'} */ (runtime),
    folder: resolve('dev'),
    isDevelopment: true,
    isQuiet: true,
  });
  return performance.now() - start;
};

await rebuild();
const measured = [];
// The first round is the slowest: nothing has been compiled by then.
for (let run = 0; run <= Number(runs); run += 1) {
  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  for (const [kind, [file = '', from = '', to = '']] of Object.entries(changes)) {
    const original = await readFile(file, 'utf8');
    await writeFile(file, original.replace(from, to));
    figures[kind] = await rebuild();
    await writeFile(file, original);
    await rebuild();
  }
  if (run > 0) measured.push(figures);
}
console.log(JSON.stringify(measured));
// What esbuild keeps would keep the process.
process.exit();
