import { parseArgs } from 'node:util';
import { runtimes } from './bundle';
import { UserError } from './findings';

/** One list for all commands. A command ignores the flags that mean nothing to it. */
const flags = {
  runtime: { type: 'string', about: 'react (the default) or preact: what runs in the browser' },
  base: { type: 'string', about: 'path the site is served at, such as /sub/ (default: /)' },
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
    const [reason] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UserError(`${reason}.\n${help}`);
  }
}

/** @throws {UserError} when npm has kept a flag, a flag is unknown, or a value is wrong */
export function readFlags(args: string[]) {
  // npm keeps flags that have no `--` before them, and only sets a variable.
  const kept = Object.keys(flags).find(
    (flag) => `npm_config_${flag.replace('-', '_')}` in process.env,
  );
  if (kept) {
    const command = process.env.npm_lifecycle_event ?? 'build';
    throw new UserError(
      `npm kept --${kept} to itself. Write two dashes before it: npm run ${command} -- --${kept}`,
    );
  }
  const values = parse(args);
  const { base = '/', strict: isStrict = false, 'keep-assets': keepAssets = false } = values;
  // Hosts do not serve folders whose name begins with a dot.
  if (!/^\/([\w~-][\w.~-]*\/)*$/.test(base)) {
    const folder = base.replace(/^https?:\/\/[^/]*|[?#].*/g, '').replace(/^\W+|\W+$/g, '');
    const meant = folder ? `/${folder.replace(/[^\w~/.-]+/g, '-')}/` : '/';
    throw new UserError(`--base=${base}: write a path with slashes at both ends: --base=${meant}`);
  }
  const runtime = runtimes.find((name) => name === (values.runtime ?? 'react'));
  if (!runtime) throw new UserError(`--runtime=${values.runtime}: write ${runtimes.join(' or ')}`);
  const portText = values.port ?? process.env.PORT;
  const port = portText === undefined ? undefined : Number(portText || 'none');
  if (port !== undefined && !(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    throw new UserError(`Port ${portText}: write a number from 1 to 65535, such as --port=4173`);
  }
  // Node listens on all addresses when the host is empty, so other machines can connect.
  const host = values.host ? '' : 'localhost';
  return { runtime, base, isStrict, keepAssets, port, host };
}
