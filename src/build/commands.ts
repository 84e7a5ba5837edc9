import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Build, defaultRuntime, runtimes } from './build-options';
import { inProject } from './files';
import { develop } from './serve/dev';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './serve/server';
import { messageOf, UserError } from './user-error';

const flags = {
  runtime: {
    type: 'string',
    about: `${runtimes.join(' or ')}: what runs in the browser (default: ${defaultRuntime})`,
  },
  base: { type: 'string', about: 'path the site is served at, such as sub (default: /)' },
  strict: { type: 'boolean', about: 'refuse to build while anything is still a sample' },
  'keep-assets': { type: 'boolean', about: 'keep hashed files of earlier builds, for open pages' },
  port: { type: 'string', about: 'port of the local server (default: 4173, or the next free one)' },
  host: { type: 'boolean', about: 'let other machines in the network open the local server' },
} as const;

const rows = Object.entries(flags).map(([flag, { about }]) => `  --${flag.padEnd(12)} ${about}`);
export const help = ['npm run COMMAND -- --FLAG=VALUE', ...rows].join('\n');

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${help}`);
  }
}

/**
 * `sub`, `/sub` and `/sub/` are the same. Git Bash turns `/sub` into `C:/Program Files/Git/sub`.
 */
function readBase(text = '/'): string {
  const base = `/${text}/`.replace(/\/+/g, '/');
  // Hosts do not serve folders whose name begins with a dot.
  if (/^\/([\w~-][\w.~-]*\/)*$/.test(base)) return base;
  throw new UserError(
    `--base=${text}: write only a path, such as --base=sub. In Git Bash it must not begin with a slash.`,
  );
}

/**
 * @param names of the flags that the command knows
 * @throws {UserError} when a flag is unknown, or a value is wrong
 */
export function readFlags(args: string[], names: readonly string[] = Object.keys(flags)) {
  const values = parse(args);
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown) throw new UserError(`This command has no --${unknown}.\n${help}`);
  // npm keeps a flag that stands before `--` for itself, and passes it on only in the environment.
  const kept = names.find((name) => {
    const value = process.env[`npm_config_${name.replaceAll('-', '_')}`];
    // The settings of a machine may have a `runtime` for other programs, such as Electron.
    return value && (name !== 'runtime' || runtimes.some((ours) => ours === value));
  });
  if (kept && !(kept in values)) {
    throw new UserError(`npm has kept --${kept} for itself: write npm run COMMAND -- --${kept}`);
  }
  const { strict: isStrict = false, 'keep-assets': keepAssets = false } = values;
  const base = readBase(values.base);
  const runtime = runtimes.find((name) => name === (values.runtime ?? defaultRuntime));
  if (!runtime) throw new UserError(`--runtime=${values.runtime}: write ${runtimes.join(' or ')}`);
  const portText = values.port || process.env.PORT;
  // Node refuses what is no port.
  const port = portText ? Number(portText) : undefined;
  // Node listens on all addresses when the host is empty, so other machines can connect.
  const host = values.host ? '' : 'localhost';
  return { runtime, base, isStrict, keepAssets, port, host };
}

type Flags = ReturnType<typeof readFlags>;

interface Command {
  flags: readonly (keyof typeof flags)[];
  run: (flags: Flags, build: Build) => Promise<void>;
}

const commands: Record<string, Command> = {
  build: {
    flags: ['runtime', 'base', 'strict', 'keep-assets'],
    async run(flags, build) {
      const { samples, warnings, table } = await build(flags);
      for (const line of samples) console.log(line);
      console.log(`\nBytes after brotli, built for ${flags.base}:\n${table}`);
      const left = `Samples left: ${samples.length}. Search engines are asked not to list the site.`;
      const next = samples.length > 0 ? left : 'docs/hosting.md says how to upload it.';
      console.log(`\nWrote ${inProject('dist')}. ${next}`);
      // Last, where they are seen.
      for (const line of warnings) console.log(line);
    },
  },

  /** Our own checks, then tsc and Biome. Leaves dist alone. */
  check: {
    flags: ['runtime', 'base'],
    async run({ runtime, base }, build) {
      const { warnings } = await build({ runtime, base, outDir: inProject('.cache/check') });
      console.log('✓ content, photos, colors, links and limits');
      for (const line of warnings) console.log(line);
      const lint = { shell: true, stdio: 'inherit', cwd: inProject() } as const;
      process.exitCode = spawnSync('npm run --silent lint', lint).status ?? 1;
    },
  },

  start: {
    flags: ['runtime', 'base', 'strict', 'keep-assets', 'port', 'host'],
    async run({ port, host, ...options }, build) {
      const { base } = options;
      const { samples, warnings } = await build(options);
      const server = createSiteServer({ folder: inProject('dist'), base });
      const addresses = addressesOf(await listen(server, port, host), base, host);
      exitOnSignal();
      const left = `Samples left: ${samples.length}, warnings: ${warnings.length}`;
      if (samples.length + warnings.length > 0) console.log(`${left}: npm run build lists them.`);
      console.log(`\nThe site is at ${addresses} (Ctrl-C ends it)`);
    },
  },

  dev: {
    flags: ['runtime', 'base', 'port', 'host'],
    run: develop,
  },
};

/** Runs a command of `npm run`. Ends with its exit code, and prints a mistake without a stack. */
export async function runCommand(build: Build, [name = '', ...args]: string[]): Promise<void> {
  // Exits when nobody reads the output any more, as in `npm run build | head -1`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());
  try {
    const command = commands[name];
    if (args.includes('--help') || args.includes('-h')) console.log(help);
    else if (command) await command.run(readFlags(args, command.flags), build);
    else throw new UserError(`The commands are ${Object.keys(commands).join(', ')}.\n${help}`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
  }
}
