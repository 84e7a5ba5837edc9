// Runs the compiler: on the code, and on the content, whose types are its rules.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { cached, fingerprint, inProject, versionOf } from '../files';
import { contentFiles } from '../make/fields';
import {
  damages,
  type Finding,
  findIn,
  nearestName,
  type Rule,
  stopAtMistakes,
  UserError,
} from '../user-error';
import { readTypo } from './typos';

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

/** JavaScript takes it for the start of a special character, and leaves it out. */
const lostBackslash: Rule = [
  /"[^"\n]*\\(?![\\"'`nu$])./,
  'a backslash does not show',
  'write \\\\ for it',
];

/** What makes a file unfit for the compiler, which would explain it badly. */
function findGaps(file: string, source: string, names: readonly string[]): Finding[] {
  if (!source.trim()) return [{ file, wrong: 'it is empty', fix: 'put its content back' }];
  const damage = findIn(source, [...damages, lostBackslash]);
  if (damage) return [{ file, ...damage }];
  const found = Array.from(source.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
  const others = found.filter((name) => !names.includes(name));
  return names
    .filter((name) => !found.includes(name))
    .map((name) => {
      const near = nearestName(name, others);
      const line = near && source.split(`export const ${near}`)[0]?.split('\n').length;
      const fix = near ? `write ${name} instead of ${near}` : 'put it back';
      return { file, line: line || undefined, wrong: `"export const ${name}" is missing`, fix };
    });
}

/** What the compiler says of the content; nothing when all is right. */
async function findTypos(dir: string, sources: ReadonlyMap<string, string>): Promise<Finding[]> {
  // Nothing is written: the compiler does not say well why it cannot.
  const options = '--noEmit --composite false --emitDeclarationOnly false'.split(' ');
  const output = await compile('--project', dir, ...options);
  const types = sources.get(relative(inProject(), join(dir, 'types.ts'))) ?? '';
  const broken = new Set<string>();
  const mistakes = output.split('\n').flatMap((text): Finding[] => {
    const [, path = '', line, column, code = '', message = ''] =
      /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)/.exec(text) ?? [];
    // A line without a place belongs to the one before.
    if (!path) return [];
    const source = sources.get(path) ?? '';
    // Of the syntax errors in a file (TS1000 to TS1999), the first usually causes the others.
    const isSyntaxError = /^1\d{3}$/.test(code) && code !== '1117';
    if (isSyntaxError && broken.has(path)) return [];
    if (isSyntaxError) broken.add(path);
    return [{ file: path, ...readTypo(message, source, Number(line), Number(column), types) }];
  });
  if (output && mistakes.length === 0) throw new UserError(output);
  // A value may be wrong in several ways, of which the first says enough.
  const places = mistakes.map(({ file, line }) => `${file}:${line}`);
  return mistakes.filter((_, at) => places.indexOf(places[at] ?? '') === at);
}

/** @throws {UserError} when a file of the content is missing, damaged or wrong */
export async function checkContentTypes(dir: string): Promise<void> {
  const sources = new Map<string, string>();
  const gaps: Finding[] = [];
  const there = existsSync(dir) ? readdirSync(dir) : [];
  for (const [name, names] of Object.entries({ ...contentFiles, types: [] })) {
    const path = join(dir, `${name}.ts`);
    const file = relative(inProject(), path);
    const isThere = there.includes(`${name}.ts`);
    const source = isThere ? readFileSync(path, 'utf8') : '';
    sources.set(file, source);
    // Windows hides the ending of `firm.ts.txt`.
    const near = there.find((other) => other.toLowerCase().startsWith(`${name}.ts`));
    const fix = near ? `rename ${near} to ${name}.ts` : 'put it back';
    gaps.push(
      ...(isThere ? findGaps(file, source, names) : [{ file, wrong: 'it is missing', fix }]),
    );
  }
  stopAtMistakes(gaps);
  // A file that the owner adds counts too, because the others can import it.
  const files = there.filter((name) => /\.(ts|json)$/.test(name));
  const texts = files.map((name) => readFileSync(join(dir, name), 'utf8'));
  const key = fingerprint(versionOf('typescript'), dir, ...texts);
  await cached(`content/${key}`, async () => {
    stopAtMistakes(await findTypos(dir, sources));
    return Buffer.from('right');
  });
}
