import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type LoadedContent, loadContent } from '../../src/builder/content';
import { listSamples } from '../../src/builder/samples';
import type { Content } from '../../src/content-rules/schema';
import { beforeAll } from '../support/run/before-all';

const test = suite('samples');
let loaded: LoadedContent;

beforeAll(test, async () => {
  loaded = await loadContent(resolve('src/content'));
});

/** The samples in a firm's own content, after a change. */
function samplesOf(change: (own: Content) => void): Promise<string[]> {
  const all = JSON.stringify(loaded.content).replace(/\bexample\.com/g, 'dorian.com');
  const own: Content = JSON.parse(all);
  for (const file of ['landing', 'leaders', 'pages', 'navigation'] as const) {
    own[file].textsAreOurs = true;
  }
  change(own);
  return listSamples({ ...loaded, content: own }, {});
}

const samplesWith = (text: string) =>
  samplesOf((own) => {
    own.landing.about.intro = text;
  });

test('replaced addresses are no samples', async () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) assert.equal(await samplesWith(text), [], text);
});

test('example addresses are samples, each in one line with its first field', async () => {
  for (const [text, shown = text] of [
    ['a@b.example.org'],
    ['https://a.test'],
    ['Call (x@a.invalid).', 'x@a.invalid'],
  ] as const) {
    const [line = '', ...others] = await samplesWith(text);
    assert.equal(others, [], text);
    assert.match(line, /landing\.ts, line \d+: about\.intro has the sample /);
    assert.match(line, `"${shown}": write the firm's own.`);
  }
  const { email } = loaded.content.firm.firm;
  const repeated = (await listSamples(loaded, {})).filter((line) => line.includes(email));
  assert.is(
    repeated.map((line) => line.split(': ')[1]).join(),
    `firm.email has the sample "${email}"`,
  );
});

test('sentences and people of the repository are samples, in one line for each file', async () => {
  const own = structuredClone(loaded.content);
  own.leaders.leaders = own.leaders.leaders.slice(0, 2);
  Object.assign(own.leaders.leaders[0] ?? {}, { name: 'Ann Lee', bio: 'Sings.' });
  own.landing.textsAreOurs = true;
  const lines = await listSamples({ ...loaded, content: own }, {});
  const found = lines.filter((line) => line.includes('sample texts'));
  assert.is(found.map((line) => /\w+(?=\.ts)/.exec(line)?.[0]).join(), 'leaders,pages,navigation');
  const fix = "write the firm's own, or add: export const textsAreOurs = true;";
  const expected = `: 2 sample texts are left, first "Imani Okafor": ${fix}`;
  assert.ok(found[0]?.endsWith(expected), found[0]);
});

test('sample files are found by their marker', async () => {
  const files = { 'a.jpg': '<!-- sample: replace this file -->', 'own.jpg': 'a sample' };
  const lines = (await listSamples(loaded, files)).filter((line) => line.includes('.jpg'));
  assert.is(lines.length, 1);
  assert.match(
    lines[0] ?? '',
    "a.jpg is a sample: put the firm's own file in its place, or remove it",
  );
});

test.run();
