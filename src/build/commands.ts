// The commands of `npm run`: build, check, start and dev.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Build, defaultRuntime, runtimes } from './build-options';
import { inProject, writeInFolder } from './files';
import { serverFiles } from './hosting/hosts';
import { develop } from './serve/dev';
import { addressesOf, createSiteServer, listen } from './serve/server';
import { messageOf, UserError } from './user-error';

const help = `npm run build, check, start or dev. After -- they take:
  --runtime=NAME  ${runtimes.join(' or ')}: what runs in the browser (default: ${defaultRuntime})
  --base=PATH     path the site is served at, such as sub (default: /)
  --strict        refuse to build while anything is still a sample
  --port=NUMBER   port of the local server (default: 4173, or the next free one)
  --host          let other machines in the network open the local server`;

export function readFlags(args: string[]) {
  const options = {
    runtime: { type: 'string', default: defaultRuntime },
    base: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
    port: { type: 'string', default: '' },
    host: { type: 'boolean', default: false },
  } as const;
  const { runtime, base, strict, port, host } = parseArgs({ args, options }).values;
  // npm keeps a flag that stands before `--` for itself, and says so only in the environment.
  const kept = Object.keys(options).find((name) => process.env[`npm_config_${name}`]);
  if (kept && !args.join().includes(`--${kept}`))
    throw new UserError(`npm has kept --${kept} for itself: write npm run COMMAND -- --${kept}`);
  const known = runtimes.find((name) => name === runtime);
  const isPort = /^\d*$/.test(port) && Number(port) < 65_536;
  if (!known || !/^[\w.~/-]*$/.test(base) || !isPort) throw new UserError(help);
  return {
    runtime: known,
    base: `/${base}/`.replace(/\/+/g, '/'),
    isStrict: strict,
    port: port ? Number(port) : undefined,
    // Node listens on all addresses when the host is empty, so other machines can connect.
    host: host ? '' : 'localhost',
  };
}

/**
 * The compiler names file, line and field of what does not belong into the content. `--force`,
 * because a file that was copied or unpacked may be older than the last check.
 */
export function checkTypes(folders = [inProject('src/content')]): void {
  const compiler = inProject('node_modules/typescript/bin/tsc');
  const args = [compiler, '--build', '--force', '--pretty', 'false', ...folders];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  // Where memory runs short, the compiler is killed, and says nothing.
  if (status !== 0) throw new UserError(stdout + stderr || 'The compiler was killed.');
}

type Command = (build: Build, flags: ReturnType<typeof readFlags>) => Promise<void>;

const dist = inProject('dist');
const servers = inProject('servers');

const commands: Record<string, Command> = {
  async build(build, { base }) {
    const { samples, warnings, table } = await build({ outDir: dist });
    for (const [name, text] of Object.entries(serverFiles(base)))
      await writeInFolder(`${servers}/${name}`, text);
    for (const line of [...warnings, ...samples]) console.log(line);
    console.log(`\nBytes after brotli, built for ${base}:\n${table}`);
    const left = `Samples left: ${samples.length}. Search engines are asked not to list the site.`;
    const next = samples.length > 0 ? left : 'docs/hosting.md says how to upload it.';
    console.log(`\nWrote ${dist} and, for a server of your own, ${servers}. ${next}`);
  },

  async check(build) {
    const { warnings } = await build({ outDir: inProject('.cache/check') });
    for (const line of warnings) console.log(line);
    console.log('✓ content, photos and links');
    const lint = { shell: true, stdio: 'inherit', cwd: inProject() } as const;
    process.exitCode = spawnSync('npm run --silent lint', lint).status ?? 1;
  },

  async start(build, { base, port, host }) {
    const { samples, warnings } = await build({ outDir: dist });
    for (const line of warnings) console.log(line);
    const server = createSiteServer({ folder: dist, base });
    const addresses = addressesOf(await listen(server, port, host), base, host);
    console.log(`Samples left: ${samples.length}. The site is at ${addresses} (Ctrl-C ends it)`);
  },

  dev: (build, { base, port, host }) => develop({ base, port, host, build }),
};

/** Ends with the exit code of the command, and prints a mistake without a stack. */
export async function runCommand(build: Build, [name = '', ...args]: string[]): Promise<void> {
  try {
    if (args.includes('--help')) return console.log(help);
    const flags = readFlags(args);
    const command = commands[name];
    if (!command) throw new UserError(help);
    const buildChecked: Build = async (options) => {
      checkTypes();
      return build({ ...flags, ...options });
    };
    await command(buildChecked, flags);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
