// Command-line flags.

/** A mistake of the person at the keyboard: printed without a stack. */
export class UsageError extends Error {}

/**
 * @typedef {object} FlagSpec
 * @property {string} [placeholder] names the value; absent for a switch
 * @property {readonly string[]} [choices] the only values
 * @property {string} help
 */

/**
 * Reads `--name=value`, `--name value` and `--switch`.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, FlagSpec>>} specs the flags there are
 * @returns {Record<string, string>} given flags; a switch has the value `true`
 * @throws {UsageError} for an unknown flag or value, with the list of flags
 */
export function readFlags(args, specs) {
  /** @type {Record<string, string>} */
  const values = {};
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name = '', inline] = /^--([^=]+)(?:=(.*))?$/.exec(arg) ?? [];
    const spec = specs[name];
    if (!spec) throw new UsageError(`There is no flag ${arg}.\n${describeFlags(specs)}`);
    if (!spec.placeholder) {
      if (inline !== undefined) throw new UsageError(`--${name} takes no value.`);
      values[name] = 'true';
      continue;
    }
    const value = inline ?? rest.shift();
    if (!value || (spec.choices && !spec.choices.includes(value))) {
      const wanted = spec.choices ? spec.choices.join(' or ') : 'a value';
      throw new UsageError(`--${name} needs ${wanted}.\n${describeFlags(specs)}`);
    }
    values[name] = value;
  }
  return values;
}

/**
 * @param {Readonly<Record<string, FlagSpec>>} specs
 */
function describeFlags(specs) {
  const lines = Object.entries(specs).map(([name, { placeholder, help }]) => {
    const form = placeholder ? `--${name}=${placeholder}` : `--${name}`;
    return `  ${form.padEnd(24)} ${help}`;
  });
  return ['Flags:', ...lines].join('\n');
}

/**
 * A base path with slashes at both ends.
 *
 * @param {string} base
 * @throws {UsageError} when it is none
 */
export function checkBase(base) {
  if (/^\/([\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base)) return base;
  throw new UsageError(
    `--base=${base} is not a base path: write the folder with slashes at both ends, such as --base=/sub/.`,
  );
}

/**
 * A port number.
 *
 * @param {string} port
 * @throws {UsageError} when it is none
 */
export function checkPort(port) {
  const number = Number(port);
  if (/^\d+$/.test(port) && number >= 1 && number <= 65_535) return number;
  throw new UsageError(
    `${port}, given by --port or PORT, is not a port: write a number from 1 to 65535, such as 4173.`,
  );
}
