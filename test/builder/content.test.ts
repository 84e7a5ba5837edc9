import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContentTypes } from '../../src/builder/check-types';
import { findMistakes, findWarnings, loadContent, typesetContent } from '../../src/builder/content';
import { inProject } from '../../src/builder/files';
import { messageOf } from '../../src/builder/user-error';

const test = suite('content');
const content = await loadContent();

/** What an editor replaces in a content file, whatever the firm's words are, and the answer. */
type Edit = [file: string, before: RegExp, after: string, answer: string];

// biome-ignore format: a table
const wrongValues: Edit[] = [
  ['firm', /shortName/, 'shortname', "'shortname' does not exist in type 'Firm'. Did you mean"],
  ['firm', /url: "https/, 'url: "http', "is not assignable to type '`https://"],
  ['landing', /(const hero[^}]*)tagline:/, '$1// ', "'tagline' is missing but required in type 'Hero'."],
  ['landing', /isClickable: true,/, 'isClickable: True,', "Cannot find name 'True'. Write it in small letters."],
  ['landing', /areas: /, 'areas: "Legal", // ', "Type 'string' is not assignable to type 'string[]'."],
  ['all', / pressing,/, ' pressin as pressing,', "exported member named 'pressin'. Did you mean 'pressing'?"],
  ['leaders', /role: "/, 'role: CMO + "', "Cannot find name 'CMO'."],
  ['leaders', /image: "/, 'framing: "upper", image: "', `to type '"bottom" | "center" | "top"'.`],
  ['navigation', /team: /, 'teams: ', "'teams' does not exist in type 'Navigation'. Did you mean"],
  ['navigation', /FooterLink\[\] = \[/, '$&{ label: "A", to: "a" }, ', `Type '"a"' is not assignable`],
  ['lead-form', /services: \[/, '$&"Yahoo", ', "is not assignable to type 'WebmailService'."],
  ['lead-form', /submit: "/, 'submit: 1, // "', "Type 'number' is not assignable to type 'string'."],
  ['pages', /title: /, '$&teamPage.heding + ', "on type 'TeamPage'. Did you mean 'heading'?"],
  ['colors', /brass: "#/, 'brass: "', "is not assignable to type '`#"],
];

/** One in each file: the compiler names only these before they are corrected. */
// biome-ignore format: a table
const typingErrors: Edit[] = [
  ['firm', /name: "[^"]*"/, 'name: "A', 'Unterminated string literal.'],
  ['landing', /(?<=tagline: )"/, '“', 'Invalid character.'],
  ['leaders', /bio:/, 'bio', "',' expected."],
  ['lead-form', /(?<=services: .*)\]/, '', "',' expected."],
  ['navigation', /(?<=side: ".*") \}/, '', "',' expected."],
  ['pages', /(?<=description):/, ';', "',' expected."],
];

/** Types into a copy of the content, and returns the answer; it is empty if all is right. */
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
async function placeOf([file, before]: Edit) {
  const source = await readFile(inProject(`src/content/${file}.ts`), 'utf8');
  const line = source.slice(0, source.search(before)).split('\n').length;
  return `src/content/${file}.ts, line ${line}: `;
}

for (const [title, edits] of Object.entries({ wrongValues, typingErrors })) {
  test(`${title}: one answer for each, with file and line, and help once`, async () => {
    const lines = (await answerTo(edits)).split('\n');
    assert.match(lines.pop() ?? '', /^README\.md, "Change the content"/);
    assert.match(lines.pop() ?? '', /^Texts stand between straight double quotes;/);
    for (const edit of edits) {
      const place = await placeOf(edit);
      const line = lines.find((found) => found.includes(place));
      assert.match(line ?? `no ${place}in\n${lines.join('\n')}`, edit[3]);
    }
    assert.is(lines.length, edits.length, lines.join('\n'));
  });
}

test('what is optional can go', async () => {
  const optional: Edit[] = [
    ['firm', /tracking: \{[^}]*\}/, 'tracking: {}', ''],
    ['landing', /Stat\[\] = \[[^\]]*\]/, 'Stat[] = [{ value: "A", label: "B" }]', ''],
    ['leaders', /framing: |onLandingPage: true,/g, '// ', ''],
    ['lead-form', /services: \[.*\]/, 'services: []', ''],
  ];
  assert.is(await answerTo(optional), '');
});

test('a damaged or missing file has a plain answer', async () => {
  const damages: [after: string, encoding: BufferEncoding, answer: RegExp][] = [
    ['<<<<<<< HEAD\n$&', 'utf8', /firm\.ts: line \d+ is left from a merge: keep one of the two/],
    ['// é\n$&', 'latin1', /firm\.ts: line \d+ is not UTF-8: save the file as UTF-8, and/],
    ['$&', 'utf16le', /firm\.ts: line \d+ is not UTF-8/],
  ];
  for (const [after, encoding, answer] of damages) {
    assert.match(await answerTo([['firm', / {2}name/, after, '']], encoding), answer);
  }
  const missing = await checkContentTypes('none').then(String, messageOf);
  assert.is(missing, 'none/firm.ts is missing: put it back.');
});

const team = { name: 'A', role: 'B', description: 'C', isClickable: false };

/** A field, a value that the compiler accepts, and the start of the answer. */
// biome-ignore format: a table
const mistakes: [field: string, value: unknown, answer: string][] = [
  ['firm.firm.name', ' ', 'firm.name is empty: write what belongs there.'],
  ['firm.firm.name', '\u200b', 'firm.name is empty'],
  ['landing.stats', [], 'stats is empty'],
  ['firm.firm.name', `\${a}`, `firm.name is "\${a}": put it between backticks`],
  ['pages.pages.home.title', `${{}} | A`, 'pages.home.title is "[object Object] | A": correct the name'],
  ['landing.about.paragraphs.0', 'undefined', 'about.paragraphs[0] is "undefined": correct the name'],
  ['firm.firm.email', 'a@b', 'firm.email is "a@b": write one e-mail address'],
  ['firm.firm.email', 'a\u200b@b.com', 'firm.email has a character that does not belong there, U+200B'],
  ['firm.firm.siteUrl', 'https://a.com/', 'firm.siteUrl is "https://a.com/": write only https:// and the domain'],
  ['firm.investorLogin.url', 'https://a.com/”', 'investorLogin.url has a character that does not belong there, U+201D'],
  ['firm.investorLogin.url', 'https://a.com/ ', 'investorLogin.url has a character that does not belong there, U+0020'],
  ['firm.investorLogin.url', 'https://', 'investorLogin.url is "https://": write a full address'],
  ['firm.investorLogin', { url: 'https://a.com/?b=c', tracking: { b: 'd' } }, 'investorLogin.tracking.b is also in url'],
  ['firm.investorLogin.tracking', { gclid: '1' }, 'investorLogin.tracking.gclid is "1": rename this parameter, because'],
  ['firm.investorLogin.tracking', { 'a b': '1' }, 'investorLogin.tracking.a b is "1": name the parameter with letters'],
  ['firm.firm.copyrightYear', 9999, 'firm.copyrightYear is 9999: write this year or an earlier one'],
  ['firm.firm.copyrightYear', 1999, 'firm.copyrightYear is 1999: write this year'],
  ['landing.team.cards', [team], 'team.cards have isClickable: true 0 times'],
  ['navigation.footerLinks', [{ label: 'A', to: '/a?b' }], 'footerLinks[0].to is "/a?b": write a path'],
  ['lead-form.leadMail.note', 'é'.repeat(300), 'leadMail fills '],
  ['colors.colors.ink', '#12345', 'colors.ink is "#12345": write # and six digits'],
];

/** A copy of the content with another value of a field. */
function contentWith(field: string, value: unknown) {
  const copy = structuredClone(content);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: a path has no type.
  const parent = keys.reduce((inner: any, key) => inner[key], copy);
  parent[last] = value;
  return copy;
}

test('what the compiler cannot see is answered with the field', () => {
  assert.equal(findMistakes(content), []);
  for (const [field, value, answer] of mistakes) {
    const [found, ...others] = findMistakes(contentWith(field, value));
    assert.equal(others, [], field);
    assert.is(found?.file, `src/content/${field.split('.')[0]}.ts`);
    assert.is(found?.message.slice(0, answer.length), answer);
  }
});

test('what looks odd but is right passes', () => {
  for (const [field, value] of [
    ['firm.firm.email', "o'neil@xn--a.com"],
    ['firm.firm.siteUrl', 'https://münchen.example'],
    ['firm.firm.copyrightYear', new Date().getFullYear()],
    ['firm.investorLogin.tracking', { a: 'spring campaign' }],
    ['lead-form.leadSent.webmail.services', []],
    ['lead-form.leadMail.note', 'a'.repeat(800)],
    ['landing.contact.heading', '漢字, “quoted”'],
  ] as const) {
    assert.equal(findMistakes(contentWith(field, value)), [], field);
  }
});

test('texts are typeset, except for those that programs read or that are prescribed', () => {
  for (const [field, isTypeset] of [
    ['landing.about.intro', true],
    ['lead-form.leadMail.labels.email', true],
    ['lead-form.leadDialog.submitting', false],
    ['lead-form.leadMail.subject', false],
    ['lead-form.leadSent.success', false],
    ['lead-form.leadSent.failure', false],
    ['landing.hero.image', false],
    ['firm.investorLogin.url', false],
    ['firm.investorLogin.tracking', false],
  ] as const) {
    const typed = "it's\u200ba--b";
    const value = field.endsWith('tracking') ? { a: typed } : typed;
    const text = JSON.stringify(typesetContent(contentWith(field, value)));
    assert.match(text, isTypeset ? '"it’sa—b"' : `"it'sa--b"`, field);
  }
});

test('an old year is a warning', () => {
  const year = new Date().getFullYear();
  assert.equal(findWarnings(contentWith('firm.firm.copyrightYear', year)), []);
  const [warning] = findWarnings(contentWith('firm.firm.copyrightYear', year - 1));
  assert.match(warning?.message ?? '', `firm.copyrightYear is ${year - 1}: check whether`);
});

test.run();
