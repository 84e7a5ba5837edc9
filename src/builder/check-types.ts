// Runs the compiler on the code, and on the content, whose types are its rules.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findDamage, inProject } from './files';
import { UserError } from './user-error';

/** The files of `src/content`. If one of these files is missing, nothing is built. */
const contentFiles = 'firm landing leaders lead-form navigation pages colors types all'.split(' ');

const help = `
Texts stand between straight double quotes; numbers, true and false do not. Check commas and brackets, also of the line before.
README.md, "Change the content", shows each kind of value, and src/content/types.ts says what each field takes.`;

/** Runs the compiler. Returns its messages; an empty text when all is right. */
async function compile(...args: string[]): Promise<string> {
  const command = [inProject('node_modules/typescript/bin/tsc'), ...args, '--pretty', 'false'];
  try {
    await promisify(execFile)(process.execPath, command, { cwd: inProject() });
    return '';
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.trim();
  }
}

/** @throws {UserError} with the compiler's messages about the code of the site and of the builder */
export async function checkTypes(): Promise<void> {
  const messages = await compile('--build', 'src/builder');
  if (messages) throw new UserError(messages);
}

/** Puts file and line first in each message, and leaves out what helps only a programmer. */
function plainMessages(output: string): string {
  const messages: string[] = [];
  const broken = new Set<string>();
  for (const line of output.split('\n')) {
    const [, file = '', number, code = '', text] =
      /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)/.exec(line) ?? [];
    // Of the syntax errors in a file (TS1000 to TS1999), the first usually causes the others.
    const isSyntaxError = /^1\d{3}$/.test(code);
    if (isSyntaxError && broken.has(file)) continue;
    if (isSyntaxError) broken.add(file);
    messages.push(file ? `${file}, line ${number}: ${text}` : line);
  }
  return messages
    .join('\n')
    .replace(/ in type '\{.*\}'(?= but)/g, '')
    .replace(/'(true|false)'\.$/gim, '$& Write it in small letters.');
}

/** @throws {UserError} when a file of the content is missing, damaged or wrong */
export async function checkContentTypes(dir: string): Promise<void> {
  for (const name of contentFiles) {
    const file = join(dir, `${name}.ts`);
    const path = relative(inProject(), file);
    const data = await readFile(file).catch((error) => {
      throw error.code === 'ENOENT' ? new UserError(`${path} is missing: put it back.`) : error;
    });
    // The compiler would explain damage badly.
    const damage = findDamage(data);
    if (damage) throw new UserError(`${path}: ${damage}`);
  }
  const output = await compile('--project', dir, '--noEmit');
  if (output) throw new UserError(plainMessages(output) + help);
}
