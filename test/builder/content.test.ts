import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type LoadedContent, loadContent } from '../../src/builder/content';
import { findMissingGlyphs } from '../../src/builder/font';
import { findBrokenFooterLinks } from '../../src/builder/links';
import { listSamples } from '../../src/builder/samples';
import { UserError } from '../../src/builder/user-error';
import { findLowContrast } from '../../src/content-rules/contrast';
import type { Content } from '../../src/content-rules/schema';
import { beforeAll } from '../support/run/before-all';

const test = suite('content');
const contentDir = resolve('test/content');
const today = '2026-11-01';
let folder: string;
let loaded: LoadedContent;

beforeAll(test, async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  loaded = await loadContent(contentDir, { today });
});

test.after(() => rm(folder, { recursive: true }));

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Loads the test content with one changed text, or with other bytes; returns the lines of the error, or new warnings. */
async function loadChanged(
  file: string,
  before: string | RegExp,
  after: string,
  encoding: BufferEncoding = 'utf8',
) {
  await cp(contentDir, folder, { recursive: true });
  const path = join(folder, `${file}.ts`);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(before, () => after);
  assert.is.not(changed, text, `${before} is in ${file}.ts`);
  await writeFile(path, changed, encoding);
  const changedAt = [...changed].findIndex((letter, index) => letter !== text[index]);
  const messages = (lines: string[]) => lines.map((line) => line.replace(/^\S*\/(?=\w+\.ts)/, ''));
  try {
    const { warnings } = await loadContent(folder, { today });
    const old = messages(loaded.warnings);
    const lines = messages(warnings).filter((line) => !old.includes(line));
    return { isRefused: false, lines, changed, changedAt };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isRefused: true, lines: messages(error.message.split('\n')), changed, changedAt };
  }
}

/**
 * For each content file: the text to replace, what an editor types, whole clauses of the message, and a text of the line
 * that the message names, if it is not the changed one.
 */
type Changes = Record<
  string,
  [before: string | RegExp, after: string, message: string, inLine?: string][]
>;

/** A name between braces, in a text that is not between backticks. */
const literalName = '$' + '{firm.name}';

const asUtf8 =
  'the file is not UTF-8: save it as UTF-8, and correct the characters that look wrong';
const textFix = 'write a text between double quotes';
const mergeFix = 'this line is left from a merge: keep one of the two versions';
const emailFix = 'write one e-mail address, such as name@firm.com';
const domainFix = 'write only https:// and the domain, without a slash at its end';
const addressFix = 'write a full address that starts with https://';
const yearFix = 'firm.copyrightYear: write a year without quotes, such as 2025';
const dayFix = 'write a day that exists as year-month-day, such as "2027-11-01"';
const card = 'set isClickable to true on the Leadership Team card and to false on all others';
const names = 'put texts between double quotes; correct names between braces, or import them';
const fixLine = 'correct this line or the line before';
const braces = 'correct the name between the braces';
const sections = 'write one entry for each of these sections: about, why-partner, team, contact';

const refused: Changes = {
  firm: [
    [/name: .*/, 'name: " ",', `firm.name is " ": ${textFix}`],
    [
      '"Refrain"',
      `"${literalName}"`,
      `firm.shortName is "${literalName}": write the text between backticks`,
    ],
    ['shortName', 'shortname', 'there is no field firm.shortname: rename it to shortName'],
    [
      'shortName',
      'fax: 1, shortName',
      'there is no field firm.fax: remove it, or use one of these names: name',
    ],
    [/shortName.*/, '', 'firm.shortName is missing: add it', 'const firm'],
    [/.*email: "inq.*/, '', 'firm.email is missing: add it', 'const firm'],
    [/.*const security[^}]*.*/, '', 'security is missing: add it', 'The tests build'],
    [/= \{ email.*/, '= "a";', 'security is "a": write { } with these fields: email, expires'],
    ['inquiries@example.com', 'a@b', `firm.email is "a@b": ${emailFix}`],
    ['inquiries@example.com', 'a@b.com)', `firm.email is "a@b.com)": ${emailFix}`],
    ['inquiries@', 'a@b.com,c@', `firm.email is "a@b.com,c@example.com": ${emailFix}`],
    ['https://www', 'www', `firm.siteUrl is "www.example.com": ${addressFix}`],
    ['www.example.com', 'a.com/', `firm.siteUrl is "https://a.com/": ${domainFix}`],
    ['www.example.com', 'a@b.com', `firm.siteUrl is "https://a@b.com": ${domainFix}`],
    [/https:\/\/inv.*\//, 'http://a.com/', `investorLogin.url is "http://a.com/": ${addressFix}`],
    [
      /inv.*\//,
      'a.com/?utm_source=x',
      'investorLogin: remove the parameter from url or from tracking, because it is in both',
      'const investorLogin',
    ],
    ['utm_source', 'gclid', 'investorLogin.tracking.gclid is "website": choose another name'],
    [
      'utm_source',
      '"a b"',
      'investorLogin.tracking.a b is "website": write its name with letters, digits and underscores only',
    ],
    ['2027-11-01', '2027-02-31', `security.expires is "2027-02-31": ${dayFix}`],
    ['2027-11-01', '1.11.2027', `security.expires is "1.11.2027": ${dayFix}`],
    ['2025', '9999', 'firm.copyrightYear is 9999: write this year or an earlier one'],
    ['2025', '25', 'firm.copyrightYear is 25: write a year with four digits, such as 2025'],
    ['2025', '() => 1', yearFix],
    ['2025', '1n', yearFix],
    ['2025', '"2025"', yearFix.replace(':', ' is "2025":')],
    [
      'shortName',
      '"a(b": 1, shortName',
      'there is no field firm.a(b: remove it, or use one of these names: name',
    ],
    ['  email', '<<<<<<< HEAD\n  email', mergeFix],
    ['Refrain L', '\uFFFD L', asUtf8],
  ],
  navigation: [
    ['"team"', '"teams"', 'navigation[2].section is "teams": write one of these: "about"'],
    [/.*"team".*/, '', `navigation: ${sections}`, 'const navigation'],
    [
      '];',
      '{ section: "team", label: "T", side: "C" }];',
      `navigation: ${sections}`,
      'const navigation',
    ],
    [
      /\[\] = [^;]*/,
      '[] = [{ label: "A", to: "a" }]',
      'footerLinks[0].to is "a": write a path such as "/privacy", without ? and #, or a full https:// address',
    ],
  ],
  landing: [
    ['isClickable: true', 'isClickable: false', `team.cards: ${card}`, 'cards: ['],
    ['isClickable: false', 'isClickable: true', `team.cards: ${card}`, 'cards: ['],
    [
      'true',
      '1',
      'team.cards[0].isClickable (Leadership Team) is 1: write true or false, without quotes',
    ],
    [/areas: .*/, 'areas: [],', 'team.board.areas: write at least one entry'],
    [
      /areas: .*/,
      'areas: "Legal",',
      'team.board.areas is "Legal": write a list in square brackets: [ ]',
    ],
    [
      '"concert.jpg"',
      '"a/b.jpg"',
      'hero.image is "a/b.jpg": write the name of a photo in src/content/photos/stage, such as "name.jpg"',
    ],
    [/.*intro: "Consid.*/, '', 'contact.intro is missing: add it', 'const contact'],
    [
      'intro: `',
      'intro: ',
      'Expected "}" but found "{": correct this line or the line before: texts stand between straight double quotes, or between backticks (`) if they have a name in braces',
    ],
  ],
  leaders: [
    ['const leaders', 'const people', 'there is no field people: rename it to leaders'],
    [
      '"cmo.jpg"',
      '""',
      'leaders[1].image (Imani Okafor) is "": write the name of a photo in src/content/photos/team, such as "name.jpg"',
    ],
    [
      ': "top"',
      ': "left"',
      'leaders[4].framing (Everett Boone) is "left": write one of these: "center"',
    ],
    [/"Sets the .*"/, "'Sets the firm's'", `Expected "}" but found "s": ${fixLine}`],
    ['"CMO",', '"CMO"', `Expected "}" but found "bio": ${fixLine}`, 'bio: "Finds'],
    ['"CMO",', '"CMO,', `Unterminated string literal: ${fixLine}`],
    ['"CMO"', '"CMO", role: ""', `Duplicate key "role" in object literal: ${fixLine}`],
    ['"CMO"', 'CMO', `CMO is not defined: ${names}`],
  ],
  pages: [
    [
      'firm.name',
      'firm',
      `pages.home.title is "[object Object] | Turning Assets to Legacy": ${braces}`,
    ],
    [
      'firm.name',
      'firm.nmae',
      `pages.home.title is "undefined | Turning Assets to Legacy": ${braces}`,
    ],
    ['firm.name', 'firm.name.toUpercase()', `firm.name.toUpercase is not a function: ${names}`],
    ['{firm.name', '{frim.name', `frim is not defined: ${names}`],
    [
      'import { firm }',
      'import { frm as firm }',
      `No matching export in "firm.ts" for import "frm": ${fixLine}`,
    ],
  ],
};

const bioOf = (length: number) => `bio: "${'a'.repeat(length)}"`;
const tenthLeader = '{ name: "Ida Ek", role: "Chair", bio: "a", image: "ida.jpg" }];';

const notNine = 'the roles are not the nine of the specification';
const inLeaders = 'const leaders';
const markup = 'visitors would see it as it stands, so write the characters themselves';

/** Changes that the build accepts with a warning. */
const warned: Changes = {
  leaders: [
    [/bio: ".*"/, bioOf(221), 'the bio of Marian Holloway has 221 characters'],
    [/\];\s*$/, tenthLeader, `${notNine} (not among them: Chair)`, inLeaders],
    [/ {2}\{\s+name: "Clara[^}]*\},/, '', `${notNine} (missing: VP Publishing)`, inLeaders],
    ['"CMO"', '"Cmo"', `${notNine} (missing: CMO, not among them: Cmo)`, inLeaders],
    [
      '"Acquisitions Lead"',
      '"CEO"',
      `${notNine} (missing: Acquisitions Lead, not among them: CEO)`,
      inLeaders,
    ],
    ['"cmo.jpg"', '"ceo.jpg"', 'Imani Okafor and Marian Holloway have the same photo, ceo.jpg'],
    ['framing: "top"', 'onLandingPage: true', '6 people have onLandingPage', inLeaders],
    ['keeps its promise', '<b>keeps</b> its promise', `leaders[0].bio has <b>: ${markup}`],
  ],
  firm: [
    ['Refrain"', 'Refrain Legacy"', 'firm.shortName has 14 letters'],
    [
      '2027-11-01',
      '2026-12-01',
      'security.expires is 2026-12-01: check that security.email is right',
    ],
    [
      '2027-11-01',
      '2020-12-01',
      'security.expires is 2020-12-01: check that security.email is right',
    ],
    [
      '2027-11-01',
      '2027-11-03',
      'security.expires is 2027-11-03: programs that read it want a day within the next year',
    ],
  ],
  landing: [
    ['"Legal"]', '"Legal", "Tax"]', 'team.board.areas has 5 entries'],
    ['Turning Assets', `${'A'.repeat(50)} Turning Assets`, 'hero.headline has 75 characters'],
    [
      '{ value: "Worldwide"',
      '{ value: "9", label: "offices" }, { value: "Worldwide"',
      'stats has 4 entries',
      'const stats',
    ],
    [
      '"$400M"',
      '"$500M"',
      'about.paragraphs[1] says "$400M", but stats and dealFigures do not: correct the old one',
      'Experience backs',
    ],
    [
      'value: "15"',
      'value: "16"',
      'about.paragraphs[1] says "15 years", but stats and dealFigures do not: correct the old one',
      'Experience backs',
    ],
    ['A&R, legal', 'A&amp;R, legal', `team.cards[0].description has &amp;: ${markup}`],
  ],
  pages: [
    [
      'Growing IP',
      'Some $3B. Growing IP',
      'pages.home.description says "$3B", but stats and dealFigures do not: correct the old one',
    ],
  ],
};

for (const [kind, files] of Object.entries({ refused, warned })) {
  for (const [file, rows] of Object.entries(files)) {
    for (const [before, after, message, inLine] of rows) {
      test(`${file}.ts, ${kind}: ${before} → ${after.slice(0, 40)}`, async () => {
        const { isRefused, lines, changed, changedAt } = await loadChanged(file, before, after);
        assert.is(isRefused, kind === 'refused', lines.join('\n'));
        const [line = '', ...others] = lines;
        assert.equal(others, []);
        const number = lineAt(changed, inLine ? changed.indexOf(inLine) : changedAt);
        const found = line.replace(/"[^"]*(firm\.ts")/, '"$1');
        const expected = `${file}.ts, line ${number}: ${message}`;
        assert.is(found.slice(0, expected.length), expected);
        assert.match(
          found.slice(expected.length),
          /^([.,:;?]| \(|$)/,
          'the message ends with a whole clause',
        );
      });
    }
  }
}

test('a file in UTF-16 or Windows-1252 is refused as such', async () => {
  for (const encoding of ['utf16le', 'latin1'] as const) {
    const { lines } = await loadChanged('firm', 'Refrain Legacy', 'Refrainé', encoding);
    assert.match(lines.join(), `: ${asUtf8}.`);
  }
});

test('a new headline warns of the texts that repeat the old one', async () => {
  const { lines } = await loadChanged('landing', 'Turning Assets to Legacy', 'Songs That Last');
  assert.equal(lines, [
    'pages.ts, line 5: pages.home.title still says "Turning Assets to Legacy", but the hero does not.',
  ]);
});

test('roles that differ on purpose, and values within their limits, pass', async () => {
  assert.match(
    loaded.warnings.join('\n'),
    /^\S+firm\.ts, line 7: firm\.copyrightYear is 2025: .*$/,
  );
  const chair = '= true; export const leaders = [{ name: "A B", role: "Chair"';
  for (const [file, before, after] of [
    ['leaders', /= false;[\s\S]*?"CEO"/, chair],
    ['landing', 'Four areas', 'Four undefined areas'],
    ['landing', 'about $400M', 'about $1.27B and $2B'],
    ['leaders', /bio: ".*"/, bioOf(220)],
    ['firm', '2027-11-01', '2026-12-02'],
    ['firm', '2025', '2026'],
  ] as const) {
    const { isRefused, lines } = await loadChanged(file, before, after);
    assert.equal({ isRefused, lines }, { isRefused: false, lines: [] });
  }
});

test('a color in which a text is hard to read is named, with its contrast', () => {
  const { colors } = loaded.content;
  assert.equal(findLowContrast(colors), []);
  const brass = { ...colors, colors: { ...colors.colors, ink: '#ffffff' } };
  const fix = 'so change one of the two until it is 4.5.';
  assert.equal(loaded.describe(findLowContrast(brass)).slice(0, 1), [
    `src/style/colors.ts, line 18: ink is "#ffffff": texts in it on brass, "#d9a750", are hard to read: their contrast is 2.2, ${fix}`,
  ]);
});

test('characters that the font lacks are named with their code and their line', () => {
  const content = structuredClone(loaded.content);
  content.landing.contact.heading = 'Start\u200B a 漢';
  const effect =
    'headings and figures show it in another font, and other texts do not need this one';
  const [line = ''] = loaded.describe(findMissingGlyphs(content, ['\u200B', '漢']));
  assert.match(
    line,
    /landing\.ts, line \d+: contact\.heading has U\+200B, 漢 \(U\+6F22\), which the serif font lacks/,
  );
  assert.match(line, effect);
});

test('a link of the footer to a page that does not exist is named, with the file to add', () => {
  const content = structuredClone(loaded.content);
  content.navigation.footerLinks = ['/privacy', '/terms.pdf', '/team', 'https://a.com'].map(
    (to) => {
      return { label: 'A', to };
    },
  );
  const found = findBrokenFooterLinks(content, { 'team/index.html': '' }).map(
    ([, message]) => message,
  );
  assert.equal(found, [
    'footerLinks[0].to is "/privacy", which does not exist: add static/privacy.html.',
    'footerLinks[1].to is "/terms.pdf", which does not exist: add static/terms.pdf.',
  ]);
  assert.equal(
    findBrokenFooterLinks(content, {
      'team/index.html': '',
      'privacy/index.html': '',
      'terms.pdf': '',
    }),
    [],
  );
});

/** The samples in a firm's own content, after a change. */
function samplesOf(change: (own: Content) => void): Promise<string[]> {
  const all = JSON.stringify(loaded.content).replace(/\bexample\.com/g, 'dorian.com');
  const own: Content = JSON.parse(all);
  for (const file of ['landing', 'leaders', 'pages', 'navigation'] as const) {
    own[file].textsAreSamples = false;
  }
  change(own);
  return listSamples({ ...loaded, content: own }, {});
}

const samplesWith = (text: string) =>
  samplesOf((own) => {
    own.landing.about.intro = text;
  });

test('replaced addresses are no samples', async () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) assert.equal(await samplesWith(text), [], text);
});

test('example addresses are samples, each in one line with its first field', async () => {
  for (const [text, shown = text] of [
    ['a@b.example.org'],
    ['https://a.test'],
    ['Call (x@a.invalid).', 'x@a.invalid'],
  ] as const) {
    const [line = '', ...others] = await samplesWith(text);
    assert.equal(others, [], text);
    assert.match(line, /landing\.ts, line \d+: about\.intro has the sample /);
    assert.match(line, `"${shown}": write the firm's own.`);
  }
  const { email } = loaded.content.firm.firm;
  const repeated = (await listSamples(loaded, {})).filter((line) => line.includes(email));
  assert.is(
    repeated.map((line) => line.split(': ')[1]).join(),
    `firm.email has the sample "${email}"`,
  );
});

test('texts of the repository are samples without a marker too, in one line for each file', async () => {
  const lines = await samplesOf((own) => {
    delete own.leaders.textsAreSamples;
    own.leaders.leaders = own.leaders.leaders.slice(0, 2);
    Object.assign(own.leaders.leaders[0] ?? {}, { name: 'Ann Lee', bio: 'Sings.' });
    own.landing.textsAreSamples = true;
  });
  assert.equal(lines.length, 2);
  assert.match(
    lines[0] ?? '',
    "landing.ts, line 1: the texts are samples: write the firm's own, then delete the line with textsAreSamples.",
  );
  assert.match(
    lines[1] ?? '',
    /leaders\.ts, line \d+: 2 sample texts are left, first "Imani Okafor": write the firm's own, or write textsAreSamples = false to keep them on purpose\.$/,
  );
});

test('sample files are found by their marker', async () => {
  const files = { 'a.jpg': '<!-- sample: replace this file -->', 'own.jpg': 'a sample' };
  const found = async (unused: string[]) =>
    (await listSamples(loaded, files, unused)).filter((line) => line.includes('.jpg'));
  assert.equal(await found([]), ["a.jpg is a sample: put the firm's own file in its place."]);
  assert.equal(await found(['a.jpg']), ['a.jpg is a sample that no content names: remove it.']);
});

test.run();
