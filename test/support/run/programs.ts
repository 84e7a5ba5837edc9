// The browsers and servers that tests need: where they are, and how to install them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute } from 'node:path';

/** What Debian calls a program, and the names or paths by which it is found. */
const programs: Record<string, [packages: string, ...files: string[]]> = {
  chromium: [
    // The font replaces Times, which the headings use until their own font has loaded.
    'chromium fonts-liberation',
    ...'google-chrome chromium chromium-browser microsoft-edge'.split(' '),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
  firefox: ['firefox-esr', 'firefox-esr', 'firefox'],
  webkit: ['webkit2gtk-driver xvfb', 'WebKitWebDriver'],
  xvfb: ['xvfb', 'Xvfb'],
  nginx: ['nginx-light', 'nginx'],
  caddy: ['caddy', 'caddy'],
  apache2: ['apache2', 'apache2'],
  rsync: ['rsync', 'rsync'],
  openssl: ['openssl', 'openssl'],
};

/** Debian has its servers in /usr/sbin, which is not in everybody's PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** What a program cannot do without. */
const needed: Record<string, string> = { webkit: 'xvfb' };

/** @returns the path of a program, or an empty string where it, or what it needs, is missing */
export function findProgram(name: string): string {
  if (name in needed && !findProgram(needed[name] ?? '')) return '';
  const [, ...files] = programs[name] ?? ['', name];
  const places = files.flatMap((file) =>
    isAbsolute(file) ? [file] : folders.map((folder) => `${folder}/${file}`),
  );
  return places.find(existsSync) ?? '';
}

const aptGet = '/usr/bin/apt-get';

export const howToInstall = (name: string) =>
  `${existsSync(aptGet) ? 'sudo apt-get install' : 'install what Debian calls'} ${programs[name]?.[0]}`;

/** Installs what is missing if that needs no confirmation: as root on Debian. */
export async function installPrograms(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  console.log(`Installing ${missing.join(', ')} with apt-get …`);
  const packages = missing.flatMap((name) => programs[name]?.[0].split(' ') ?? []);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const child = spawn(aptGet, ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    await once(child, 'exit');
  }
}
