import { readdir, readFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';
import { inProject } from '../files';

/** The license texts that must accompany the font and the packages in the app. */
export async function listLicenses({ outputs }: Metafile): Promise<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  // With pnpm, `node_modules/.pnpm/NAME@VERSION/node_modules/NAME`.
  const folders = inputs.flatMap((it) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(it)?.[0] ?? []);
  const ofPackages = Array.from(new Set(folders), async (packageFolder) => {
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
