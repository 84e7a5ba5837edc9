// The test files, and what each needs.
import { readdirSync } from 'node:fs';
import { type Runtime, runtimes } from '../../../src/builder/bundle';
import { engineNames } from './launch';

interface Needs {
  /** The file runs once with each; with React by default. */
  runtimes?: readonly Runtime[];
  /** The file runs once in each. */
  engines?: readonly string[];
  /** Programs that must be installed; Chromium for `test/browser`, none elsewhere. */
  programs?: readonly string[];
}

/** Files that need something else than the rest. Components, in `unit/*.tsx`, run with both runtimes. */
const exceptions: Record<string, Needs> = {
  'browser/journeys.test.ts': { engines: engineNames },
  'browser/app-failures.test.ts': { runtimes },
  'hosts/hosting.test.ts': { programs: ['nginx', 'caddy', 'apache2'] },
  'hosts/mail-program.test.ts': { programs: ['neomutt'] },
  'hosts/webmail.test.ts': { engines: ['chromium', 'firefox'] },
};

/** One run of a test file. */
export interface Job {
  /** Path below `test`. */
  file: string;
  isUnit: boolean;
  runtime: Runtime;
  engine: string | undefined;
  programs: readonly string[];
}

/** All test files by folder, those that take the longest first. */
export const listTestFiles = (): string[] =>
  ['browser', 'hosts', 'builder', 'unit'].flatMap((folder) =>
    readdirSync(`test/${folder}`)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );

/** The runs of a file: one for each pair of its runtimes and engines. */
export function jobsOf(file: string): Job[] {
  const needs = exceptions[file] ?? {};
  const programs = needs.programs ?? (file.startsWith('browser/') ? ['chromium'] : []);
  const isUnit = file.startsWith('unit/');
  const both = isUnit && file.endsWith('.tsx') ? runtimes : (['react'] as const);
  return (needs.runtimes ?? both).flatMap((runtime) =>
    (needs.engines ?? [undefined]).map((engine) => {
      return { file, isUnit, runtime, engine, programs: engine ? [engine] : programs };
    }),
  );
}
