// `npm run shots`: a picture of every state at every width, and one sheet of them all, in `.shots`,
// which git ignores. `npm run shots -- landing menu` makes just these.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { build } from '../build.mjs';
import { startEngine } from './support/launch';
import { connectChromium } from './support/page';
import { type State, type StateName, showState, stateNames, states } from './support/states';
import { withSite } from './support/suite';

const widths = [320, 390, 768, 1024, 1440, 1920];

/** Of a picture on the sheet, in pixels. */
const thumbnail = { width: 240, height: 384, gap: 8 };

const { values, positionals } = parseArgs({
  options: { runtime: { type: 'string', default: 'react' } },
  allowPositionals: true,
});
const runtime = values.runtime === 'preact' ? 'preact' : 'react';
const wrong = positionals.find((word) => !stateNames.some((name) => name === word));
if (wrong) throw new Error(`There is no state ${wrong}: ${stateNames.join(', ')}.`);
const names = positionals.length > 0 ? stateNames.filter(isChosen) : stateNames;
const folder = resolve('.shots', runtime);
const dist = process.env.DIST_REACT ?? resolve('.cache/shots', runtime);

function isChosen(name: StateName): boolean {
  return positionals.includes(name);
}

/** Pictures of a state, by width. */
async function takePictures(name: StateName): Promise<Map<number, string>> {
  const files = new Map<number, string>();
  const state: State = states[name];
  for (const width of widths.filter((width) => width < 768 || !state.isOnlyNarrow)) {
    const path = `${folder}/${name}-${width}.png` as const;
    await withSite(browser, `${name} ${width}`, { dist }, async (tools) => {
      const page = await showState(tools, name, { width });
      await page.screenshot({ path, fullPage: state.isWhole ?? false });
    });
    files.set(width, path);
  }
  return files;
}

if (!process.env.DIST_REACT) await build({ runtime, outDir: dist, isQuiet: true });
await mkdir(folder, { recursive: true });
const engine = await startEngine('chromium');
Object.assign(process.env, engine.env);
const browser = await connectChromium();
const sheet: OverlayOptions[] = [];
try {
  for (const [row, name] of names.entries()) {
    for (const [width, file] of await takePictures(name)) {
      const input = await sharp(file)
        .resize(thumbnail.width, thumbnail.height, { fit: 'cover', position: 'top' })
        .toBuffer();
      sheet.push({
        input,
        left: widths.indexOf(width) * (thumbnail.width + thumbnail.gap),
        top: row * (thumbnail.height + thumbnail.gap),
      });
    }
    console.log(`${name} (${row + 1} of ${names.length})`);
  }
} finally {
  await browser.disconnect();
  await engine.stop();
}
await sharp({
  create: {
    width: widths.length * (thumbnail.width + thumbnail.gap),
    height: names.length * (thumbnail.height + thumbnail.gap),
    channels: 3,
    background: 'white',
  },
})
  .composite(sheet)
  .png()
  .toFile(join(folder, 'sheet.png'));
console.log(`${sheet.length} pictures are in .shots/${runtime}, all of them on sheet.png`);
