import { readdir, readFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';
import { inProject } from '../files';

/** The packages in a bundle: with pnpm, `node_modules/.pnpm/NAME@VERSION/node_modules/NAME`. */
function packageFoldersOf({ outputs }: Metafile): Set<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  const folders = inputs.map((input) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(input)?.[0]);
  return new Set(folders.filter((folder) => folder !== undefined));
}

/** The license texts that must accompany the font and the packages in the app. */
export async function listLicenses(app: Metafile): Promise<string> {
  const ofPackages = Array.from(packageFoldersOf(app), async (packageFolder) => {
    const folder = inProject(packageFolder);
    const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const file = (await readdir(folder)).find((file) => /^licen[cs]e(\.|$)/i.test(file));
    const text = file ? await readFile(`${folder}/${file}`, 'utf8') : 'No text in the package.';
    return `${name} ${version}, ${license}\n\n${text.trim()}\n`;
  });
  const ofFont = await readFile(inProject('src/brand/OFL.txt'), 'utf8');
  const titled = `Libre Bodoni, the font of the headings, OFL-1.1\n\n${ofFont.trim()}\n`;
  return [...(await Promise.all(ofPackages)), titled]
    .join(`\n${'-'.repeat(80)}\n\n`)
    .replaceAll('\r\n', '\n');
}
