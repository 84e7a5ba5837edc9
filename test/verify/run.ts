// `npm run verify -- https://www.firm.com`: proves every rule of docs/specification.md that can be seen from outside.
// Without an address it verifies `dist`.
import { parseArgs } from 'node:util';
import type { Result } from './rule';
import { serveFolder } from './site';
import { ruleIds, verify } from './verify';

const usage = `npm run verify -- [ADDRESS] [--json]: opens the site at an address, or the one in dist, as a visitor would.
It opens no email, follows no link to another host, and changes nothing. Exit code 1 says that a rule is broken, 2 that the site could not be verified.`;

const marks = { holds: '✓', broken: '✗', unjudged: '–' };

function lineOf({ id, verdict, detail }: Result): string {
  return `${marks[verdict]} ${id}${verdict === 'holds' ? ' ' : ': '}${detail}`;
}

function readArgs() {
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const args = readArgs();
  const [address, ...more] = args?.positionals ?? [];
  if (args?.values.help) {
    console.log(usage);
    return 0;
  }
  if (!args || more.length > 0) throw new Error(usage);
  if (address && !/^https?:\/\/./.test(address)) {
    throw new Error(`"${address}" is no address: write it with https://`);
  }
  const served = address ? undefined : await serveFolder('dist');
  const isJson = args.values.json;
  const { isTTY } = process.stderr;
  let judged = 0;
  const showProgress = ({ id }: Result) => {
    judged += 1;
    if (isTTY) process.stderr.write(`\r\x1b[K${judged} of ${ruleIds.length}: ${id}`);
  };
  const results = await verify(address ?? served?.url ?? '', showProgress).finally(() => {
    served?.stop();
    if (isTTY) process.stderr.write('\r\x1b[K');
  });
  const count = (verdict: Result['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  const summary = `${count('holds')} rules hold, ${count('broken')} broken`;
  if (isJson) console.log(JSON.stringify(results, null, 2));
  else console.log(`${results.map(lineOf).join('\n')}\n\n${summary}`);
  return count('broken') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
