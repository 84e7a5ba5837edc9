// The rules of docs/specification.md hold on the sites that we build.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dists, runtime, startSite } from '../support/drive/site';
import { verify } from './verify';

const test = suite(`verify, ${runtime}`);

/** The ids that the specification marks as proved here. */
const specified = Array.from(
  readFileSync('docs/specification.md', 'utf8').matchAll(/^\| `([\w.-]+)` \|.*\| ✓ \|$/gm),
  ([, id = '']) => id,
);

const sites =
  runtime === 'preact'
    ? [{ dist: dists.preact }]
    : [{ dist: dists.react }, { dist: dists.sub, base: '/sub/' }];

for (const options of sites) {
  const site = await startSite(options);
  const results = await verify(site.url);
  site.stop();
  for (const { id, state, text } of results) {
    test(id, () => assert.is.not(state, 'broken', text));
  }
  test('each rule of the specification is proved', () => {
    assert.equal(results.map(({ id }) => id).sort(), [...specified].sort());
  });
}

test.run();
