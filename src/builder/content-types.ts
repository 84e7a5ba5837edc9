// Runs the compiler on the content: its types are its rules.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { inProject } from './files';
import { UserError } from './user-error';

/** The files that the site cannot do without; `all.ts` names what is in the others. */
const fileNames = 'firm landing leaders lead-form navigation pages colors types all'.split(' ');

const help = `
Texts stand between straight double quotes; numbers, true and false do not. Check commas and brackets, also of the line before.
README.md, "Change the content", shows each kind of value, and src/content/types.ts says what each field takes.`;

/** What the compiler would explain badly, as a pattern in the file and its fix. */
const damage: [pattern: RegExp, fix: string][] = [
  // UTF-16 has zeros between the letters; Windows-1252 has bytes that are no UTF-8.
  [/[\0\uFFFD]/, 'save the file as UTF-8, and correct the characters that look wrong.'],
  [
    /^(<{7}|={7}|>{7})(\s|$)/m,
    'this line is left from a merge: keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
];

async function checkFile(file: string): Promise<void> {
  const path = relative(inProject(), file);
  const text = await readFile(file, 'utf8').catch((error) => {
    throw error.code === 'ENOENT' ? new UserError(`${path} is missing: put it back.`) : error;
  });
  for (const [pattern, fix] of damage) {
    const line = text.slice(0, text.search(pattern)).split('\n').length;
    if (pattern.test(text)) throw new UserError(`${path}, line ${line}: ${fix}`);
  }
}

/**
 * The compiler's messages, each with file and line and without its number. Of the syntax errors, TS1000 to
 * TS1999, the first in a file usually causes the others.
 */
function readMessages(output: string): string {
  const place = /^(.+?)\((\d+),\d+\): error TS\d+: /gm;
  const broken = new Set<string>();
  const isFirst = (line: string) => {
    const [, file = ''] = /^(.+?)\(\d+,\d+\): error TS1\d{3}:/.exec(line) ?? [];
    return !broken.has(file) && (!file || broken.add(file));
  };
  return output
    .trim()
    .split('\n')
    .filter(isFirst)
    .join('\n')
    .replace(place, '$1, line $2: ')
    .replace(/ in type '\{.*\}'(?= but)/g, '')
    .replace(/'(true|false)'\.$/gim, '$& Write it in small letters.');
}

/** @throws {UserError} with the compiler's messages, when a file of the content is missing, damaged or wrong */
export async function checkContentTypes(dir: string): Promise<void> {
  for (const name of fileNames) await checkFile(join(dir, `${name}.ts`));
  const compiler = inProject('node_modules/typescript/bin/tsc');
  const args = [compiler, '--project', dir, '--noEmit', '--pretty', 'false'];
  await promisify(execFile)(process.execPath, args, { cwd: inProject() }).catch((error) => {
    throw error.stdout ? new UserError(readMessages(error.stdout) + help) : error;
  });
}
