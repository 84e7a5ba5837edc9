import { parseArgs } from 'node:util';
import { runtimes } from './bundle';
import { UserError } from './user-error';

/** The commands, each with what it does. */
export const descriptions = {
  build: 'writes dist',
  start: 'builds dist and serves it',
  dev: 'builds on save, reloads the page, shows errors in it',
  check: 'types, lint, content, photos, links and byte limits',
  hosting: 'writes configuration for nginx and Caddy into .hosting',
} as const;

type Command = keyof typeof descriptions;

const flags = {
  runtime: { type: 'string', about: 'react (the default) or preact: what runs in the browser' },
  base: { type: 'string', about: 'path the site is served at, such as /sub/ (default: /)' },
  strict: { type: 'boolean', about: 'refuse to build while anything is still a sample' },
  'keep-assets': { type: 'boolean', about: 'keep hashed files of earlier builds, for open pages' },
  port: { type: 'string', about: 'port of the local server (default: 4173, or the next free one)' },
  host: { type: 'boolean', about: 'let other machines in the network open the local server' },
} as const;

const flagsOf: Record<Command, readonly (keyof typeof flags)[]> = {
  build: ['runtime', 'base', 'strict', 'keep-assets'],
  start: ['runtime', 'base', 'port', 'host'],
  dev: ['runtime', 'base', 'port', 'host'],
  check: [],
  hosting: ['base'],
};

function usage(command?: Command): string {
  const rows = command
    ? flagsOf[command].map((flag) => [`--${flag}`, flags[flag].about] as const)
    : Object.entries(descriptions);
  const head = command ? `${command} ${descriptions[command]}.` : 'npm run COMMAND -- --FLAG=VALUE';
  return [head, ...rows.map(([name, about]) => `  ${name.padEnd(14)} ${about}`)].join('\n');
}

/** @throws {UserError} with the command's flags when a flag is unknown or lacks its value */
function parseFlags(command: Command, args: string[]) {
  const entries = flagsOf[command].map((flag) => [flag, flags[flag]]);
  const options: typeof flags = Object.fromEntries(entries);
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UserError(`${reason}.\n${usage(command)}`);
  }
}

/**
 * @returns undefined for `--help`, after printing the help
 * @throws {UserError} with the valid choices
 */
export function readCommandLine(args: readonly string[]) {
  const [word = 'build', ...rest] = args[0]?.startsWith('-') ? ['build', ...args] : args;
  const command = Object.keys(descriptions).find((name): name is Command => name === word);
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    console.log(usage(args[0] === command ? command : undefined));
    return undefined;
  }
  if (!command) throw new UserError(`There is no command "${word}".\n${usage()}`);

  // npm consumes flags that have no `--` before them, and passes these flags on in the environment.
  const isConsumedByNpm = (flag: string) => `npm_config_${flag.replace('-', '_')}` in process.env;
  const consumed = flagsOf[command].find(isConsumedByNpm);
  if (consumed) {
    const fix = `Put two dashes before the flag: npm run ${command} -- --${consumed}`;
    throw new UserError(`npm consumed --${consumed}. ${fix}`);
  }

  const values = parseFlags(command, rest);
  const { base = '/', strict: isStrict = false, 'keep-assets': keepAssets = false } = values;
  // Hosts do not serve folders whose name begins with a dot.
  if (!/^\/([\w~-][\w.~-]*\/)*$/.test(base)) {
    throw new UserError(
      `--base=${base} is not a base path: write the folder with slashes at both ends, such as --base=/sub/`,
    );
  }
  const runtime = runtimes.find((name) => name === (values.runtime ?? runtimes[0]));
  if (!runtime) throw new UserError(`--runtime=${values.runtime}: write ${runtimes.join(' or ')}`);

  const hasPort = flagsOf[command].includes('port');
  const portText = values.port ?? (hasPort ? process.env.PORT : undefined);
  const port = portText === undefined ? undefined : Number(portText);
  if (port !== undefined && !(/^\d+$/.test(portText ?? '') && port >= 1 && port <= 65_535)) {
    const name = values.port === undefined ? 'PORT' : '--port';
    throw new UserError(
      `${name}=${portText} is not a port: write a number from 1 to 65535, such as 4173`,
    );
  }
  // Node listens on all addresses when the host is empty, so other machines can connect.
  const host = values.host ? '' : 'localhost';
  return { command, runtime, base, isStrict, keepAssets, port, host };
}
