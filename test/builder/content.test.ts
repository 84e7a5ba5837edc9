// What is written into src/content: mistakes are answered with what to write.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContentTypes } from '../../src/builder/check-types';
import { loadContent, typesetContent } from '../../src/builder/content';
import { findMistakes, findWarnings } from '../../src/builder/content-values';
import { inProject } from '../../src/builder/files';
import { listFindings, messageOf } from '../../src/builder/findings';

const test = suite('content');
const content = await loadContent();

/** What an editor replaces in a content file, whatever the firm's words are, and the answer for that line. */
type Edit = [file: string, before: RegExp, after: string, answer: string];

// biome-ignore format: a table
const unreadable: Edit[] = [
  // Texts and their quotes.
  ['firm', /shortName: ".*",/, 'shortName: "A,', 'the text has no quote at its end: write shortName: "A",'],
  ['landing', /tagline: ".*",/, 'tagline: A b",', 'the text has no quote at its start: write tagline: "A b",'],
  ['leaders', /role: ".*",/, 'role: The boss,', 'the text has no quotes: write role: "The boss",'],
  ['navigation', /menuButton: ".*",/, 'menuButton: “Menu”,', 'it has typographic quotes: write straight double quotes'],
  ['pages', /description: ".*",/, `description: 'It's not here',`, `the apostrophe ends the text: put the text between double quotes: description: "It's not here",`],
  ['lead-form', /intro: ".*",/, 'intro: "Press "Send" now",', 'the double quote before Send ends the text: write \\" for'],
  ['colors', /ground: "/, 'ground: ', 'the text has no quote'],
  ['pages', /title: `(.*)`,/, 'title: `$1,', 'the text has one backtick only: write ` at both its ends'],
  // Commas, colons, braces and brackets.
  ['firm', /name: (".*"),/, 'name: $1', 'a comma is missing at the end: write name: "'],
  ['leaders', /bio: (".*"),/, 'bio $1,', 'a colon is missing after the field: write bio: "'],
  ['leaders', /role: (".*"),/, 'role: "A";', '; stands at the end of the field: write role: "A",'],
  ['leaders', /onLandingPage: true,\n {2}\},/, 'onLandingPage: true,', 'the block that ends here is not closed: write }, on a line after'],
  ['landing', /"Technology", "Legal"\]/, '"Technology", "Legal"', 'the list is not closed: write areas: ["'],
  ['landing', /"Technology", /, '"Technology" ', 'a comma is missing before "Legal"'],
  ['navigation', /(?<=side: ".*") \},\n {2}"why/, '\n  "why', 'the block is not closed: write about: {'],
  ['lead-form', /close: ".*",/, 'close: ,', 'close has no value: write it after the colon.'],
];

/** The compiler can read the file. */
// biome-ignore format: a table
const readable: Edit[] = [
  ['leaders', /role: (".*"),/, 'role = "A",', '= stands between field and value: write role: "A",'],
  ['firm', /shortName/, 'shortname', 'there is no field shortname: write shortName.'],
  ['firm', /siteUrl: "https/, 'siteUrl: "http', 'is not a full address: begin it with https://.'],
  ['firm', /copyrightYear: 2025/, 'copyrightYear: "2025"', 'copyrightYear needs a number: write copyrightYear: 2025,'],
  ['landing', /tagline: .*/, '', 'the block that begins here has no tagline: write tagline: …,'],
  ['landing', /isClickable: true,/, 'isClickable: True,', 'True is not a value: write true or false'],
  ['landing', /areas: \[.*\]/, 'areas: "Legal"', 'areas needs a list: write areas: ["Legal"],'],
  ['landing', /value: years/, 'value: 15', 'value needs a text: write value: "15",'],
  ['leaders', /role: "/, 'roll: "', 'there is no field roll: write role.'],
  ['leaders', /role: ".*",/, 'role: CEO,', 'the text has no quotes: write role: "CEO",'],
  ['leaders', /role: "/, 'linkedin: "A", role: "', 'there is no field linkedin: delete it; there are name, role,'],
  ['leaders', /role: "/, 'name: "A", role: "', 'name stands twice in this block'],
  ['leaders', /image: "/, 'framing: "upper", image: "', '"upper" is not one of the choices: write "bottom" or "center" or "top"'],
  ['navigation', /"why-partner": \{/, '"why-partners": {', 'there is no field why-partners: write why-partner.'],
  ['navigation', /FooterLink\[\] = \[/, '$&{ label: "A", to: "a" }, ', '"a" is neither a path nor an address: begin it with /'],
  ['lead-form', /services: \[/, '$&"Yahoo", ', '"Yahoo" is not one of the choices: write one of "Gmail"'],
  ['lead-form', /submit: ".*"/, 'submit: ["A"]', 'submit takes one text, not a list'],
  ['pages', /title: /, '$&teamPage.heding + ', 'there is no field heding: write heading.'],
  ['colors', /brass: "#/, 'brass: "', 'is not a color: write # and six digits'],
];

/** A name that the site reads. */
const renamed: Edit[] = [
  ['landing', /const hero:/, 'const heroes:', '"export const hero" is missing: write hero instead'],
];

/** Types into a copy of the content. Returns the answer; it is empty if all is right. */
async function answerTo(edits: readonly Edit[], encoding: BufferEncoding = 'utf8') {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const dir = join(folder, 'src/content');
  const filter = (path: string) => !path.endsWith('photos');
  await cp(inProject('src/content'), dir, { recursive: true, filter });
  await cp(inProject('tsconfig.json'), join(folder, 'tsconfig.json'));
  for (const [file, before, after] of edits) {
    const path = join(dir, `${file}.ts`);
    const text = await readFile(path, 'utf8');
    assert.match(text, before, `${file}.ts`);
    await writeFile(path, text.replace(before, after), encoding);
  }
  const answer = await checkContentTypes(dir).then(() => '', messageOf);
  await rm(folder, { recursive: true });
  return answer;
}

/** The line of an edit, where its answer belongs. */
async function lineOf([file, before]: Edit) {
  const source = await readFile(inProject(`src/content/${file}.ts`), 'utf8');
  return source.slice(0, source.search(before)).split('\n').length;
}

test('a mistake of typing is answered with its line, and what to write', async () => {
  for (const table of [unreadable, readable, renamed]) {
    // The compiler stops at the first mistake of a file, so each run has one in each.
    for (const left = [...table]; left.length > 0; ) {
      const files = new Set(left.map(([file]) => file));
      const edits = [...files].flatMap((file) =>
        left.splice(
          left.findIndex((row) => row[0] === file),
          1,
        ),
      );
      const answer = await answerTo(edits);
      assert.not.match(answer, /TS\d|assignable|Object literal/);
      for (const edit of edits) {
        const [, line, said] = new RegExp(`/${edit[0]}\\.ts, line (\\d+): (.*)`).exec(answer) ?? [];
        assert.ok(said?.includes(edit[3]), `${edit[3]}\nis not in ${answer}`);
        // A missing brace is noticed later, and a missing field where its block begins.
        assert.ok(Math.abs(Number(line) - (await lineOf(edit))) <= 2, `line ${line}: ${said}`);
      }
    }
  }
});

test('a file that is damaged, empty or missing is named', async () => {
  for (const [after, encoding, answer] of [
    [
      '<<<<<<< HEAD\n$&',
      'utf8',
      /firm\.ts, line \d+: it is left from a merge: keep one of the two/,
    ],
    ['// é\n$&', 'latin1', /firm\.ts, line \d+: it is not UTF-8: save the file as UTF-8, and/],
    ['$&', 'utf16le', /firm\.ts, line \d+: it is not UTF-8/],
  ] as const) {
    assert.match(await answerTo([['firm', / {2}name/, after, '']], encoding), answer);
  }
  const empty = await answerTo([['colors', /.*/s, '', '']]);
  assert.match(empty, /colors\.ts: it is empty: put its content back\.$/);
  const missing = await checkContentTypes('none').then(String, messageOf);
  assert.match(missing, /^none\/firm\.ts: it is missing: put it back\.\n/);
});

test('what is optional can go', async () => {
  const optional: Edit[] = [
    ['firm', /tracking: \{[^}]*\}/, 'tracking: {}', ''],
    ['landing', /Stat\[\] = \[[^\]]*\]/, 'Stat[] = [{ value: "A", label: "B" }]', ''],
    ['leaders', /framing: |onLandingPage: true,/g, '// ', ''],
    ['lead-form', /services: \[.*\]/, 'services: []', ''],
  ];
  assert.is(await answerTo(optional), '');
});

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
  assert.equal(findMistakes(content), []);
  for (const [field, value, answer] of values) {
    const [first = ''] = listFindings(findMistakes(contentWith(field, value)));
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
      'leaders',
      [noPhoto, ...others.filter((leader) => !leader.onLandingPage)],
      ['leaders.ts: leaders[0].onLandingPage is true, and Ann has no photo'],
    ],
    [
      'leaders',
      six,
      [
        'leaders.ts: leaders[5].onLandingPage is true, and the landing page has room for 5 faces, so Ann 5 is only',
      ],
    ],
  ] as const) {
    const found = listFindings(findWarnings(contentWith(field, value)));
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
    ['contact.heading', '漢字, “quoted”'],
  ] as const) {
    assert.equal(findMistakes(contentWith(field, value)), [], field);
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
