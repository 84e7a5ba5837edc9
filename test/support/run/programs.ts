// Finds the browsers and servers that tests need, and says how to install them.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';

type System = 'linux' | 'darwin' | 'win32';

/** How to install a program on each system: Debian's packages, and commands for macOS and Windows. */
const sources: Record<string, Partial<Record<System, string>>> = {
  chromium: {
    // The font replaces Times, which the headings use until their own font has loaded.
    linux: 'chromium fonts-liberation',
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
  },
  firefox: {
    linux: 'firefox-esr',
    darwin: 'brew install --cask firefox',
    win32: 'winget install Mozilla.Firefox',
  },
  webkit: { linux: 'webkit2gtk-driver xvfb' },
  nginx: { linux: 'nginx-light' },
  caddy: { linux: 'caddy', darwin: 'brew install caddy' },
  apache2: { linux: 'apache2' },
  neomutt: { linux: 'neomutt' },
  orca: {
    linux:
      'orca at-spi2-core speech-dispatcher dbus xvfb openbox xdotool wmctrl xterm gsettings-desktop-schemas firefox-esr chromium',
  },
};

const aptGet = '/usr/bin/apt-get';

/**
 * Finds a program without a shell, because Windows has no `sh`.
 *
 * @param name a name to look for in PATH, or an absolute path
 * @returns its path, or an empty string where it is not installed
 */
export function findProgram(name: string): string {
  const { PATH = '', PATHEXT = '.EXE' } = process.env;
  const isWindows = process.platform === 'win32';
  // Debian has its servers in /usr/sbin, which is not in everybody's PATH.
  const folders = isWindows ? PATH.split(';') : [...PATH.split(':'), '/usr/sbin'];
  const endings = isWindows ? ['', ...PATHEXT.split(';')] : [''];
  const places = isAbsolute(name) ? [name] : folders.map((folder) => `${folder}/${name}`);
  const files = places.flatMap((place) => endings.map((ending) => place + ending));
  return files.find(isProgram) ?? '';
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

export function howToInstall(name: string): string {
  const { linux = '', ...others } = sources[name] ?? {};
  if (process.platform === 'linux') {
    return existsSync(aptGet)
      ? `sudo apt-get install ${linux}`
      : `install what Debian calls ${linux}`;
  }
  const command = new Map(Object.entries(others)).get(process.platform);
  return command ?? 'its tests run on Linux only; continuous integration runs them';
}

/** Installs a program of `sources` if that needs no confirmation: as root on Debian. */
export function installProgram(name: string): boolean {
  const packages = sources[name]?.linux;
  if (!packages || process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  console.log(`Installing ${packages} with apt-get …`);
  const runAptGet = (...args: string[]) =>
    spawnSync(aptGet, ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  runAptGet('update');
  const names = packages.split(' ');
  return runAptGet('install', '-y', '--no-install-recommends', ...names).status === 0;
}

/**
 * Tries to install a program of `sources`, and tells whether it exists. `npm test` repeats the printed
 * line at its end, and fails in continuous integration if a program is missing.
 */
export function ensureProgram(name: string): boolean {
  const isThere = Boolean(findProgram(name) || (installProgram(name) && findProgram(name)));
  console.log(`\n${isThere ? `run: ${name}` : `not run: ${name}: ${howToInstall(name)}`}`);
  return isThere;
}
