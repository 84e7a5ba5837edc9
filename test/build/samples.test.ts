import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent } from '../../src/build/content';
import { listSamples } from '../../src/build/samples';
import type { Content } from '../../src/content/schema';

const test = suite('samples');
const folder = resolve('test/support/content');
const { content: sample } = await loadContent(folder, { today: '2026-11-01' });

/** What is still a sample in a firm's own content, after one change to it. */
function samplesAfter(change: (content: Content) => void, files: string[] = []): string[] {
  const text = JSON.stringify(sample).replace(/\bexample\.com/g, 'dorian.com');
  const content: Content = JSON.parse(text);
  Object.assign(content.firm.firm, { name: 'Dorian Rights', shortName: 'Dorian' });
  for (const [index, leader] of content.leaders.leaders.entries()) {
    leader.name = `Person ${index}`;
    leader.bio = `Bio ${index}, for example`;
  }
  change(content);
  const read = (path: string) => [path, readFileSync(resolve(folder, path))];
  return listSamples(content, Object.fromEntries(files.map(read)));
}

test('what has been replaced is no sample', () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) {
    assert.equal(
      samplesAfter(({ landing }) => {
        landing.about.lead = text;
      }),
      [],
      text,
    );
  }
});

const changes: [name: string, change: (content: Content) => void, expected: RegExp][] = [
  [
    'the firm',
    ({ firm }) => {
      firm.firm.name = sample.firm.firm.name;
    },
    /firm\.ts: firm\.name/,
  ],
  [
    'its short name',
    ({ firm }) => {
      firm.firm.shortName = 'Refrain';
    },
    /firm\.shortName/,
  ],
  [
    'an address',
    ({ firm }) => {
      firm.firm.email = 'a@b.example.org';
    },
    /firm\.email .*a@b\.example\.org/,
  ],
  [
    'a name for tests',
    ({ firm }) => {
      firm.firm.siteUrl = 'https://a.test';
    },
    /firm\.siteUrl/,
  ],
  [
    'an address in a text',
    ({ landing }) => {
      landing.contact.lead = 'Call (x@a.invalid).';
    },
    /contact\.lead .*x@a\.invalid:/,
  ],
  [
    'a person',
    ({ leaders }) => {
      leaders.leaders.splice(2, 1, ...sample.leaders.leaders.slice(2, 3));
    },
    new RegExp(`${sample.leaders.leaders[2]?.name} is an invented`),
  ],
  [
    'a bio with other quotes',
    ({ leaders: { leaders } }) => {
      if (leaders[0]) leaders[0].bio = sample.leaders.leaders[0]?.bio.replace('’', "'") ?? '';
    },
    /bio of Person 0/,
  ],
];

for (const [name, change, expected] of changes) {
  test(`finds ${name}, in one line`, () => {
    const lines = samplesAfter(change);
    assert.is(lines.length, 1);
    assert.match(lines.join(), expected);
  });
}

test('finds sample photos by their bytes, and nothing else', () => {
  const photos = ['stage', 'team'].flatMap((name) =>
    readdirSync(resolve(folder, 'photos', name)).map((file) => `photos/${name}/${file}`),
  );
  const lines = samplesAfter(() => {}, [...photos, 'firm.ts']);
  assert.equal(
    lines.map((line) => line.split(' ')[0]),
    photos,
  );
});

test('an address that many texts repeat is named once, where it is kept', () => {
  const lines = listSamples(sample, {});
  const repeated = lines.filter((line) => line.includes(sample.firm.firm.email));
  assert.is(repeated.length, 1);
  assert.match(repeated.join(), 'firm.email');
});

test.run();
