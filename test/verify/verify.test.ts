// The rules of docs/specification.md hold on the sites that we build.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dists, runtime, startSite } from '../support/drive/site';
import { specification } from './specification';
import { ruleIds, verify } from './verify';

const test = suite(`verify, ${runtime}`);

// Two runs prove three builds: React, Preact, and a site in a folder.
const options =
  runtime === 'react' ? { dist: dists.react } : { dist: dists.preactSub, base: '/sub/' };
const site = await startSite(options);
const results = await verify(site.url);
site.stop();
for (const { id, verdict, detail } of results) {
  test(id, () => assert.is.not(verdict, 'broken', detail));
}

test('the specification names these rules', () => {
  assert.equal([...specification.keys()].sort(), [...ruleIds].sort());
});

test.run();
