// `npm run verify -- https://www.firm.com`: proves each rule that can be seen from outside.
// Without an address it verifies `dist`.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer, listen } from '../../src/build/serve/server';
import { specification } from './specification';
import { verify } from './verify';
import type { Result } from './visit';

const usage = `npm run verify -- [ADDRESS] [--json] [--insecure]: opens the site at an address, or the one in dist, as a visitor would. It opens no email, follows no link to another host, and changes nothing. What differs from the words of the specification is listed, and is no fault. Exit code 1 says that a rule is broken, 2 that the site could not be verified.
--insecure accepts a certificate that browsers do not know, such as that of a host in the office.`;

const marks = { holds: '✓', broken: '✗', unjudged: '–', unreached: '–', differs: '≠' };

function lineOf({ id, verdict, detail }: Result): string {
  return `${marks[verdict]} ${id}${verdict === 'holds' ? ' ' : ': '}${detail}`;
}

async function serveDist() {
  const html = await readFile('dist/index.html', 'utf8').catch(() => '');
  if (!html) throw new Error('There is no dist: run npm run build first, or name an address.');
  // In the addresses of assets, the site's folder comes before `assets/`.
  const base = /"([^":]*\/)assets\//.exec(html)?.[1] ?? '/';
  // This server sends the compressed copies, as a host does.
  const server = createSiteServer({ folder: resolve('dist'), base });
  const url = `http://localhost:${await listen(server, 0)}${base}`;
  return { url, stop: () => server.close().closeAllConnections() };
}

async function main(): Promise<number> {
  const options = {
    json: { type: 'boolean' },
    insecure: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address, ...more] = positionals;
  if (values.help || more.length > 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (address && !/^https?:\/\/./.test(address))
    throw new Error(`"${address}" is no address: write it with https://`);
  if (address && URL.canParse(address) && new URL(address).username)
    throw new Error(
      'verify cannot log in: write the address without name and password, and let it in.',
    );
  // For the requests of this process; the browser has an option of its own.
  if (values.insecure) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const served = address ? undefined : await serveDist();
  const showProgress = (count: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${count} of ${specification.size} `);
  };
  const results = await verify(address ?? served?.url ?? '', showProgress, {
    acceptInsecureCerts: values.insecure,
  }).finally(() => served?.stop());
  const isDifference = ({ verdict }: Result) => verdict === 'differs';
  const differences = results.filter(isDifference).map(lineOf);
  const rules = results.filter((result) => !isDifference(result));
  const count = (verdict: Result['verdict']) =>
    rules.filter((result) => result.verdict === verdict).length;
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else {
    console.log(`\r${rules.map(lineOf).join('\n')}\n`);
    if (differences.length > 0)
      console.log(`src/content differs from the specification:\n${differences.join('\n')}\n`);
    console.log(
      `${count('holds')} rules hold, ${count('broken')} broken; differences: ${differences.length}`,
    );
  }
  return count('broken') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
