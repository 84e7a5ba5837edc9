import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CheckedContent, checkContent } from '../../src/content/check-content';
import { siteContent } from '../../src/content/site-content';

const test = suite('content check');
const photos = { stage: Object.keys(__PHOTOS__.stage), team: Object.keys(__PHOTOS__.team) };

/** The site's content with one value replaced, at a place such as `team.cards.0.name`. */
function contentWith(file: string, place: string, value: unknown): CheckedContent {
  const content = structuredClone(siteContent) as unknown as CheckedContent;
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key],
    content[file],
  );
  assert.ok(last in (parent as object), `${place} exists`);
  (parent as Record<string, unknown>)[last] = value;
  return content;
}

const { leaders } = siteContent['leaders.ts'];
const login = siteContent['firm.ts'].firm.investorLogin;

test('the content of this site has no fault', () => {
  assert.equal(checkContent(siteContent, photos, 2026), []);
});

/** What is wrong, where, with which value, and the fault's own place and value if they differ. */
const cases: [string, string, string, unknown, (string | undefined)?, (string | undefined)?][] = [
  ['an empty text', 'landing.ts', 'about.lead', '  '],
  ['an empty text deep inside', 'leaders.ts', 'leaders.2.bio', '', 'leaders[2].bio'],
  ['an e-mail without a domain', 'firm.ts', 'firm.email', 'a@b'],
  ['two e-mails', 'firm.ts', 'firm.email', 'a@b.com,c@d.com'],
  [
    'an http login',
    'firm.ts',
    'firm.investorLogin',
    { ...login, url: 'http://a.com/' },
    'firm.investorLogin.url',
    'http://a.com/',
  ],
  ['a site address without https', 'firm.ts', 'firm.siteUrl', 'www.a.com'],
  ['a site address with a slash', 'firm.ts', 'firm.siteUrl', 'https://a.com/'],
  ['straight quotes', 'landing.ts', 'about.lead', 'A "great" song'],
  ['a straight apostrophe', 'leaders.ts', 'leaders.2.bio', "It's his", 'leaders[2].bio'],
  ['two hyphens for a dash', 'landing.ts', 'about.lead', 'Songs -- and more'],
  ['a hyphen for a dash', 'landing.ts', 'about.lead', 'Songs - and more'],
  ['three dots', 'landing.ts', 'about.lead', 'Songs...'],
  ['two spaces', 'landing.ts', 'about.lead', 'Songs  and more'],
  ['a bio that is too long', 'leaders.ts', 'leaders.2.bio', 'a'.repeat(221), 'leaders[2].bio'],
  [
    'a person twice',
    'leaders.ts',
    'leaders.1.name',
    leaders[0]?.name,
    'leaders[1].name',
    leaders[0]?.name,
  ],
  ['a photo twice', 'leaders.ts', 'leaders.1.image', leaders[0]?.image, 'leaders[1].image'],
  [
    'an anchor without a section',
    'navigation.ts',
    'navigation.0.section',
    'x',
    'navigation[0].section',
  ],
  [
    'two anchors of one section',
    'navigation.ts',
    'navigation.1.section',
    'about',
    'navigation[1].section',
  ],
  ['a year in the future', 'firm.ts', 'firm.copyrightYear', 2027],
  ['a short name that is long', 'firm.ts', 'firm.shortName', 'Refrain Legacy'],
  ['a wrong security address', 'firm.ts', 'firm.security.email', 'a@b'],
  ['a day that is none', 'firm.ts', 'firm.security.expires', '1.11.2027'],
  ['a day that is far away', 'firm.ts', 'firm.security.expires', '2029-11-01'],
  [
    'a reserved tracking parameter',
    'firm.ts',
    'firm.investorLogin',
    { ...login, tracking: { gclid: '1' } },
    'firm.investorLogin.tracking.gclid',
    '1',
  ],
  [
    'a tracking parameter that the address has',
    'firm.ts',
    'firm.investorLogin',
    { url: 'https://a.com/?ref=x', tracking: { ref: '1' } },
    'firm.investorLogin.tracking.ref',
    '1',
  ],
  [
    'a tracking parameter with an odd name',
    'firm.ts',
    'firm.investorLogin',
    { ...login, tracking: { 'a b': '1' } },
    'firm.investorLogin.tracking.a b',
    '1',
  ],
  ['a year that is none', 'firm.ts', 'firm.copyrightYear', 25],
  ['a missing portrait', 'leaders.ts', 'leaders.0.image', 'x.jpg', 'leaders[0].image'],
  ['a missing hero image', 'landing.ts', 'hero.image', 'x.jpg'],
  ['a missing substitute', 'landing.ts', 'hero.fallbackImage', 'x.jpg'],
  ['a missing face', 'landing.ts', 'team.faces.1', 'x.jpg', 'team.faces[1]'],
  ['a role outside the nine', 'leaders.ts', 'leaders.0.role', 'Boss', 'leaders[0].role'],
  ['a role held twice', 'leaders.ts', 'leaders.1.role', 'CEO', 'leaders[1].role'],
  ['a missing person', 'leaders.ts', 'leaders', leaders.slice(1), 'leaders', '8 people'],
  [
    'one person too many',
    'leaders.ts',
    'leaders',
    [...leaders, leaders[0]],
    'leaders[9].role',
    'CEO',
  ],
  [
    'two clickable cards',
    'landing.ts',
    'team.cards.1.isClickable',
    true,
    'team.cards',
    '2 clickable cards',
  ],
  [
    'no clickable card',
    'landing.ts',
    'team.cards.0.isClickable',
    false,
    'team.cards',
    '0 clickable cards',
  ],
];

for (const [name, file, place, value, field = place, shown = String(value)] of cases) {
  test(`finds ${name}`, () => {
    const faults = checkContent(contentWith(file, place, value), photos, 2026);
    assert.equal(
      faults.map((fault) => [fault.file, fault.field, fault.value]),
      [[file, field, shown]],
    );
    assert.ok(
      faults.every((fault) => fault.fix.length > 10),
      'says what to do',
    );
  });
}

test.run();
