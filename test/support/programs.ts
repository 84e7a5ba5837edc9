import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian has its servers, which is not in everybody's path. */
process.env.PATH += ':/usr/sbin';

const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs Debian packages where that needs no question: as root. */
export function installPackages(packages: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages} with apt-get …`);
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=300';
  const command = `${apt} update; ${apt} install -y --no-install-recommends ${packages}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  return spawnSync('sh', ['-c', command], { env, stdio: [...stdio] }).status === 0;
}

/**
 * Whether a program is there; root installs its Debian package if need be. The test run lists it as
 * run or not run, and fails in CI if it is not.
 */
export function provideProgram(program: string, debianPackage = program): boolean {
  const isThere = isInstalled(program) || (installPackages(debianPackage) && isInstalled(program));
  console.log(
    isThere ? `\nrun: ${program}` : `\nnot run: ${program}: apt-get install ${debianPackage}`,
  );
  return isThere;
}
