// `npm run test:heard`: Orca reads the built site in Firefox and Chromium, and what it says is compared.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from '../../build.mjs';
import { startSite } from '../support/drive/site';
import { provideProgram } from '../support/run/programs';
import { readArgs } from '../support/run/usage';
import { browsers, versionOf } from './browsers';
import { type Expected, journey } from './journey';
import { startScreenReader, type Utterance } from './screen-reader';

type BrowserName = keyof typeof browsers;
const names = Object.keys(browsers) as BrowserName[];
const usage = `npm run test:heard -- WORD…: what Orca says in these browsers, or in these parts of the
  journey: ${names.join(', ')}, reading, skip link, dialog, mail program, dismiss, no app, not found, menu`;
const { positionals: words } = readArgs(usage);
const browserWords = names.filter((name) => words.includes(name));
const partWords = words.filter((word) => !names.some((name) => name === word));
const transcript: string[] = [];
const total = { passed: 0, failed: 0 };

function isSaid(said: readonly Utterance[], phrase: string, times: number | 'some') {
  const found = said.filter(({ text }) => text.includes(phrase));
  if (times === 0) return found.length === 0;
  const whole = found.filter(({ isCut }) => !isCut);
  return times === 'some' ? whole.length > 0 : whole.length === times;
}

/** Compares what was said in a step, and writes it down. */
function check(step: string, said: readonly Utterance[], expected: Expected) {
  const lines = said.map(({ text, isCut }) => `- ${text}${isCut ? ' *(interrupted)*' : ''}`);
  transcript.push(`\n### ${step}\n`, ...(lines.length > 0 ? lines : ['*(silence)*']));
  for (const [phrase, times] of Object.entries(expected)) {
    const isRight = isSaid(said, phrase, times);
    total[isRight ? 'passed' : 'failed'] += 1;
    const line = `${step}: "${phrase}" ${times === 'some' ? 'is said' : `is said ${times} times`}`;
    console.log(isRight ? `  ✓ ${line}` : `  ✗ ${line}; heard:\n    ${lines.join('\n    ')}`);
    if (!isRight) transcript.push(`\n**Wrong:** ${line}`);
  }
}

async function hear(name: BrowserName, dist: string) {
  const { program, start } = browsers[name];
  console.log(`\n${versionOf(program)}`);
  transcript.push(`\n## ${versionOf(program)}`);
  const site = await startSite({ dist });
  const reader = await startScreenReader();
  const abort = () => reader.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, abort);
  try {
    const browse = start(reader, new URL(site.url));
    browse('about:blank');
    // Its window comes up, says a lot or nothing, and is ready.
    await reader.hears('frame', 15);
    await reader.listen(3000);
    const parts = journey({ reader, site, isFirefox: name === 'firefox', browse, check });
    for (const [part, listenTo] of Object.entries(parts)) {
      if (partWords.length > 0 && !partWords.includes(part)) continue;
      await listenTo().catch(async (error) => {
        total.failed += 1;
        console.error(`  ✗ ${part}:`, error);
        check(`Abandoned: ${part}`, await reader.listen(), {});
      });
    }
  } finally {
    await reader.stop();
    site.stop();
  }
}

if (!provideProgram('orca')) process.exit(1);
const dist = resolve(process.env.DIST ?? '.cache/heard');
if (!process.env.DIST) await build({ outDir: dist });
for (const name of names) {
  if (browserWords.length === 0 || browserWords.includes(name)) await hear(name, dist);
}
const isGood = total.failed === 0 && words.length === 0;
const file = isGood ? 'docs/heard.md' : '.cache/heard.md';
const head = `# The site as it sounds

What Orca ${versionOf('orca')} says on the site; \`npm run test:heard\` writes this file.`;
mkdirSync('.cache', { recursive: true });
writeFileSync(file, `${[head, ...transcript].join('\n')}\n`);
console.log(`\nWhat was said is in ${file}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
