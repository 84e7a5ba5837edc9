// `npm test`: types, lint and format, unit tests, builds, tests of what was built, browser tests,
// on both runtimes. Ends with one line, and with 1 unless everything passed. `--only=faults` runs
// one folder of the tests of built sites.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, runtimes } from '../build.mjs';
import { readBrandFiles } from '../src/build/brand.mjs';
import { readFlags } from '../src/build/flags.mjs';
import { inProject } from '../src/build/paths.mjs';
import { makePhotos } from '../src/build/photos.mjs';
import { withByteTable } from '../src/build/readme.mjs';
import { sourceChecks } from '../src/build/run-tool.mjs';
import { loadRules } from '../src/build/site.mjs';
import { findBrowser } from './support/browser.mjs';
import { bundleTests } from './support/bundle-tests.mjs';
import { runAll, runCommand, runFile } from './support/run-files.mjs';

const total = { passed: 0, failed: 0 };

/** Folders of tests that need no built site. */
const sourceFolders = ['unit', 'node'];

/** Folders of tests that need one. */
const siteFolders = ['output', 'browser', 'accessibility', 'faults', 'hosts'];

/** @param {import('./support/run-files.mjs').Tally} tally */
function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/** @param {string} folder */
const testFiles = async (folder) =>
  (await readdir(inProject('test', folder)))
    .filter((name) => name.endsWith('.test.mjs'))
    .sort()
    .map((name) => inProject('test', folder, name));

async function main() {
  const folders = [...sourceFolders, ...siteFolders];
  const { only } = readFlags(process.argv.slice(2), {
    only: { placeholder: folders.join('|'), choices: folders, help: 'just these tests' },
  });
  // Before anything that takes long.
  if (!sourceFolders.includes(String(only))) findBrowser();
  if (!only) await checkSources();
  if (!only || only === 'unit') await runUnitTests();
  if (!only || only === 'node') await runNodeTests();
  const chosen = siteFolders.filter((folder) => !only || folder === only);
  if (chosen.length > 0) await checkSites(chosen);
}

/** Types, lint, format. */
async function checkSources() {
  const checks = Object.entries(sourceChecks).map(
    ([label, args]) =>
      () =>
        runCommand(label, args),
  );
  add(await runAll(checks, 1));
}

/** Components and pure functions, on each runtime. */
async function runUnitTests() {
  const { names } = await readBrandFiles();
  const { manifest } = await makePhotos(await loadRules({ isDevelopment: false }), () => {});
  const constants = {
    __PHOTOS__: manifest,
    __BRAND__: names,
    __LATE_STYLES__: '',
    __PRERENDER__: true,
    __BASE__: '/',
    __APP_FILE__: 'app.js',
  };

  for (const runtime of Object.values(runtimes)) {
    const files = await bundleTests({ runtime, constants });
    const nodeArgs = ['--enable-source-maps', '--import', './test/support/dom.mjs'];
    add(
      await runAll(
        files.map((file) => () => runFile({ file, label: runtime.name, nodeArgs })),
        2,
      ),
    );
  }
}

/** What runs in Node: the build, its server, the rules for sources. */
async function runNodeTests() {
  const node = await testFiles('node');
  add(
    await runAll(
      node.map((file) => () => runFile({ file, label: 'node' })),
      2,
    ),
  );
}

/**
 * The README has the byte table of this build.
 *
 * @param {keyof typeof runtimes} runtime
 * @param {readonly import('../src/build/byte-table.mjs').Measure[]} measures
 */
async function checkReadme(runtime, measures) {
  const readme = await readFile(inProject('README.md'), 'utf8');
  const isRight = withByteTable(readme, runtime, measures) === readme;
  const flag = runtime === 'react' ? '' : ` -- --runtime=${runtime}`;
  console.log(
    isRight
      ? `✓ byte table of the README, ${runtime}`
      : `✗ byte table of the README, ${runtime}: run "npm run build${flag}" and commit README.md`,
  );
  add(isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/**
 * Builds the site with each runtime and runs the tests of it.
 *
 * @param {string[]} folders
 */
async function checkSites(folders) {
  const scratch = await mkdtemp(join(tmpdir(), 'refrain-test-'));
  try {
    for (const name of /** @type {(keyof typeof runtimes)[]} */ (Object.keys(runtimes))) {
      const env = {
        DIST: join(scratch, name),
        DIST_SUB: join(scratch, `${name}-sub`),
        RUNTIME: name,
      };
      const measures = await build({ runtime: name, folder: env.DIST });
      await checkReadme(name, measures);
      await build({ runtime: name, folder: env.DIST_SUB, base: '/sub/', isQuiet: true });
      const files = (await Promise.all(folders.map(testFiles))).flat();
      add(
        await runAll(
          files.map((file) => () => runFile({ file, label: name, env })),
          1,
        ),
      );
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

await main().catch((error) => {
  console.error(error);
  total.failed += 1;
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
