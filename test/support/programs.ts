import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian has its servers, which is not in everybody's path. */
process.env.PATH += ':/usr/sbin';

/** The path of a program; empty where it is not installed. */
export const findProgram = (name: string): string =>
  spawnSync('sh', ['-c', `command -v '${name}'`], { encoding: 'utf8' }).stdout.trim();

/** Installs Debian packages where that needs no question: as root. */
export function installPackages(packages: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages} with apt-get …`);
  const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300';
  const command = `${apt} update; ${apt} install -y --no-install-recommends ${packages}`;
  return spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Whether a program is there; root installs its Debian package if need be. The test run lists it as
 * run or not run, and fails in CI if it is not.
 */
export function provideProgram(program: string, debianPackage = program): boolean {
  const isThere =
    findProgram(program) !== '' || (installPackages(debianPackage) && findProgram(program) !== '');
  const report = isThere
    ? `run: ${program}`
    : `not run: ${program}: apt-get install ${debianPackage}`;
  console.log(`\n${report}`);
  return isThere;
}
