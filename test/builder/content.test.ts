import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPhotos, listUnusedPhotos, loadContent } from '../../src/builder/content';
import { readFolder } from '../../src/builder/files';
import { listSamples } from '../../src/builder/samples';
import { UserError } from '../../src/builder/user-error';
import type { Content } from '../../src/content-rules/schema';
import { beforeAll } from '../support/run/before-all';

const test = suite('content');
const contentDir = resolve('test/content');
const today = '2026-11-01';
let folder: string;
let content: Content;
let warnings: string[];

beforeAll(test, async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  ({ content, warnings } = await loadContent(contentDir, { today }));
});

test.after(() => rm(folder, { recursive: true }));

/** Loads the test content with one changed text; returns the lines of the error, or new warnings. */
async function loadChanged(file: string, before: string | RegExp, after: string) {
  const filter = (path: string) => !path.endsWith('photos');
  await cp(contentDir, folder, { recursive: true, filter });
  const path = join(folder, `${file}.ts`);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(before, () => after);
  assert.is.not(changed, text, `${before} is in ${file}.ts`);
  await writeFile(path, changed);
  try {
    const loaded = await loadContent(folder, { today });
    const lines = loaded.warnings.filter((line) => !warnings.includes(line));
    return { isRefused: false, lines };
  } catch (error) {
    if (error instanceof UserError) return { isRefused: true, lines: error.message.split('\n') };
    throw error;
  }
}

/** For each content file: the text to replace, the text that an editor types, and the start of the message. */
type Changes = Record<string, [before: string | RegExp, after: string, message: string][]>;

const refused: Changes = {
  firm: [
    [/name: .*/, 'name: " ",', 'line N: firm.name is " ": write a text'],
    ['shortName', 'shortname', 'line N: there is no field firm.shortname: rename it to shortName'],
    ['shortName', 'fax: 1, shortName', 'line N: there is no field firm.fax: remove it, or use one'],
    [/shortName.*/, '', 'firm.shortName is missing: add it'],
    [/= \{ email.*/, '= "a";', 'line N: security is "a": write { } with'],
    ['inquiries@example.com', 'a@b', 'line N: firm.email is "a@b": write one e-mail address'],
    ['inquiries@example.com', 'a@b.com)', 'line N: firm.email is "a@b.com)": write one e-mail'],
    ['inquiries@', 'a@b.com,c@', 'line N: firm.email is "a@b.com,c@example.com": write one'],
    ['https://www', 'www', 'line N: firm.siteUrl is "www.example.com": write a full address'],
    ['www.example.com', 'a.com/', 'line N: firm.siteUrl is "https://a.com/": write only'],
    ['www.example.com', 'a@b.com', 'line N: firm.siteUrl is "https://a@b.com": write only'],
    [/https:\/\/inv.*\//, 'http://a.com/', 'line N: investorLogin.url is "http://a.com/": w'],
    [/inv.*\//, 'a.com/?utm_source=x', 'line N: investorLogin: remove the parameter'],
    ['utm_source', 'gclid', 'line N: investorLogin.tracking.gclid is "website": choose'],
    ['utm_source', '"a b"', 'line N: investorLogin.tracking.a b is "website": write its na'],
    ['2027-11-01', '2027-02-31', 'line N: security.expires is "2027-02-31": write a day'],
    ['2027-11-01', '1.11.2027', 'line N: security.expires is "1.11.2027": write a day'],
    ['2025', '9999', 'line N: firm.copyrightYear is 9999: write this year or'],
    ['2025', '25', 'line N: firm.copyrightYear is 25: write a year with four'],
    ['2025', '() => 1', 'line N: firm.copyrightYear: write a year without quotes'],
    ['2025', '1n', 'line N: firm.copyrightYear: write a year without quotes'],
    ['shortName', '"a(b": 1, shortName', 'line N: there is no field firm.a(b: remove it, or use o'],
    ['2025', '"2025"', 'line N: firm.copyrightYear is "2025": write a year without quotes'],
  ],
  navigation: [
    ['"team"', '"teams"', 'line N: navigation[N].section is "teams": write one of these: "about"'],
    [/.*"team".*/, '', 'line N: navigation: write one entry for each'],
    ['];', '{ section: "team", label: "T", side: "C" }];', 'line N: navigation: write one entry'],
    [/\[\] = [^;]*/, '[] = [{ label: "A", to: "a" }]', 'line N: footerLinks[N].to is "a": write a'],
  ],
  landing: [
    ['isClickable: true', 'isClickable: false', 'line N: team.cards: set isClickable to true on'],
    ['isClickable: false', 'isClickable: true', 'line N: team.cards: set isClickable to true on'],
    ['true', '1', 'line N: team.cards[N].isClickable (Leadership Team) is 1: write true or false'],
    ['"Legal"', '"\uFFFD"', 'line N: team.board.areas[N] is "\uFFFD": save the file as UTF-8'],
    [/areas: .*/, 'areas: [],', 'line N: team.board.areas: write at least one'],
    [/areas: .*/, 'areas: "Legal",', 'line N: team.board.areas is "Legal": write a list'],
    ['"concert.jpg"', '"a/b.jpg"', 'line N: hero.image is "a/b.jpg": write the name of a photo in'],
  ],
  leaders: [
    ['const leaders', 'const people', 'line N: there is no field people: rename it to leaders'],
    ['"cmo.jpg"', '""', 'line N: leaders[N].image (Imani Okafor) is "": write the name of a pho'],
    [': "top"', ': "left"', 'line N: leaders[N].framing (Everett Boone) is "left": write one of'],
    // Syntax errors.
    [/"Sets the .*"/, "'Sets the firm's'", 'line N: Expected "}" but found "s": correct this line'],
    ['"CMO",', '"CMO"', 'line N: Expected "}" but found "bio": correct this line or the line'],
    ['"CMO",', '"CMO,', 'line N: Unterminated string literal: correct this line'],
    ['"CMO"', '"CMO", role: ""', 'line N: Duplicate key "role" in object literal: correct this'],
    ['"CMO"', 'CMO', 'line N: CMO is not defined: put texts between double quotes'],
  ],
  pages: [
    ['firm.name', 'firm', 'pages.home.title is "[object Object] | Turning Assets to Legacy": corr'],
    ['firm.name', 'firm.nmae', 'pages.home.title is "undefined | Turning Assets to Legacy": corr'],
    ['firm.name', 'firm.name.toUpercase()', 'line N: firm.name.toUpercase is not a function: put'],
    ['{firm.name', '{frim.name', 'line N: frim is not defined: put texts between double quotes; '],
    ['import { firm }', 'import { frm as firm }', 'line N: No matching export in "'],
  ],
};

const bioOf = (length: number) => `bio: "${'a'.repeat(length)}"`;
const tenthLeader = '{ name: "Ida Ek", role: "Chair", bio: "a", image: "ida.jpg" }];';

const notNine = 'the roles are not the nine of the specification';

/** Changes that the build accepts with a warning. */
const warned: Changes = {
  leaders: [
    [/bio: ".*"/, bioOf(221), 'the bio of Marian Holloway has 221 characters'],
    [/\];\s*$/, tenthLeader, `${notNine} (not among them: Chair): correct`],
    [/ {2}\{\s+name: "Clara[^}]*\},/, '', `${notNine} (missing: VP Publishing): correct`],
    ['"CMO"', '"Cmo"', `${notNine} (missing: CMO, not among them: Cmo)`],
    [
      '"Acquisitions Lead"',
      '"CEO"',
      `${notNine} (missing: Acquisitions Lead, not among them: CEO)`,
    ],
    ['"cmo.jpg"', '"ceo.jpg"', 'Imani Okafor and Marian Holloway have the same photo'],
    ['framing: "top"', 'onLandingPage: true', '6 people have onLandingPage'],
  ],
  firm: [
    ['Refrain"', 'Refrain Legacy"', 'firm.shortName has 14 letters'],
    ['2027-11-01', '2026-12-01', 'security.expires is 2026-12-01: check'],
    ['2027-11-01', '2020-12-01', 'security.expires is 2020-12-01: check'],
    ['2027-11-01', '2027-11-03', 'security.expires is 2027-11-03: programs'],
  ],
  landing: [['"Legal"]', '"Legal", "Tax"]', 'team.board.areas has 5 entries']],
};

for (const [kind, files] of Object.entries({ refused, warned })) {
  for (const [file, rows] of Object.entries(files)) {
    for (const [before, after, message] of rows) {
      test(`${file}.ts, ${kind}: ${before} → ${after.slice(0, 40)}`, async () => {
        const { isRefused, lines } = await loadChanged(file, before, after);
        assert.is(isRefused, kind === 'refused');
        const [line = '', ...others] = lines;
        assert.equal(others, []);
        const place = new RegExp(`/${file}\\.ts[,:] `);
        const [, found = ''] = line
          .replace(/line \d+/, 'line N')
          .replace(/\[\d+\]/, '[N]')
          .split(place);
        assert.ok(found.startsWith(message), `${line}\nis not\n${message}`);
      });
    }
  }
}

test('a message names the line of the mistake', async () => {
  const { lines } = await loadChanged('firm', 'inquiries@example.com', 'a@b');
  const text = await readFile(join(contentDir, 'firm.ts'), 'utf8');
  const number = text.slice(0, text.indexOf('inquiries@')).split('\n').length;
  assert.match(lines.join(), `firm.ts, line ${number}: firm.email`);
});

test('roles that differ on purpose, and values within their limits, pass', async () => {
  assert.match(warnings.join('\n'), /^src\/content\/firm\.ts: firm\.copyrightYear is 2025.*$/);
  const chair = '= true; export const leaders = [{ name: "A B", role: "Chair"';
  for (const [file, before, after] of [
    ['leaders', /= false;[\s\S]*?"CEO"/, chair],
    ['landing', 'Four areas', 'Four undefined areas'],
    ['leaders', /bio: ".*"/, bioOf(220)],
    ['firm', '2027-11-01', '2026-12-02'],
    ['firm', '2025', '2026'],
  ] as const) {
    assert.equal(await loadChanged(file, before, after), { isRefused: false, lines: [] });
  }
});

test('a photo that no content names is found', () => {
  const photo = ['name', 800, 800] as const;
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, photo]));
  const { image, fallbackImage } = content.landing.hero;
  const portraits = content.leaders.leaders.map((leader) => leader.image);
  const photos = { stage: named([image, fallbackImage]), team: named([...portraits, 'old.jpg']) };
  checkPhotos(content, photos);
  assert.equal(listUnusedPhotos(content, photos), ['src/content/photos/team/old.jpg']);
});

/** The samples in a firm's own content, with one text in it. */
function samplesWith(text: string): string[] {
  const all = JSON.stringify(content).replace(/\bexample\.com/g, 'dorian.com');
  const own: Content = JSON.parse(all);
  own.landing.about.intro = text;
  return listSamples(own, {});
}

test('replaced addresses are no samples', () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) assert.equal(samplesWith(text), [], text);
});

test('example addresses are samples, each in one line with its first field', () => {
  for (const [text, shown = text] of [
    ['a@b.example.org'],
    ['https://a.test'],
    ['Call (x@a.invalid).', '"x@a.invalid"'],
  ] as const) {
    const [line = '', ...others] = samplesWith(text);
    assert.equal(others, [], text);
    assert.ok(line.startsWith('src/content/landing.ts: about.intro has the sample '), line);
    assert.match(line, shown);
  }
  const { email } = content.firm.firm;
  const repeated = listSamples(content, {}).filter((line) => line.includes(email));
  assert.is(repeated.map((line) => line.split(' ')[1]).join(), 'firm.email');
});

test('sample texts and files are found by their markers', async () => {
  const files = await readFolder('test/content/photos');
  const [unused = '', ...others] = Object.keys(files);
  const marked = { ...content, landing: { ...content.landing, textsAreSamples: true } };
  const lines = listSamples(marked, { ...files, 'own.jpg': 'a sample' }, [unused]);
  const found = lines.filter((line) => !line.includes('has the sample'));
  assert.equal(found, [
    "src/content/landing.ts has sample texts: write the firm's own, then delete the line with textsAreSamples.",
    `${unused} is a sample that no content names: remove it.`,
    ...others.map((path) => `${path} is a sample: put the firm's own file in its place.`),
  ]);
});

test.run();
