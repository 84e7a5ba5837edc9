// Finds the browsers and servers that tests need, and says how to install them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute } from 'node:path';

/** Debian's packages of each program. */
const packages: Record<string, string> = {
  // The font replaces Times, which the headings use until their own font has loaded.
  chromium: 'chromium fonts-liberation',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
  nginx: 'nginx-light',
  caddy: 'caddy',
  apache2: 'apache2',
  neomutt: 'neomutt',
  orca: 'orca at-spi2-core speech-dispatcher dbus xvfb openbox xdotool wmctrl xterm gsettings-desktop-schemas firefox-esr chromium',
};

const aptGet = '/usr/bin/apt-get';

/**
 * @param name a name to look for in PATH, or an absolute path
 * @returns its path, or an empty string where it is not installed
 */
export function findProgram(name: string): string {
  // Debian has its servers in /usr/sbin, which is not in everybody's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const places = isAbsolute(name) ? [name] : folders.map((folder) => `${folder}/${name}`);
  return places.find(existsSync) ?? '';
}

export const howToInstall = (name: string) =>
  `${existsSync(aptGet) ? 'sudo apt-get install' : 'install what Debian calls'} ${packages[name]}`;

/** Installs a program if that needs no confirmation: as root on Debian. */
export function installProgram(name: string): boolean {
  const names = packages[name]?.split(' ');
  if (!names || process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  console.log(`Installing ${names.join(' ')} with apt-get …`);
  const runAptGet = (...args: string[]) =>
    spawnSync(aptGet, ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  runAptGet('update');
  return runAptGet('install', '-y', '--no-install-recommends', ...names).status === 0;
}

/**
 * Tries to install a program, and tells whether it exists. `npm test` repeats the printed
 * line at its end, and fails in continuous integration if a program is missing.
 */
export function ensureProgram(name: string): boolean {
  const isThere = Boolean(findProgram(name) || (installProgram(name) && findProgram(name)));
  console.log(`\n${isThere ? `run: ${name}` : `not run: ${name}: ${howToInstall(name)}`}`);
  return isThere;
}
