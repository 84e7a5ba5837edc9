// The rules of docs/specification.md hold on the sites that we build.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '../support/drive/launch';
import { dists, isOther, runtime, startSite } from '../support/drive/site';
import { dialog, withoutScript } from './dialog';
import { consoles, health } from './health';
import { landing, menu } from './landing';
import { draft, submitted, tooltips, touch, withoutApp } from './lead';
import { errorPage, fallbacks, notFound, team } from './pages';
import { ruleIds } from './prescribed';
import { createVisit, firstLine } from './visit';

const test = suite(`specification, ${runtime}`);

/** `team` changes its page, so it comes after `health`. `consoles` judges all, so it is last. */
// biome-ignore format: in the order of a visit
const areas = [
  landing, notFound, errorPage, menu, health, team, dialog, withoutApp, draft, withoutScript,
  submitted, tooltips, touch, fallbacks, consoles,
];

// One run has the site's runtime at the root, the other one has the other runtime in a folder.
const options = isOther ? { dist: dists.otherSub, base: '/sub/' } : { dist: dists.main };
const site = await startSite(options);
const browser = await launchBrowser('chromium');
const visit = createVisit(browser, site.url);
let reason = '';
for (const area of areas) {
  await area(visit).catch((error) => {
    reason ||= firstLine(error);
  });
}
await browser.close();
site.stop();

for (const id of new Set([...ruleIds, ...visit.verdicts.keys()])) {
  test(id, () => {
    assert.ok(ruleIds.includes(id), 'docs/specification.md has no such rule');
    assert.is(visit.verdicts.get(id) ?? `not reached: ${reason}`, '');
  });
}

test.run();
