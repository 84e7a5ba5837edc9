// The values of the content: what the compiler cannot see, and how texts are set.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent, typesetContent } from '../../src/builder/content';
import { checkValues } from '../../src/builder/content-values';
import { listFindings } from '../../src/builder/findings';

const test = suite('content');
const content = await readContent();

/** A field, a value that the compiler accepts, and the start of the answer. */
// biome-ignore format: a table
const values: [field: string, value: unknown, answer: string][] = [
  ['firm.name', ' ', 'firm.ts: firm.name is empty: write what belongs there.'],
  ['firm.name', '\u200b', 'firm.ts: firm.name is empty'],
  ['leaders.0.image', '', 'leaders.ts: leaders[0].image is empty: write the name of a photo, or delete this line'],
  ['stats', [], 'landing.ts: stats is empty'],
  ['firm.name', `\${a}`, `firm.ts: firm.name is "\${a}": put it between backticks`],
  ['firm.name', 'A\u0007', 'firm.ts: firm.name has the character U+0007, which does not belong there: type the text again by hand.'],
  ['pages.home.title', `${{}} | A`, 'pages.ts: pages.home.title is "[object Object] | A": correct the name'],
  ['about.paragraphs.0', 'undefined', 'landing.ts: about.paragraphs[0] is "undefined": correct the name'],
  ...['a@b', 'a@b,com', 'a@b.com;c@d.com', 'a@b@c.com', 'a@localhost', 'a@b..com', '.a@b.com', 'a@-b.com', 'a@10.0.0.1', 'mailto:a@b.com']
    .map((mail): [string, string, string] => ['firm.email', mail, `firm.ts: firm.email is "${mail}": write one e-mail address`]),
  ...['<b>A</b>', 'A &amp; B', '**A**'].map((text): [string, string, string] => ['about.intro', text, `landing.ts: about.intro is "${text}": write it as plain text`]),
  ['firm.email', 'a\u200b@b.com', 'firm.ts: firm.email has the character U+200B'],
  ['firm.email', 'a@b.com ', 'firm.ts: firm.email has a space, which does not belong there: delete it.'],
  ...['https://a.com/', 'https://a,com', 'https://a;com', 'https://a', 'https://localhost:80', 'https://a..com', 'https://127.0.0.1']
    .map((url): [string, string, string] => ['firm.siteUrl', url, `firm.ts: firm.siteUrl is "${url}": write only https:// and the domain`]),
  ['investorLogin.url', 'https://a.com/”', 'firm.ts: investorLogin.url has the character U+201D'],
  ['investorLogin.url', 'https://', 'firm.ts: investorLogin.url is "https://": write a full address'],
  ['investorLogin', { url: 'https://a.com/?b=c', tracking: { b: 'd' } }, 'firm.ts: investorLogin.tracking.b is also in url: remove one'],
  ['investorLogin.tracking', { gclid: '1' }, 'firm.ts: investorLogin.tracking.gclid is "1": rename this parameter, because'],
  ['investorLogin.tracking', { 'a b': '1' }, 'firm.ts: investorLogin.tracking.a b is "1": name the parameter with letters'],
  ['firm.copyrightYear', 9999, 'firm.ts: firm.copyrightYear is 9999: write this year or an earlier one'],
  ['firm.copyrightYear', 1999, 'firm.ts: firm.copyrightYear is 1999: write this year'],
  ['team.cards', [{ name: 'A', role: 'B', description: 'C', isClickable: false }], 'landing.ts: team.cards have isClickable: true 0 times'],
  ['footerLinks', [{ label: 'A', to: '//a.com' }], 'navigation.ts: footerLinks[0].to is "//a.com": write a path'],
  ['leadMail.note', 'é'.repeat(300), 'lead-form.ts: leadMail fills '],
  ['colors.ink', '#12345', 'colors.ts: colors.ink is "#12345": write # and six digits'],
  ['colors', { ...content.colors, ground: '#000000', muted: '#404040' }, 'colors.ts: colors.muted #404040 on ground #000000 has a contrast of 2.0:1, and text needs 4.5:1: write "#757575".'],
  ['colors', { ...content.colors, sleeve: '#302010' }, 'colors.ts: colors.ink #1a1109 on sleeve #302010 has a contrast of 1.2:1'],
];

/** A copy of the content with another value of a field. */
function contentWith(field: string, value: unknown) {
  const copy = structuredClone({ ...content });
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: a path has no type.
  const parent = keys.reduce((inner: any, key) => inner[key], copy);
  parent[last] = value;
  return copy;
}

test('what the compiler cannot see is answered with the field', () => {
  assert.equal(checkValues(content), []);
  for (const [field, value, answer] of values) {
    const [first = ''] = listFindings(checkValues(contentWith(field, value)));
    assert.is(first.slice(0, answer.length + 12), `src/content/${answer}`);
  }
});

test('what may be meant is a warning', () => {
  const year = new Date().getFullYear() - 1;
  const [first, ...others] = content.leaders;
  const { image: _, ...noPhoto } = { ...first, name: 'Ann', onLandingPage: true };
  const six = Array.from({ length: 6 }, (_, at) => ({
    ...first,
    name: `Ann ${at}`,
    onLandingPage: true,
  }));
  for (const [field, value, answers] of [
    ['firm.copyrightYear', 2025, []],
    [
      'firm.copyrightYear',
      year,
      year === 2025 ? [] : [`firm.ts: firm.copyrightYear is ${year}: check whether`],
    ],
    [
      'stats.0.value',
      '$400,000,000.00',
      ['landing.ts: stats[0].value is "$400,000,000.00", too wide'],
    ],
    [
      'leaders',
      [noPhoto, ...others.filter((leader) => !leader.onLandingPage)],
      [
        'leaders.ts: leaders[0].onLandingPage is true, and Ann has no photo, so the landing page leaves Ann out',
      ],
    ],
    [
      'leaders',
      six,
      [
        'leaders.ts: leaders[5].onLandingPage is true, and there is room for 5 faces, so the landing page leaves Ann 5 out',
      ],
    ],
  ] as const) {
    const found = listFindings(checkValues(contentWith(field, value)));
    assert.is(found.length, answers.length, String(found));
    for (const answer of answers) assert.match(String(found), answer);
  }
});

test('what looks odd but is right passes', () => {
  for (const [field, value] of [
    ['firm.email', "o'neil@xn--a.com"],
    ['firm.siteUrl', 'https://münchen.example'],
    ['firm.copyrightYear', new Date().getFullYear()],
    ['investorLogin.tracking', { a: 'spring campaign' }],
    ['leadSent.webmail.services', []],
    [
      'footerLinks',
      ['/', '/#about', '/terms.pdf#page=2', '/team?a=b', 'https://www.linkedin.com/in/NAME'].map(
        (to) => ({ label: 'A', to }),
      ),
    ],
    ['leadMail.note', 'a'.repeat(800)],
    ['contact.heading', '漢字, “quoted” & more; 1 < 2'],
  ] as const) {
    assert.equal(checkValues(contentWith(field, value)), [], field);
  }
});

test('texts are typeset, except for those that programs read or that are prescribed', () => {
  for (const [field, isTypeset] of [
    ['about.intro', true],
    ['leadMail.labels.email', true],
    ['leadDialog.submitting', false],
    ['leadMail.subject', false],
    ['leadSent.success', false],
    ['leadSent.failure', false],
    ['hero.image', false],
    ['investorLogin.url', false],
    ['investorLogin.tracking', false],
  ] as const) {
    const typed = "it's\u200ba--b";
    const value = field.endsWith('tracking') ? { a: typed } : typed;
    const text = JSON.stringify(typesetContent(contentWith(field, value)));
    assert.match(text, isTypeset ? '"it’sa—b"' : `"it'sa--b"`, field);
  }
});

test.run();
