// dists: none
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent } from '../../src/build/content';
import { listSamples } from '../../src/build/samples';
import type { Content } from '../../src/content/schema';

const test = suite('samples');
const folder = resolve('test/support/content');
const { content: sample } = await loadContent(folder);
const { firm } = sample.firm;
const [{ name = '', bio = '' } = {}] = sample.leaders.leaders;

/** A firm's own content, with one text in it. */
function samplesWith(text: string): string[] {
  const content: Content = JSON.parse(
    JSON.stringify(sample).replace(/\bexample\.com/g, 'dorian.com'),
  );
  Object.assign(content.firm.firm, { name: 'Dorian Rights', shortName: 'Dorian' });
  for (const [index, leader] of content.leaders.leaders.entries()) {
    Object.assign(leader, { name: `Person ${index}`, bio: `Bio ${index}, for example` });
  }
  content.landing.about.lead = text;
  return listSamples(content, {});
}

test('what has been replaced is no sample', () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) assert.equal(samplesWith(text), [], text);
});

for (const [text, shown = text] of [
  [firm.name],
  [firm.shortName.toLowerCase()],
  [name],
  [bio.replace('’', "'"), bio.slice(0, 10)],
  ['a@b.example.org'],
  ['https://a.test'],
  ['Call (x@a.invalid).', '"x@a.invalid"'],
] as const) {
  test(`finds "${text}", in one line with its field`, () => {
    const [line = '', ...others] = samplesWith(text);
    assert.equal(others, []);
    assert.ok(line.startsWith('src/content/landing.ts: about.lead has the sample '), line);
    assert.match(line, shown);
  });
}

test('finds sample photos by their bytes, and nothing else', () => {
  const photos = ['stage', 'team'].flatMap((name) =>
    readdirSync(join(folder, 'photos', name)).map((file) => `photos/${name}/${file}`),
  );
  const read = (path: string) => [path, readFileSync(join(folder, path))];
  const lines = listSamples(sample, Object.fromEntries([...photos, 'firm.ts'].map(read)));
  assert.equal(
    lines.filter((line) => !line.startsWith('src')).map((line) => line.split(' ')[0]),
    photos,
  );
});

test('an address that many texts repeat is named once, where it is kept', () => {
  const repeated = listSamples(sample, {}).filter((line) => line.includes(firm.email));
  assert.is(repeated.length, 1);
  assert.match(repeated.join(), 'firm.email');
});

test.run();
