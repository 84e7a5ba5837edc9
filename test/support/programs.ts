import { spawnSync } from 'node:child_process';

/** Where Debian has its servers, which is not in everybody's path. */
process.env.PATH += ':/usr/sbin';

const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Whether a program is there; root installs its Debian package if need be.
 * @throws {Error} if it cannot be had and CI is set
 */
export function provideProgram(program: string, debianPackage = program): boolean {
  if (isInstalled(program)) return true;
  if (process.getuid?.() === 0) {
    const install = `apt-get update -qq; apt-get install -qq --no-install-recommends ${debianPackage}`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('sh', ['-c', install], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (isInstalled(program)) return true;
  }
  const message = `not run: ${program} is missing (apt-get install ${debianPackage})`;
  if (process.env.CI) throw new Error(message);
  console.log(message);
  return false;
}
