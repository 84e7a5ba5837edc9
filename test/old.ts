// `npm run test:old`: a visitor's journeys in old versions of Chromium, and the page that still older ones get.
import { execFile, execSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { build } from '../src/builder/build';
import { firm } from './support/content';
import { dists, startSite } from './support/drive/site';
import { runFile } from './support/run/run-file';
import { count, printTotal, readWords } from './support/run/usage';

/** npm packages that contain a Chromium for Linux on x64, 50 to 66 MB each. */
const packages: Record<string, string> = {
  92: 'chrome-aws-lambda@10.1.0',
  119: '@sparticuz/chromium@119.0.2',
  131: '@sparticuz/chromium@131.0.1',
};

/** The oldest version that puppeteer can drive. */
const oldestDriven = 119;

/** @returns the program of a version; the first call downloads it */
function fetchChromium(version: string): string {
  const folder = resolve('.cache/chromium-old');
  const program = join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  console.log(`Fetching Chromium ${version} (${packages[version]})`);
  mkdirSync(folder, { recursive: true });
  const cwd = mkdtempSync(join(folder, 'package-'));
  const command = `tar xzOf "$(npm pack ${packages[version]} --silent)" package/bin/chromium.br`;
  const packed = execSync(command, { cwd, maxBuffer: 1e9 });
  writeFileSync(join(cwd, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(join(cwd, 'chromium'), program);
  rmSync(cwd, { recursive: true });
  return program;
}

/** Reads the page that a browser prints, and what it logs, because nothing drives the browser. */
async function checkReadablePage(program: string): Promise<void> {
  const site = await startSite();
  const flags =
    '--headless --no-sandbox --no-zygote --disable-gpu --enable-logging=stderr --dump-dom';
  const args = [...flags.split(' '), site.url];
  const { stdout, stderr } = await promisify(execFile)(program, args).finally(site.stop);
  // Without this class, styles show the mail link in place of the form.
  assert.not.match(stdout, /<html[^>]* class="[^"]*\bjs\b/);
  assert.ok(stdout.includes(`href="mailto:${firm.email}?`));
  assert.not.match(stderr, 'Uncaught');
}

async function checkVersion(version: string) {
  console.log(`Chromium ${version}`);
  const program = fetchChromium(version);
  if (Number(version) >= oldestDriven) {
    process.env.CHROMIUM_PATH = program;
    return runFile({ file: 'browser/journeys.test.ts', runtime: 'react', program: 'chromium' });
  }
  const error = await checkReadablePage(program).catch((error) => error);
  console.log(error ?? '✓ the readable page');
  return error ? { failed: 1 } : { passed: 1 };
}

const versions = Object.keys(packages);
const usage = `npm run test:old -- VERSION…: the site in these versions of Chromium, or in all of
  ${versions.join(', ')}`;
const words = readWords(usage, versions);
await build({ outDir: dists.react });
await build({ outDir: dists.sub, base: '/sub/' });
for (const version of words.length > 0 ? words : versions) count(await checkVersion(version));
printTotal();
