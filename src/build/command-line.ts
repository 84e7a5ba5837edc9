import { parseArgs } from 'node:util';
import { type Runtime, runtimes } from './bundle';
import { UserError } from './user-error';

/** The commands, and what each does. */
export const commands = {
  build: 'writes dist',
  start: 'builds dist and serves it',
  dev: 'builds on save, reloads the page, shows errors in it',
  check: 'types, lint, content, photos, links and byte limits',
  hosting: 'writes the configuration of a server: hosting nginx, hosting caddy',
} as const;

/** One of the commands. */
export type Command = keyof typeof commands;

const flags = {
  runtime: 'react (the default) or preact: what runs in the browser',
  base: 'path the site is served at, such as /sub/ (default: /)',
  strict: 'refuse to build while anything is still a sample',
  'keep-assets': 'leave hashed files of earlier builds in dist, for pages that are open',
  port: 'port of the local server (default: 4173, or the next free one)',
} as const;

type Flag = keyof typeof flags;

/** The flags that each command takes. */
const flagsOf: Record<Command, readonly Flag[]> = {
  build: ['runtime', 'base', 'strict', 'keep-assets'],
  start: ['runtime', 'base', 'port'],
  dev: ['runtime', 'base', 'port'],
  check: [],
  hosting: ['base'],
};

const isSwitch = (flag: Flag) => flag === 'strict' || flag === 'keep-assets';

/** What there is, for one command or for all. */
function usage(command?: Command) {
  const rows: [string, string][] = command
    ? flagsOf[command].map((flag) => [`--${flag}`, flags[flag]])
    : Object.entries(commands);
  const lines = rows.map(([name, about]) => `  ${name.padEnd(14)} ${about}`);
  const head = command
    ? `${command} ${commands[command]}.`
    : 'Commands: npm run NAME -- --FLAG=VALUE';
  return [head, ...lines].join('\n');
}

/** npm takes flags without `--` before them for itself, and hands them over in the environment. */
function refuseFlagsTakenByNpm(command: Command) {
  const flag = flagsOf[command].find(
    (name) => process.env[`npm_config_${name.replace('-', '_')}`] !== undefined,
  );
  if (flag) {
    throw new UserError(
      `npm has taken --${flag} for itself. Write two dashes before it: npm run ${command} -- --${flag}`,
    );
  }
}

function readBase(base = '/') {
  if (/^\/([\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base)) return base;
  throw new UserError(
    `--base=${base} is not a base path: write the folder with slashes at both ends, such as --base=/sub/`,
  );
}

function readRuntime(value: string = 'react'): Runtime {
  const runtime = runtimes.find((name) => name === value);
  if (!runtime) throw new UserError(`--runtime=${value}: write ${runtimes.join(' or ')}`);
  return runtime;
}

function readPort(port: string | undefined) {
  if (port === undefined) return undefined;
  const number = Number(port);
  if (/^\d+$/.test(port) && number >= 1 && number <= 65_535) return number;
  throw new UserError(`${port} is not a port: write a number from 1 to 65535, such as 4173`);
}

/**
 * Reads the command line.
 *
 * @returns undefined for `--help`, which has been answered
 * @throws UserError with the choices there are
 */
export function readCommandLine(args: readonly string[]) {
  const commandOf = (word?: string) =>
    Object.keys(commands).find((name): name is Command => name === word);
  if (args.some((word) => ['help', '--help', '-h'].includes(word))) {
    console.log(usage(commandOf(args[0])));
    return undefined;
  }
  const [first = 'build', ...rest] = args[0]?.startsWith('-') ? ['build', ...args] : args;
  const command = commandOf(first);
  if (!command) throw new UserError(`There is no command "${first}".\n${usage()}`);
  refuseFlagsTakenByNpm(command);
  const options = Object.fromEntries(
    flagsOf[command].map((flag) => [
      flag,
      { type: isSwitch(flag) ? 'boolean' : 'string' } as const,
    ]),
  );
  const { values, positionals } = parse(command, rest, options);
  const text = (flag: Flag) => {
    const value = values[flag];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    command,
    name: positionals[0],
    runtime: readRuntime(text('runtime')),
    base: readBase(text('base')),
    port: readPort(
      text('port') ?? (flagsOf[command].includes('port') ? process.env.PORT : undefined),
    ),
    isStrict: values.strict === true,
    keepAssets: values['keep-assets'] === true,
  };
}

function parse(
  command: Command,
  args: string[],
  options: Record<string, { type: 'boolean' | 'string' }>,
) {
  try {
    return parseArgs({ args, options, allowPositionals: command === 'hosting' });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : [error];
    throw new UserError(`${reason}.\n${usage(command)}`);
  }
}
