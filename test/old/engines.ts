import { execFileSync, spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Packages of the npm registry that hold a Chromium for Linux on x64, 30 to 66 MB each. */
export const packages = new Map([
  [64, 'chrome-aws-lambda@64.0.3264'],
  [81, 'chrome-aws-lambda@3.0.4'],
  [92, 'chrome-aws-lambda@10.1.0'],
  [106, '@sparticuz/chromium@106.0.2'],
  [119, '@sparticuz/chromium@119.0.2'],
  [131, '@sparticuz/chromium@131.0.1'],
]);

export type Engine = { name: string; endpoint: string; stop: () => Promise<void> };

/** Starts a Chromium of this major version, fetched into `cacheFolder` the first time. */
export async function startEngine(version: number, cacheFolder: string): Promise<Engine> {
  const binary = await fetchBinary(version, cacheFolder);
  const profile = await mkdtemp(join(tmpdir(), 'chromium-old-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--disable-gpu',
    '--hide-scrollbars',
    // Without a GPU, 131 stands still for seconds in a transition between documents.
    '--disable-features=ViewTransitionOnNavigation',
  ];
  const child = spawn(
    binary,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const endpoint = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
        const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (url) resolve(url);
      });
      child.once('error', reject);
      child.once('exit', () =>
        reject(new Error(`Chromium ${version} ended at once (libnss3 and libexpat1?):\n${said}`)),
      );
    });
    const answer = await fetch(new URL('/json/version', endpoint.replace('ws', 'http')));
    const about: { Browser: string } = JSON.parse(await answer.text());
    const name = about.Browser.replace('HeadlessChrome/', 'Chromium ');
    if (!name.startsWith(`Chromium ${version}.`)) throw new Error(`${version} is ${name}`);
    return { name, endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fetchBinary(version: number, cacheFolder: string) {
  const binary = join(cacheFolder, `chromium-${version}`);
  if (existsSync(binary)) return binary;
  const name = packages.get(version);
  if (!name) {
    throw new Error(`No package known for Chromium ${version}; known: ${[...packages.keys()]}`);
  }
  console.log(`Fetching Chromium ${version} (${name})`);
  const folder = join(cacheFolder, `package-${version}`);
  await mkdir(folder, { recursive: true });
  execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 2] });
  for (const archive of await readdir(folder)) {
    execFileSync('tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: folder });
  }
  const unpacked = join(folder, 'chromium');
  await pipeline(
    createReadStream(join(folder, 'package/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(unpacked, { mode: 0o755 }),
  );
  await rename(unpacked, binary);
  await rm(folder, { recursive: true });
  return binary;
}
