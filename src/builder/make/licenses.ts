import { readdir, readFile } from 'node:fs/promises';
import { inProject } from '../files';
import { UserError } from '../user-error';

/** The license of the font, which must accompany it. */
export const fontLicenseFile = 'src/brand/OFL.txt';

/**
 * The license texts that must accompany the font and the packages in the app.
 *
 * @throws {UserError} without the license of the font
 */
export async function listLicenses(packages: readonly string[], fontLicense = '') {
  if (!fontLicense.includes('SIL OPEN FONT LICENSE')) {
    const fix = 'put it back, because nobody may pass the font on without it';
    throw new UserError(`${fontLicenseFile}: the license of the font is missing: ${fix}.`);
  }
  // Packages with the same text, such as those of React, share one entry.
  const titlesOf = new Map<string, string[]>();
  for (const name of packages) {
    const folder = inProject('node_modules', name);
    const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const file = (await readdir(folder)).find((file) => /^licen[cs]e(\.|$)/i.test(file));
    const text = file ? await readFile(`${folder}/${file}`, 'utf8') : 'No text in the package.';
    titlesOf.set(text, [...(titlesOf.get(text) ?? []), `${name} ${version}, ${license}`]);
  }
  titlesOf.set(fontLicense, ['Libre Bodoni, the font of the headings, OFL-1.1']);
  return Array.from(titlesOf, ([text, titles]) => `${titles.join('\n')}\n\n${text.trim()}\n`).join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}
