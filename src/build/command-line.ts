import { parseArgs } from 'node:util';
import { runtimes } from './bundle';
import { UserError } from './user-error';

/** The commands, and what each does. */
export const commands = {
  build: 'writes dist',
  start: 'builds dist and serves it',
  dev: 'builds on save, reloads the page, shows errors in it',
  check: 'types, lint, content, photos, links and byte limits',
  hosting: 'writes configuration for nginx and Caddy into .hosting',
} as const;

type Command = keyof typeof commands;

const flags = {
  runtime: 'react (the default) or preact: what runs in the browser',
  base: 'path the site is served at, such as /sub/ (default: /)',
  strict: 'refuse to build while anything is still a sample',
  'keep-assets': 'leave hashed files of earlier builds in dist, for pages that are open',
  port: 'port of the local server (default: 4173, or the next free one)',
} as const;

/** The flags that each command takes. */
const flagsOf: Record<Command, readonly (keyof typeof flags)[]> = {
  build: ['runtime', 'base', 'strict', 'keep-assets'],
  start: ['runtime', 'base', 'port'],
  dev: ['runtime', 'base', 'port'],
  check: [],
  hosting: ['base'],
};

/** What there is, for one command or for all. */
function usage(command?: Command): string {
  const rows = command
    ? flagsOf[command].map((flag) => [`--${flag}`, flags[flag]] as const)
    : Object.entries(commands);
  const head = command ? `${command} ${commands[command]}.` : 'npm run COMMAND -- --FLAG=VALUE';
  return [head, ...rows.map(([name, about]) => `  ${name.padEnd(14)} ${about}`)].join('\n');
}

/** What parseArgs reads. Throws when the command does not have the flag. */
function parse(command: Command, args: string[]) {
  const options = {
    runtime: { type: 'string', default: 'react' },
    base: { type: 'string', default: '/' },
    strict: { type: 'boolean', default: false },
    'keep-assets': { type: 'boolean', default: false },
    port: { type: 'string' },
  } as const;
  try {
    const { values, tokens } = parseArgs({ args, options, tokens: true });
    const names: readonly string[] = flagsOf[command];
    const wrong = tokens.find((token) => token.kind === 'option' && !names.includes(token.name));
    if (wrong) throw new Error(`There is no ${args[wrong.index]} for ${command}`);
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/\.\s/)[0] : error;
    throw new UserError(`${reason}.\n${usage(command)}`);
  }
}

/**
 * Reads the command line.
 *
 * @returns undefined for `--help`, which has been answered
 * @throws {UserError} with the choices there are
 */
export function readCommandLine(args: readonly string[]) {
  const [word = 'build', ...rest] = args[0]?.startsWith('-') ? ['build', ...args] : args;
  const command = Object.keys(commands).find((name): name is Command => name === word);
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    console.log(usage(args[0] === command ? command : undefined));
    return undefined;
  }
  if (!command) throw new UserError(`There is no command "${word}".\n${usage()}`);

  // npm takes flags without `--` before them for itself, and hands them over in the environment.
  const taken = flagsOf[command].find(
    (flag) => `npm_config_${flag.replace('-', '_')}` in process.env,
  );
  if (taken) {
    throw new UserError(
      `npm has taken --${taken} for itself. Write two dashes before it: npm run ${command} -- --${taken}`,
    );
  }
  const { base, strict: isStrict, 'keep-assets': keepAssets, ...values } = parse(command, rest);
  // Hosts hide what begins with a dot.
  if (!/^\/([\w~-][\w.~-]*\/)*$/.test(base)) {
    throw new UserError(
      `--base=${base} is not a base path: write the folder with slashes at both ends, such as --base=/sub/`,
    );
  }
  const runtime = runtimes.find((name) => name === values.runtime);
  if (!runtime) throw new UserError(`--runtime=${values.runtime}: write ${runtimes.join(' or ')}`);
  const given = flagsOf[command].includes('port') ? (values.port ?? process.env.PORT) : undefined;
  const port = given === undefined ? undefined : Number(/^\d+$/.exec(given)?.[0]);
  if (port !== undefined && !(port >= 1 && port <= 65_535)) {
    const text = `${values.port === undefined ? 'PORT' : '--port'}=${given}`;
    throw new UserError(`${text} is not a port: write a number from 1 to 65535, such as 4173`);
  }
  return { command, runtime, base, isStrict, keepAssets, port };
}
