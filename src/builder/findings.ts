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

/** Makes a finding of a problem. */
export const at =
  (file: string) =>
  (problem: Problem): Finding => ({ file, ...problem });

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

/** How many letters must be typed, deleted or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = Number(row[column - 1]) + Number(letter !== to[column - 1]);
      next.push(Math.min(replaced, Number(row[column]) + 1, Number(next[column - 1]) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The name that was probably meant; undefined if none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const most = typed.length < 4 ? 1 : Math.max(2, typed.length / 3);
  const near = names
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return near[0]?.name;
}

/** Why the system refused, such as "permission denied". */
export const reasonOf = (error: unknown) =>
  /\bE[A-Z]+: ([^,]+)/.exec(String(error))?.[1] ?? String(error);

/** The text to print for an error. Only errors that are our own bugs have a stack. */
export function messageOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error && 'path' in error && 'syscall' in error)) return inspect(error);
  const verb = /^(open|read|scandir|l?stat|watch)$/.test(String(error.syscall))
    ? 'read'
    : 'written';
  return `${error.path} cannot be ${verb}: ${reasonOf(error)}.`;
}
