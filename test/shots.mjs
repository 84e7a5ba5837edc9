// `npm run shots`: a picture of every page and state at every width, and one sheet of them all,
// in `.shots` (which git ignores). Names are those of the design's reference: state-width.png.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from '../build.mjs';
import { readFlags } from '../src/build/flags.mjs';
import { inProject } from '../src/build/paths.mjs';
import { startStates, states } from './support/states.mjs';

const widths = [320, 390, 768, 1024, 1440, 1920];
/** Width of a picture on the sheet, in pixels. */
const thumbnail = 240;

const { runtime = 'react' } = readFlags(process.argv.slice(2), {
  runtime: { placeholder: 'react|preact', choices: ['react', 'preact'], help: 'what runs (react)' },
});
const folder = inProject('.shots', runtime);
const dist = inProject('node_modules/.cache/refrain/shots', runtime);
await build({ runtime: /** @type {'react' | 'preact'} */ (runtime), folder: dist, isQuiet: true });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const site = await startStates(dist);

/** @type {import('sharp').OverlayOptions[]} */
const sheet = [];
const names = /** @type {(keyof typeof states)[]} */ (Object.keys(states));
const rowHeight = Math.round(thumbnail * 1.6);
for (const [row, name] of names.entries()) {
  /** @type {import('./support/states.mjs').State} */
  const state = states[name];
  for (const [column, width] of widths.entries()) {
    if (state.isOnlyNarrow && width >= 768) continue;
    const page = await site.show(name, { width });
    const file = join(folder, `${name}-${width}.png`);
    await page.screenshot({
      path: /** @type {`${string}.png`} */ (file),
      fullPage: state.isWhole ?? false,
    });
    const input = await sharp(file)
      .resize(thumbnail, rowHeight, { fit: 'cover', position: 'top' })
      .toBuffer();
    sheet.push({ input, left: column * (thumbnail + 8), top: row * (rowHeight + 8) });
    site.leave(page);
  }
  console.log(`${name} (${row + 1} of ${names.length})`);
}
await sharp({
  create: {
    width: widths.length * (thumbnail + 8),
    height: names.length * (rowHeight + 8),
    channels: 3,
    background: 'white',
  },
})
  .composite(sheet)
  .png()
  .toFile(join(folder, 'sheet.png'));
// The README's pictures.
const pictures = inProject('.github');
await mkdir(pictures, { recursive: true });
for (const [name, width] of /** @type {const} */ ([
  ['landing', 1440],
  ['dialog', 390],
  ['team', 1440],
])) {
  const height = name === 'dialog' ? 844 : 900;
  await sharp(join(folder, `${name}-${width}.png`))
    .extract({ left: 0, top: 0, width, height })
    .resize({ height: 450 })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(pictures, `${name}.jpg`));
}
await site.stop();
console.log(`${sheet.length} pictures are in .shots/${runtime}, all of them on sheet.png`);
