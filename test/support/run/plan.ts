// The test files, and what each runs with.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Runtime, runtimes } from '../../../src/builder/make/bundle';

/** Files that run once with each of these programs. The others in `browser` run with Chromium. */
const programsOf: Record<string, readonly string[]> = {
  // In Chromium the rules of the specification prove as much.
  'browser/journeys.test.ts': ['firefox', 'webkit'],
  'hosts/hosting.test.ts': ['apache2', 'caddy', 'nginx'],
};

/** What runs with React and with Preact: components, and what a broken app does. */
const withBothRuntimes = /^unit$|app-failures|verify\.test/;

/** One run of a test file. */
export interface Job {
  /** Path below `test`; `unit` stands for all unit tests. */
  file: string;
  runtime: Runtime;
  /** A browser or server; undefined if the file needs none. */
  program: string | undefined;
}

/**
 * All test files. Folders that need neither sites nor programs come first. In a folder, large files come first, because most
 * of them take long.
 */
export const listTestFiles = (): string[] =>
  ['builder', 'verify', 'hosts', 'browser', 'unit'].flatMap((folder) =>
    readdirSync(`test/${folder}`)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .sort((one, other) => statSync(`test/${other}`).size - statSync(`test/${one}`).size),
  );

export const isUnitTest = (file: string) => file.startsWith('unit');

/** Whether a job needs the sites that `npm test` builds. */
export const needsSites = ({ file }: Job): boolean =>
  !isUnitTest(file) &&
  (!file.startsWith('builder/') || /\bdists\b/.test(readFileSync(`test/${file}`, 'utf8')));

/** The runs of these files: one for each pair of runtimes and programs of a file. */
export function jobsOf(files: readonly string[]): Job[] {
  const names = new Set(files.map((file) => (isUnitTest(file) ? 'unit' : file)));
  return [...names].flatMap((file) => {
    const programs = programsOf[file] ?? [
      /^(browser|verify)\//.test(file) ? 'chromium' : undefined,
    ];
    return (withBothRuntimes.test(file) ? runtimes : (['react'] as const)).flatMap((runtime) =>
      programs.map((program) => ({ file, runtime, program })),
    );
  });
}
