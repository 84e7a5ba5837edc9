// `npm run test:heard`: Orca reads the built site in Firefox and Chromium. The command prints what Orca says, and
// compares it with the expected words.
import { resolve } from 'node:path';
import { build } from '../../src/builder/build';
import { startSite } from '../support/drive/site';
import { findProgram, howToInstall, installPrograms } from '../support/run/programs';
import { count, printTotal, readWords, refuse } from '../support/run/usage';
import { browsers, versionOf } from './browsers';
import { type Expected, partNames, partsOfJourney } from './journey';
import { startScreenReader, type Utterance } from './screen-reader';

type BrowserName = keyof typeof browsers;
const names = Object.keys(browsers) as BrowserName[];
const usage = `npm run test:heard -- WORD…: what Orca says in these browsers, or in these parts of the
  journey: ${[...names, ...partNames].join(', ')}`;
const words = readWords(usage, [...names, ...partNames]);
const browserNames = names.filter((name) => words.includes(name));
const parts = partNames.filter((name) => words.includes(name));

function isSaid(said: readonly Utterance[], phrase: string, times: number | 'some') {
  const found = said.filter(({ text }) => text.includes(phrase));
  if (times === 0) return found.length === 0;
  const whole = found.filter(({ isCut }) => !isCut);
  return times === 'some' ? whole.length > 0 : whole.length === times;
}

/** Prints what was said in a step, and compares it. */
function check(step: string, said: readonly Utterance[], expected: Expected) {
  console.log(`\n${step}`);
  for (const { text, isCut } of said) console.log(`    ${text}${isCut ? ' (interrupted)' : ''}`);
  for (const [phrase, times] of Object.entries(expected)) {
    const isPassed = isSaid(said, phrase, times);
    count(isPassed ? { passed: 1 } : { failed: 1 });
    const rule = times === 'some' ? 'is said' : `is said ${times} times`;
    console.log(`  ${isPassed ? '✓' : '✗'} "${phrase}" ${rule}`);
  }
}

const signals = ['SIGINT', 'SIGTERM'];

async function hear(name: BrowserName, dist: string) {
  const { program, start } = browsers[name];
  console.log(`\n${versionOf(program)}, Orca ${versionOf('orca')}`);
  const site = await startSite({ dist });
  const reader = await startScreenReader();
  const abort = () => reader.stop().then(() => process.exit(1));
  for (const signal of signals) process.once(signal, abort);
  try {
    const browse = start(reader, new URL(site.url));
    browse('about:blank');
    // Waits until the browser is ready. Orca may announce its window in many words, or not at all.
    await reader.hears('frame', 15);
    await reader.listen(3000);
    const journey = partsOfJourney({ reader, site, isFirefox: name === 'firefox', browse, check });
    for (const part of parts.length > 0 ? parts : partNames) {
      await journey[part]().catch(async (error) => {
        count({ failed: 1 });
        console.error(`  ✗ ${part}:`, error);
        check(`Abandoned: ${part}`, await reader.listen(), {});
      });
    }
  } finally {
    for (const signal of signals) process.off(signal, abort);
    await reader.stop();
    site.stop();
  }
}

await installPrograms(['orca']);
if (!findProgram('orca')) refuse(howToInstall('orca'));
const dist = resolve(process.env.DIST ?? '.cache/heard');
if (!process.env.DIST) await build({ outDir: dist });
for (const name of browserNames.length > 0 ? browserNames : names) await hear(name, dist);
printTotal();
