// Mistakes of typing in src/content: each is answered with its line, and what to write.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContentTypes } from '../../src/builder/check-types';
import { inProject } from '../../src/builder/files';
import { messageOf } from '../../src/builder/findings';

const test = suite('typos');

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
  ['landing', /value: "15"/, 'value: 15', 'value needs a text: write value: "15",'],
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

test.run();
