// dists: none
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent } from '../../src/build/content';
import { readFolder } from '../../src/build/files';
import { listSamples } from '../../src/build/samples';
import type { Content } from '../../src/content/schema';

const test = suite('samples');
const folder = 'test/support/content';
const { content: sample } = await loadContent(resolve(folder));
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

test('samples are found, each in one line with its field', () => {
  for (const [text, shown = text] of [
    [firm.name],
    [firm.shortName.toLowerCase()],
    [name],
    [bio.replace('’', "'"), bio.slice(0, 10)],
    ['a@b.example.org'],
    ['https://a.test'],
    ['Call (x@a.invalid).', '"x@a.invalid"'],
  ] as const) {
    const [line = '', ...others] = samplesWith(text);
    assert.equal(others, [], text);
    assert.ok(line.startsWith('src/content/landing.ts: about.lead has the sample '), line);
    assert.match(line, shown);
  }
});

test('sample photos are found by their bytes, an address that many texts repeat once', async () => {
  const files = await readFolder(folder);
  const lines = listSamples(sample, files);
  const found = lines.filter((line) => !line.startsWith('src')).map((line) => line.split(' ')[0]);
  const photos = Object.keys(files).filter((path) => path.startsWith('photos/'));
  assert.equal(found.sort(), photos.sort());
  const repeated = lines.filter((line) => line.includes(firm.email));
  assert.is(repeated.length, 1);
  assert.match(repeated.join(), 'firm.email');
});

test.run();
