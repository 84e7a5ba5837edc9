// What the steps of a build find, and how a command says it.
import { inspect } from 'node:util';

/** A mistake of the person who runs the command. The error is printed without a stack. */
export class UserError extends Error {
  constructor(
    message: string,
    /** The command ends with 2 if only samples stop it, so that a workflow can tell. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** A mistake, which stops the build, or a warning. */
export interface Finding {
  /** Path in the project, or in the output folder. */
  file: string;
  line?: number | undefined;
  /** What stands there, such as `heading is empty`. */
  wrong: string;
  /** What to do about it, such as `write what belongs there`. */
  fix: string;
  isWarning?: boolean;
}

/** A finding before it has a file. */
export type Problem = Omit<Finding, 'file'>;

/** A pattern, what is wrong where it matches, and the fix. `$&` stands for the match, `$1` for its first group. */
export type Rule = [pattern: RegExp, wrong: string, fix: string, isWarning?: boolean];

/** Another encoding than UTF-8, and marks of a merge. */
// biome-ignore format: a table
export const damages: Rule[] = [
  // UTF-16 has zeros between the letters; bytes of Windows-1252 that are no UTF-8 become U+FFFD.
  [/\0/, 'it is not UTF-8', 'save the file as UTF-8'],
  [/\uFFFD/, 'a character of it is not UTF-8', 'save the file as UTF-8, and type again what looks wrong'],
  [/^(<{7}|>{7})(\s|$)/m, 'it is left from a merge', 'keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>'],
];

/** Returns the first problem that the rules find in a text, with its line if the text has several. */
export function findIn(text: string, rules: readonly Rule[]): Problem | undefined {
  for (const [pattern, wrong, fix, isWarning = false] of rules) {
    const match = pattern.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index).split('\n');
    const line = match[0] && text.includes('\n') ? before.length : undefined;
    const fill = (sentence: string) =>
      sentence.replace(/\$([&\d])/g, (_, group) => match[group === '&' ? 0 : group] ?? '');
    return { line, wrong: fill(wrong), fix: fill(fix), isWarning };
  }
  return undefined;
}

export const isMistake = ({ isWarning }: Problem) => !isWarning;

/** One line for each finding. */
export const listFindings = (findings: readonly Finding[]) =>
  findings.map(({ file, line, wrong, fix }) => {
    // A full stop after a comma to write would be copied too.
    return `${file}${line ? `, line ${line}` : ''}: ${wrong}: ${fix}${fix.endsWith(',') ? '' : '.'}`;
  });

/** @throws {UserError} with all mistakes, if there are any */
export function stopAtMistakes(findings: readonly Finding[]): void {
  const mistakes = findings.filter(isMistake);
  if (mistakes.length > 0) throw new UserError(listFindings(mistakes).join('\n'));
}

/** How many letters two words do not share, wherever these stand. */
function distance(one: string, other: string): number {
  let missing = 0;
  let rest = other;
  for (const letter of one) {
    if (rest.includes(letter)) rest = rest.replace(letter, '');
    else missing += 1;
  }
  return missing + rest.length;
}

/** The name that was probably meant; undefined if none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const farFrom = (name: string) => distance(typed.toLowerCase(), name.toLowerCase());
  const [near] = [...names].sort((a, b) => farFrom(a) - farFrom(b));
  if (!near || farFrom(near) > Math.max(2, typed.length / 3)) return undefined;
  // `email` has four letters of `image`.
  return farFrom(near) < 2 || near[0] === typed[0]?.toLowerCase() ? near : undefined;
}

/** Why the system refused, such as "permission denied". */
export const reasonOf = (error: unknown) =>
  /\bE[A-Z]+: ([^,]+)/.exec(String(error))?.[1] ?? String(error);

/** The text to print for an error. Only errors that are our own bugs have a stack. */
export function messageOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error && 'path' in error && 'syscall' in error)) return inspect(error);
  const isRead = /^(open|read|scandir|l?stat|watch)$/.test(String(error.syscall));
  return `${error.path} cannot be ${isRead ? 'read' : 'written'}: ${reasonOf(error)}.`;
}
