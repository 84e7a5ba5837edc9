// `npm run verify`: proves the rules of docs/specification.md on a running site, or on `dist`.
import { existsSync } from 'node:fs';
import { createSiteServer, listen } from '../../src/builder/server';
import type { Result } from './site';
import { verify } from './verify';

const usage = `npm run verify -- ADDRESS [--json]
  ADDRESS  the landing page, such as https://www.firm.com; without it, the site in dist`;

const marks = { holds: '✓', broken: '✗', unknown: '–' };
const args = process.argv.slice(2);
const isJson = args.includes('--json');
const [address] = args.filter((arg) => !arg.startsWith('-'));

const lineOf = ({ id, state, text }: Result) =>
  `${marks[state]} ${id}${text && (state === 'holds' ? ` ${text}` : `: ${text}`)}`;

/** Serves `dist`. */
async function serveDist(): Promise<string> {
  if (!existsSync('dist/index.html')) throw new Error('There is no dist: run npm run build first.');
  const server = createSiteServer({ folder: 'dist' }).unref();
  return `http://localhost:${await listen(server, 0)}/`;
}

try {
  if (args.some((arg) => /^(-h|--help)$/.test(arg))) {
    console.log(usage);
    process.exit(0);
  }
  if (address && !URL.canParse(address)) {
    throw new Error(`${address} is no address. Write it with https:// at its beginning.`);
  }
  const target = address ?? (await serveDist());
  const report = (result: Result) => {
    if (!isJson) console.log(lineOf(result));
  };
  const results = await verify(target, report);
  const count = (state: Result['state']) =>
    results.filter((result) => result.state === state).length;
  if (isJson) console.log(JSON.stringify(results, undefined, 2));
  else {
    const unknown = count('unknown') ? `, ${count('unknown')} cannot be judged from here` : '';
    console.log(`\n${count('holds')} rules hold, ${count('broken')} broken${unknown}`);
  }
  process.exit(count('broken') > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
