// `npm test`: types, lint and format, unit tests, builds, tests of what was built, browser tests,
// on both runtimes. Ends with one line, and with 1 unless everything passed. `--only=faults` runs
// one folder of the tests of built sites.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, runtimes } from '../build.mjs';
import { readBrandFiles } from '../src/build/brand.mjs';
import { loadSite } from '../src/build/bundles.mjs';
import { readFlags } from '../src/build/flags.mjs';
import { inProject } from '../src/build/paths.mjs';
import { makePhotos } from '../src/build/photos.mjs';
import { withByteTable } from '../src/build/readme.mjs';
import { sourceChecks } from '../src/build/run-tool.mjs';
import { findBrowser } from './support/browser.mjs';
import { bundleTests } from './support/bundle-tests.mjs';
import { runAll, runCommand, runFile } from './support/run-files.mjs';

const total = { passed: 0, failed: 0 };

/** Folders of tests that need a built site. */
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
  // Before anything that takes long.
  findBrowser();

  const { only } = readFlags(process.argv.slice(2), {
    only: { placeholder: siteFolders.join('|'), choices: siteFolders, help: 'just these tests' },
  });
  if (!only) await checkSources();
  await checkSites(only ? [only] : siteFolders);
}

/** Everything that can be checked without a built site. */
async function checkSources() {
  add(
    await runAll(
      Object.entries(sourceChecks).map(
        ([label, args]) =>
          () =>
            runCommand(label, args),
      ),
      1,
    ),
  );

  const rules = await loadSite({
    runtime: runtimes.react,
    isDevelopment: true,
    constants: { __PHOTOS__: {}, __BRAND__: {} },
  });
  const { manifest } = await makePhotos(rules, () => {});
  const { names } = await readBrandFiles();
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
