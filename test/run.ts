// `npm test`: types, lint and each test file. `npm test -- FILTER…`: each test file whose path
// contains a filter, without types and lint.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultRuntime, runtimes } from '../src/build/build-options';
import { UserError } from '../src/build/user-error';
import { sites } from './support/drive/site';
import { makeOtherFirm } from './support/run/other-firm';
import { findProgram, howToInstall, installPrograms } from './support/run/programs';

/** The firms whose content the tests read, and the folders of their projects. */
const projects = { ours: resolve('.'), other: resolve('.cache/test/firm') };
type Firm = keyof typeof projects;

interface Job {
  /** Path below `test`. */
  file: string;
  /** Whose content the file runs on; without it, ours. */
  firm?: Firm;
  /** The name of the site that the file is run on, if it runs on several. */
  site?: keyof typeof sites;
  /** A browser, a server or rsync, if the file needs one. */
  program?: string | undefined;
}

/** The files that another firm's content breaks first: they run on that of `test/firm` too. */
const onBothFirms = [
  'build/output.test.ts',
  'unit/email.test.ts',
  'unit/form.test.tsx',
  'unit/site.test.tsx',
  'unit/toasts.test.tsx',
  'browser/accessibility.test.ts',
  'browser/keyboard.test.ts',
  'browser/layout.test.ts',
  'browser/loading.test.ts',
];

/** Files that need a program, a site or a firm of their own, or several. */
const variants: Record<string, Omit<Job, 'file'>[]> = {
  'build/development.test.ts': [{ program: 'chromium' }],
  'specification/specification.test.ts': [
    { program: 'chromium' },
    { program: 'chromium', firm: 'other', site: 'sub' },
  ],
  'browser/journeys.test.ts': [{ program: 'firefox' }, { program: 'webkit' }],
  'browser/https.test.ts': [{ program: 'openssl' }],
  'browser/text-zoom.test.ts': [{ program: 'firefox' }],
  'hosts/deploy.test.ts': [{ program: 'rsync' }],
  'hosts/verify.test.ts': [{ program: 'openssl' }],
  'hosts/hosting.test.ts': ['apache2', 'caddy', 'nginx'].flatMap((program) => [
    { program },
    { program, site: 'sub' },
  ]),
};

/**
 * How long a file may take, in milliseconds. A slower file is ended, with its browser, and has
 * failed.
 */
const timeLimit = 600_000;

const total = { passed: 0, failed: 0 };

/**
 * A count that uvu prints at the end of a file. The exit code alone does not tell, because uvu exits
 * with 0 if a hook throws.
 */
const readCount = (what: 'Total' | 'Passed', output: string) =>
  Number(new RegExp(`^ {2}${what}: +(\\d+)`, 'm').exec(output)?.[1] ?? 0);

/** Runs a file in its own process. A file without a test, an early end or a hang is a failure. */
async function runFile({ file, firm = 'ours', site = 'main', program = '' }: Job): Promise<void> {
  const start = performance.now();
  const others = [firm === 'other' && 'other firm', site !== 'main' && site, program];
  const name = [file, ...others].filter(Boolean).join(' ');
  // A file takes the output, because programs that outlive a crash would keep a pipe open.
  const outputFile = `.cache/test/output/${name.replace(/\W+/g, '-')}.txt`;
  const output = openSync(outputFile, 'w');
  const setUp = file.startsWith('unit') ? ['tsx', './test/support/run/dom.ts'] : ['tsx'];
  const args = [...setUp.flatMap((module) => ['--import', module]), `test/${file}`];
  const child = spawn(process.execPath, args, {
    cwd: projects[firm],
    stdio: ['ignore', output, output],
    timeout: timeLimit,
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: 'test/support/run/tsx.json',
      FORCE_COLOR: '0',
      FIRM: firm,
      SITE: site,
      PROGRAM: program,
      DEBUG_PRINT_LIMIT: '0',
    },
  });
  const [code, signal] = await once(child, 'exit');

  const text = readFileSync(outputFile, 'utf8');
  const [all, passed] = [readCount('Total', text), readCount('Passed', text)];
  let problem = '';
  if (signal) problem = `, ended by ${signal}`;
  else if (all === 0) problem = ', ran no test';
  else if (code !== 0 && passed === all) problem = ', ended early';
  const failed = all - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${all}${problem} (${seconds} s)`);
  if (failed) console.log(text);
  // That the content says something else than the specification is no failure.
  else for (const line of text.match(/^differs: .*/gm) ?? []) console.log(line);
  total.passed += passed;
  total.failed += failed;
}

/** Checks types, lint and format, and counts the check as one test. */
async function checkSources(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  total[code === 0 ? 'passed' : 'failed'] += 1;
}

/** The library that our site does not use. One site of the other firm runs on it. */
const otherRuntime = runtimes.find((name) => name !== defaultRuntime) ?? defaultRuntime;

async function buildSites(firm: Firm): Promise<void> {
  const folder = projects[firm];
  if (firm === 'other') await makeOtherFirm(folder);
  const file = pathToFileURL(resolve(folder, 'build.mjs')).href;
  const { build }: typeof import('../build.mjs') = await import(file);
  for (const site of Object.values(sites)) {
    const runtime = firm === 'other' && site === sites.sub ? otherRuntime : defaultRuntime;
    await build({ ...site, outDir: resolve(folder, site.outDir), runtime });
  }
  console.log(`✓ built the sites of ${firm === 'other' ? 'the other firm' : 'this one'}`);
}

/** The test files of a folder, large ones first, because most of them take long. */
const listFiles = (folder: string) =>
  readdirSync(`test/${folder}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort((one, other) => statSync(`test/${other}`).size - statSync(`test/${one}`).size);

async function main(filters: string[]): Promise<void> {
  const jobs = ['build', 'unit', 'specification', 'hosts', 'browser']
    .flatMap(listFiles)
    .filter((file) => !filters.length || filters.some((filter) => `test/${file}`.includes(filter)))
    .flatMap((file): Job[] => {
      const program = file.startsWith('browser') ? 'chromium' : undefined;
      const others = onBothFirms.includes(file) ? [{ program, firm: 'other' as const }] : [];
      return [...(variants[file] ?? [{ program }]), ...others].map((own) => ({ file, ...own }));
    });
  if (!jobs.length) throw new UserError(`No path of a test file contains ${filters.join(' or ')}.`);
  const programs = [...new Set(jobs.flatMap(({ program }) => program ?? []))];
  await installPrograms(programs);
  mkdirSync('.cache/test/output', { recursive: true });
  const linted = filters.length === 0 && checkSources();
  const needsSites = ({ file, firm }: Job) =>
    firm === 'other' || file === 'build/output.test.ts' || !/^(unit|build)\//.test(file);
  const built = new Map<Firm, Promise<void>>();
  for (const { firm = 'ours' } of jobs.filter(needsSites)) {
    const sites = built.get(firm) ?? buildSites(firm);
    built.set(firm, sites);
    // A failed build is reported where it is awaited, not as an unhandled rejection before.
    sites.catch(() => {});
  }

  async function runNext(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (needsSites(job)) await built.get(job.firm ?? 'ours');
      if (!job.program || findProgram(job.program)) await runFile(job);
    }
  }
  // Test files spend half of their time waiting, so one more runs than there are processors.
  await Promise.all([linted, ...Array.from({ length: availableParallelism() + 1 }, runNext)]);
  for (const name of programs.filter((name) => !findProgram(name))) {
    console.log(`not run: ${name}: ${howToInstall(name)}`);
    // Without Chromium most tests cannot run.
    if (name === 'chromium' || process.env.CI === 'true') total.failed += 1;
  }
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof UserError ? error.message : error);
  total.failed += 1;
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
