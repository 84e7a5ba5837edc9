import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatByteTable, listOverruns } from '../../src/build/byte-table.mjs';
import { describeAddress, describeFaults, findUnusedPhotos } from '../../src/build/content.mjs';

const test = suite('what the build says');

test('a measure over its limit is marked and listed', () => {
  const measures = [
    { what: 'page', bytes: 12_001, limit: 12_000 },
    { what: 'boot script', bytes: 1300, limit: 1300 },
  ];
  assert.match(
    formatByteTable(measures),
    /page +12,001 B {2}of +12,000 B {2}over budget\n.*boot script +1,300 B {2}of +1,300 B$/,
  );
  assert.equal(listOverruns(measures), ['page weighs 12,001 B, 1 B over its budget in build.mjs']);
});

test('a content fault is one line with file, field, value and fix', () => {
  assert.is(
    describeFaults([
      { file: 'firm.ts', field: 'firm.email', value: 'a@b', fix: 'write an address' },
    ]),
    'src/content/firm.ts: firm.email is "a@b": write an address.',
  );
});

test('an address in another folder than the build is for is reported', () => {
  assert.equal(describeAddress('https://firm.com', '/'), []);
  assert.equal(describeAddress('https://firm.com/sub', '/sub/'), []);
  assert.match(describeAddress('https://firm.com', '/sub/').join(), 'built for /sub/');
  assert.match(describeAddress('https://firm.com/sub', '/').join(), 'use --base=/sub/');
});

test('an original that no content names is reported', () => {
  /** @type {import('../../src/build/photos.mjs').PhotoManifest} */
  const manifest = { stage: {}, team: { 'a.jpg': ['a', 1, 1], 'b.jpg': ['b', 1, 1] } };
  assert.equal(findUnusedPhotos({ image: 'a.jpg' }, manifest), [
    'src/content/photos/team/b.jpg is not used by any content',
  ]);
});

test.run();
