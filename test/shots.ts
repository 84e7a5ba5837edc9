// `npm run shots -- STATE…`: pictures of these states, or of all, at every width, in `.shots`, and
// a page with all of them, `sheet.html`.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from '../build.mjs';
import { launchBrowser } from './support/drive/launch';
import { type State, showState, stateNames, states } from './support/drive/states';
import { withSite } from './support/drive/suite';

const widths = [320, 390, 768, 1024, 1440, 1920];

const words = process.argv.slice(2);
const names = stateNames.filter((name) => words.length === 0 || words.includes(name));
if (names.length === 0) throw new Error(`The states are ${stateNames.join(', ')}.`);

const outDir = resolve('.cache/shots');
await build({ outDir });
await mkdir('.shots', { recursive: true });
const browser = await launchBrowser('chromium');
const rows: string[] = [];
try {
  for (const name of names) {
    const { isOnlyNarrow, act }: State = states[name];
    const used = widths.filter((width) => width < 768 || !isOnlyNarrow);
    for (const width of used) {
      await withSite(browser, `${name} ${width}`, { outDir }, async (tools) => {
        const page = await showState(tools, name, { width });
        await page.screenshot({ path: `.shots/${name}-${width}.png`, fullPage: !act });
      });
    }
    rows.push(`<h2>${name}</h2>`, ...used.map((width) => `<img src="${name}-${width}.png">`));
    console.log(name);
  }
} finally {
  await browser.close();
}
const style = '<style>img { width: 15vw; vertical-align: top; margin: 0 .5vw }</style>';
await writeFile('.shots/sheet.html', [style, ...rows].join('\n'));
console.log('All pictures are in .shots; sheet.html shows them together');
