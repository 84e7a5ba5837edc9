import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type LoadedContent, loadContent } from '../../src/builder/content';
import { findMissingGlyphs } from '../../src/builder/font';
import { UserError } from '../../src/builder/user-error';
import { findLowContrast } from '../../src/content-rules/contrast';
import { contentSchema } from '../../src/content-rules/schema';
import { beforeAll } from '../support/run/before-all';

const test = suite('content');
const contentDir = resolve('test/content');
let folder: string;
let loaded: LoadedContent;

beforeAll(test, async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-01') });
  loaded = await loadContent(contentDir);
});

test.after(async () => {
  mock.reset();
  await rm(folder, { recursive: true });
});

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
    const { warnings } = await loadContent(folder);
    const old = messages(loaded.warnings);
    const lines = messages(warnings).filter((line) => !old.includes(line));
    return { isRefused: false, lines, changed, changedAt };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isRefused: true, lines: messages(error.message.split('\n')), changed, changedAt };
  }
}

/**
 * Rows of: content file, text or pattern to replace, what an editor types, whole clauses of the message, and a text in the
 * line that the message names, if it is not the changed line.
 */
const readTable = (rows: string) =>
  rows.split('\n').map((row) => {
    const [file = '', before = '', after = '', message = '', inLine] = row.trim().split(/ *→ */);
    const pattern = /^\/(.*)\/$/.exec(before)?.[1];
    return { file, before: pattern ? new RegExp(pattern) : before, after, message, inLine };
  });

const refused = readTable(
  String.raw`
  firm → /name: .*/ → name: " ", → firm.name is " ": write a text between double quotes
  firm → Refrain", → $\{firm.name}", → firm.shortName is "$\{firm.name}": write the text between backticks
  firm → shortName → shortname → there is no field firm.shortname: rename it to shortName
  firm → shortName → fax: 1, shortName → there is no field firm.fax: remove it, or use one of these names: name, shortName
  firm → /shortName.*/ → → firm.shortName is missing: add it → const firm
  firm → /.*email: "inq.*/ → → firm.email is missing: add it → const firm
  firm → /.*const security.*/ → → security is missing: add it → The tests build
  firm → /= \{ email.*/ → = "a"; → security is "a": write { } with these fields: email, expires
  firm → inquiries@example.com → a@b → firm.email is "a@b": write one e-mail address, such as name@firm.com
  firm → https://www → www → firm.siteUrl is "www.example.com": write a full address that starts with https://
  firm → www.example.com → a.com/ → firm.siteUrl is "https://a.com/": write only https:// and the domain, without a slash at its end
  firm → /https:\/\/inv.*\// → http://a.com/ → investorLogin.url is "http://a.com/": write a full address that starts with https://
  firm → /inv.*\// → a.com/?utm_source=x → investorLogin: remove the parameter from url or from tracking, because it is in both → const inv
  firm → utm_source → gclid → investorLogin.tracking.gclid is "website": choose another name
  firm → utm_source → "a b" → investorLogin.tracking.a b is "website": write its name with letters, digits and underscores only
  firm → 2027-11-01 → 2027-02-31 → security.expires is "2027-02-31": write a day that exists as year-month-day
  firm → 2025 → 9999 → firm.copyrightYear is 9999: write this year or an earlier one
  firm → 2025 → 25 → firm.copyrightYear is 25: write a year with four digits, such as 2025
  firm → 2025 → "2025" → firm.copyrightYear is "2025": write a year without quotes, such as 2025
  firm → / {2}email.*/ → <<<<<<< HEAD → this line is left from a merge: keep one of the two versions
  navigation → "team" → "teams" → navigation[2].section is "teams": write one of these: "about", "why-partner", "team", "contact"
  navigation → /.*"team".*/ → → navigation: write one entry for each of these sections: about, why-partner → const navigation
  navigation → /\[\] = [^;]*/ → [] = [{ label: "A", to: "a" }] → footerLinks[0].to is "a": write a path such as "/privacy", without ? and #
  landing → isClickable: true → isClickable: false → team.cards: set isClickable to true on the Leadership Team card and to false on all others → cards: [
  landing → true → 1 → team.cards[0].isClickable (Leadership Team) is 1: write true or false, without quotes
  landing → /areas: .*/ → areas: [], → team.board.areas: write at least one entry
  landing → /areas: .*/ → areas: "Legal", → team.board.areas is "Legal": write a list in square brackets
  landing → "concert.jpg" → "a/b.jpg" → hero.image is "a/b.jpg": write the name of a photo in src/content/photos/stage
  landing → /.*intro: "Consid.*/ → → contact.intro is missing: add it → const contact
  landing → /(?<=intro: )${'`'}/ → → Expected "}" but found "{": correct this line or the line before: texts stand between straight double quotes, or between backticks
  leaders → /"Sets the .*"/ → 'Sets the firm's' → Expected "}" but found "s": correct this line or the line before
  leaders → "CMO", → "CMO" → Expected "}" but found "bio": correct this line or the line before → bio: "Finds
  leaders → "CMO" → "CMO", role: "" → Duplicate key "role" in object literal: correct this line or the line before
  leaders → "CMO" → CMO → CMO is not defined: put texts between double quotes
  pages → firm.name → firm → pages.home.title is "[object Object] | Turning Assets to Legacy": correct the name between the braces
  pages → firm.name → firm.nmae → pages.home.title is "undefined | Turning Assets to Legacy": correct the name between the braces
  pages → {firm.name → {frim.name → frim is not defined: put texts between double quotes; correct names between braces, or import them
  pages → import { firm } → import { frm as firm } → No matching export in "firm.ts" for import "frm": correct this line or the line before`
    .replaceAll('$\\{', '$' + '{')
    .trim(),
);

/** Changes that the build accepts with a warning. */
const warned = readTable(
  `
  leaders → /bio: ".*"/ → bio: "${'a'.repeat(221)}" → leaders[0].bio of Marian Holloway has 221 characters
  leaders → "cmo.jpg" → "ceo.jpg" → leaders[1].image of Imani Okafor is ceo.jpg, as that of Marian Holloway is
  leaders → "Acquisitions Lead" → "CEO" → leaders have other roles than the nine of the specification → const leaders
  leaders → framing: "top" → onLandingPage: true → leaders have onLandingPage 6 times → const leaders
  leaders → keeps its promise → <b>keeps</b> → leaders[0].bio has <b>: visitors would see it as it stands
  firm → Refrain" → Refrain Legacy" → firm.shortName has 14 letters
  firm → 2027-11-01 → 2026-12-01 → security.expires is 2026-12-01: check that security.email is right
  firm → 2027-11-01 → 2027-11-03 → security.expires is 2027-11-03: programs that read it want a day within the next year
  landing → "Legal"] → "Legal", "Tax"] → team.board.areas has 5 entries
  landing → /(?=Turning Assets)/ → ${'A'.repeat(60)} → hero.headline has 84 characters
  landing → { value: "Worldwide" → { value: "9", label: "offices" }, { value: "Worldwide" → stats has 4 entries → const stats
  landing → "$400M" → "$500M" → about.paragraphs[1] says "$400M", but stats and dealFigures do not: correct the old one → Experience backs
  landing → Turning Assets to Legacy → Songs That Last → pages.home.title still says "Turning Assets to Legacy", but the hero does not → pages.ts
  pages → Growing IP → Some $3B. Growing IP → pages.home.description says "$3B", but stats and dealFigures do not`.trim(),
);

for (const [kind, rows] of Object.entries({ refused, warned })) {
  for (const { file, before, after, message, inLine } of rows) {
    test(`${file}.ts, ${kind}: ${before} → ${after.slice(0, 40)}`, async () => {
      const { isRefused, lines, changed, changedAt } = await loadChanged(file, before, after);
      assert.is(isRefused, kind === 'refused', lines.join('\n'));
      const [line = '', ...others] = lines;
      assert.equal(others, []);
      const number = lineAt(changed, inLine ? changed.indexOf(inLine) : changedAt);
      const place = inLine === 'pages.ts' ? 'pages.ts, line 5' : `${file}.ts, line ${number}`;
      const expected = `${place}: ${message}`;
      const found = line.replace(/"[^"]*(firm\.ts")/, '"$1');
      assert.is(found.slice(0, expected.length), expected);
      assert.match(
        found.slice(expected.length),
        /^([.,:;?]| \(|$)/,
        'the message ends with a clause',
      );
    });
  }
}

test('a file in UTF-16 or Windows-1252 is refused as such', async () => {
  for (const encoding of ['utf16le', 'latin1'] as const) {
    const { lines } = await loadChanged('firm', 'Refrain Legacy', 'Refrainé', encoding);
    assert.match(lines.join(), ': save the file as UTF-8, and correct the characters');
  }
});

test('roles that differ on purpose, and values within their limits, pass', async () => {
  assert.match(
    loaded.warnings.join('\n'),
    /^\S+firm\.ts, line 7: firm\.copyrightYear is 2025: .*$/,
  );
  for (const [file, before, after] of [
    [
      'leaders',
      /= false;[\s\S]*?"CEO"/,
      '= true; export const leaders = [{ name: "A B", role: "Chair"',
    ],
    ['landing', 'Four areas', 'Four undefined areas'],
    ['landing', 'about $400M', 'about $1.27B and $2B'],
    ['leaders', /bio: ".*"/, `bio: "${'a'.repeat(220)}"`],
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

test('every color has its name', () => {
  const { colors, otherColors } = loaded.content.colors;
  const { ink, ...withoutInk } = colors;
  const isRight = (colors: object) =>
    v.safeParse(contentSchema.entries.colors, { colors, otherColors }).success;
  assert.ok(isRight(colors));
  assert.not(isRight(withoutInk));
  assert.not(isRight({ ...withoutInk, inc: ink }));
});

test('characters that the font lacks are named with their code and their line', () => {
  const content = structuredClone(loaded.content);
  content.landing.contact.heading = 'Start\u200B a 漢';
  const lines = loaded.describe(findMissingGlyphs(content, ['\u200B', '漢']));
  for (const [index, character] of ['\u200B (U+200B)', '漢 (U+6F22)'].entries()) {
    const expected = `: contact.heading has ${character}, which the serif font lacks: `;
    assert.match(lines[index]?.replace(/.*landing\.ts, line \d+/, '') ?? '', expected);
  }
});

test.run();
