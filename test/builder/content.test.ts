import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Content,
  findMistakes,
  findWarnings,
  loadContent,
  typesetContent,
} from '../../src/builder/content';
import { checkContentTypes } from '../../src/builder/content-types';
import { inProject } from '../../src/builder/files';
import { messageOf } from '../../src/builder/user-error';
import { beforeAll } from '../support/run/before-all';

const test = suite('content');
let content: Content;

beforeAll(test, async () => {
  content = await loadContent();
});

/** What an editor replaces in a content file, whatever the firm's words are, and the answer. */
type Edit = [
  file: string,
  before: RegExp,
  after: string,
  answer: string,
  /** A file and a text in the line that the answer names, if it is not the changed line. */
  place?: [file: string, text: RegExp],
];

// biome-ignore format: a table
const wrongValues: Edit[] = [
  ['firm', /shortName/, 'shortname', "'shortname' does not exist in type 'Firm'. Did you mean"],
  ['firm', /url: "https/, 'url: "http', "is not assignable to type '`https://"],
  ['landing', /tagline:/, '// ', "'tagline' is missing but required in type 'Hero'.", ['landing', /const hero/]],
  ['landing', /isClickable: true,/, 'isClickable: True,', "Cannot find name 'True'. Write it in small letters."],
  ['landing', /areas: /, 'areas: "Legal", // ', "Type 'string' is not assignable to type 'string[]'."],
  ['landing', /const record/, 'const recor', "exported member named 'record'. Did you mean 'recor'?", ['all', /record,/]],
  ['leaders', /role: "/, 'role: CMO + "', "Cannot find name 'CMO'."],
  ['leaders', /image: "/, 'framing: "upper", image: "', `to type '"bottom" | "center" | "top"'.`],
  ['navigation', /"team"/, '"teams"', "is not assignable to type 'SectionId'. Did you mean"],
  ['navigation', /Link\[\] = \[(?=.*;)/, '$&{ label: "A", to: "a" }, ', `Type '"a"' is not assignable`],
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
  ['leaders', /(?<=role: "[^"]*"),/, '', "',' expected.", ['leaders', /bio: "/]],
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

/** The line that an answer names, as it is before the edit. */
async function placeOf([file, before, , , place]: Edit) {
  const [inFile, text] = place ?? [file, before];
  const source = await readFile(inProject(`src/content/${inFile}.ts`), 'utf8');
  const line = source.slice(0, source.search(text)).split('\n').length;
  return `src/content/${inFile}.ts, line ${line}: `;
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
  const merge: Edit = ['firm', / {2}email/, '<<<<<<< HEAD\n$&', 'this line is left from a merge: '];
  assert.match(await answerTo([merge]), (await placeOf(merge)) + merge[3]);
  for (const encoding of ['utf16le', 'latin1'] as const) {
    const answer = await answerTo([['firm', /name: "/, '$&é', '']], encoding);
    assert.match(answer, /firm\.ts, line \d+: save the file as UTF-8, and correct/);
  }
  const missing = await loadContent('none').then(String, messageOf);
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
  ['firm.investorLogin.tracking', { gclid: '1' }, 'investorLogin.tracking.gclid is reserved by login services'],
  ['firm.investorLogin.tracking', { 'a b': '1' }, 'investorLogin.tracking.a b has other characters than letters'],
  ['firm.firm.copyrightYear', 9999, 'firm.copyrightYear is 9999: write this year or an earlier one'],
  ['firm.firm.copyrightYear', 1999, 'firm.copyrightYear is 1999: write this year'],
  ['landing.hero.image', 'a/b.jpg', 'hero.image is "a/b.jpg": write the name of the photo'],
  ['landing.team.cards', [team], 'team.cards have isClickable: true 0 times'],
  ['navigation.navigation', [{ section: 'team', label: 'A', side: 'B' }], 'navigation has other sections than about'],
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
