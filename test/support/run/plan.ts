// The test files, and what each runs with.
import { readdirSync, readFileSync } from 'node:fs';
import { type Runtime, runtimes } from '../../../src/builder/runtimes';

/** Files that run once with each of these programs. The others in `browser` and `verify` run with Chromium. */
const programsOf: Record<string, readonly string[]> = {
  // In Chromium the rules of the specification prove as much. `npm run test:old` uses the file too.
  'browser/journeys.test.ts': ['firefox', 'webkit'],
  'browser/presses.test.ts': ['xvfb'],
  'hosts/hosting.test.ts': ['apache2', 'caddy', 'nginx'],
  'hosts/webmail.test.ts': ['chromium', 'firefox'],
};

/** What runs with React and with Preact: the app, and what a visitor has without it. */
const withBothRuntimes = /toasts|app-failures|verify\.test/;

/** One run of a test file. */
export interface Job {
  /** Path below `test`. */
  file: string;
  runtime: Runtime;
  /** A browser or server; undefined if the file needs none. */
  program: string | undefined;
}

/** All test files. Folders that need neither sites nor programs come first, and short ones last. */
export const listTestFiles = (): string[] =>
  ['builder', 'verify', 'browser', 'hosts', 'unit'].flatMap((folder) =>
    readdirSync(`test/${folder}`)
      .filter((name) => name.endsWith('.test.ts'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );

/** Whether a job needs the sites that `npm test` builds. */
export const needsSites = ({ file }: Job): boolean =>
  !/^(builder|unit)/.test(file) || /\bdists\b/.test(readFileSync(`test/${file}`, 'utf8'));

/** The runs of these files: one for each pair of runtimes and programs of a file. */
export const jobsOf = (files: readonly string[]): Job[] =>
  files.flatMap((file) => {
    const usual = /^(browser|verify)/.test(file) ? 'chromium' : undefined;
    return (withBothRuntimes.test(file) ? runtimes : (['react'] as const)).flatMap((runtime) =>
      (programsOf[file] ?? [usual]).map((program) => ({ file, runtime, program })),
    );
  });
