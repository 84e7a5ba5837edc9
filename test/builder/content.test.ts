// Mistakes in src/content, and what the build says. Each table has a row for one mistake.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listSamples } from '../../src/builder/check/samples';
import { checkContentTypes } from '../../src/builder/check/types';
import { checkValues } from '../../src/builder/check/values';
import { inProject } from '../../src/builder/files';
import { readContent, typesetContent } from '../../src/builder/make/content';
import { clean, typeset } from '../../src/builder/make/typeset';
import { listFindings, messageOf } from '../../src/builder/user-error';

const test = suite('content');
const content = await readContent();

/** What an editor replaces in a content file, whatever the firm's words are, and the answer for that line. */
type Edit = [file: string, before: RegExp, after: string, answer: string];

// biome-ignore format: a table
const unreadable: Edit[] = [
  // Texts and their quotes.
  ['firm', /shortName: ".*",/, 'shortName: "A,', 'the text has no quote at the end of this line: write shortName: "A",'],
  ['leaders', /\];\s*$/, '];\n{ name: "A", role: "B" },\n', 'this stands after the end of the list: move it above the ]; of line'],
  ['leaders', /bio: ".*",/, 'bio: "A,\n  b.",', 'a line break stands in the text: put the text on one line.'],
  ['landing', /tagline: ".*",/, 'tagline: A b",', 'the text has no quote at its start: write tagline: "A b",'],
  ['leaders', /role: ".*",/, 'role: The boss,', 'the text has no quotes: write role: "The boss",'],
  ['navigation', /menuButton: ".*",/, 'menuButton: “Menu”,', 'it has typographic quotes: write straight double quotes'],
  ['pages', /description: ".*",/, `description: 'It's not here',`, `the apostrophe ends the text: put the text between double quotes: description: "It's not here",`],
  ['landing', /heading: \[.*\],/, `heading: ['It's here', "B"],`, `the apostrophe ends the text: put the text between double quotes: "It's here"`],
  ['lead-form', /intro: ".*",/, 'intro: "Press "Send" now",', 'the double quote before Send ends the text: write \\" for'],
  ['colors', /ground: "/, 'ground: ', 'the text has no quote'],
  ['landing', / {2}tagline/, '# new\n$&', '# begins no comment here: begin it with //.'],
  ['firm', / {2}shortName/, '<!-- new -->\n$&', '<!-- begins no comment here'],
  ['pages', /title: `(.*)`,/, 'title: `$1,', 'it has one backtick only: write ` at both its ends'],
  // Commas, colons, braces and brackets.
  ['firm', /copyrightYear: \d+/, 'copyrightYear: 2o25', 'a letter stands in a number: write digits only'],
  ['firm', /name: (".*"),/, 'name: $1', 'a comma is missing at the end: write name: "'],
  ['firm', /copyrightYear: \d+/, 'copyrightYear: 2,025', 'a comma stands in the number: write copyrightYear: 2025,'],
  ['firm', /tracking: \{/, '$&\n    utm-content: "a",', 'a name with - has no quotes: write "utm-content":.'],
  ['navigation', /FooterLink\[\] = \[.*\]/s, 'FooterLink[] = [{ label: "A", to: "/a" } { label: "B", to: "/b" }]', 'a comma is missing before {: write , between } and {.'],
  ['leaders', /bio: (".*"),/, 'bio $1,', 'a colon is missing after the field: write bio: "'],
  ['leaders', /role: (".*"),/, 'role: "A";', '; stands at the end of the field: write role: "A",'],
  ['leaders', /onLandingPage: true,\n {2}\},/, 'onLandingPage: true,', 'the block that ends here is not closed: write }, on a line after'],
  ['landing', /"Technology", "Legal"\]/, '"Technology", "Legal"', 'the list is not closed: write areas: ["'],
  ['landing', /areas: \[(.*)\]/, 'areas: $1', 'a list has no brackets: write areas: ["'],
  ['landing', /"Technology", /, '"Technology" ', 'a comma is missing before "Legal"'],
  ['navigation', /(?<=side: ".*") \},\n {2}"why/, '\n  "why', 'the block is not closed: write about: {'],
  ['landing', /value: "Worldwide", label/, 'value: "Worldwide, label', 'the text Worldwide has no quote at its end: write "Worldwide",'],
  ['navigation', /FooterLink\[\] = \[.*\]/s, 'FooterLink[] = [{ label: "A" to: "/a" }]', 'a comma is missing before to: write , before it.'],
  ['landing', /value: "15"/, 'value: 15+', 'the text 15+ has no quotes: write value: "15+",'],
  ['lead-form', /close: ".*",/, 'close: ,', 'close has no value: write it after the colon.'],
];

/** The compiler can read the file. */
// biome-ignore format: a table
const readable: Edit[] = [
  ['leaders', /role: (".*"),/, 'role = "A",', '= stands between field and value: write role: "A",'],
  ['firm', /shortName/, 'shortname', 'there is no field shortname: write shortName.'],
  ['firm', /siteUrl: "https/, 'siteUrl: "http', 'is not encrypted: write "https://'],
  ['firm', /copyrightYear: 2025/, 'copyrightYear: "2025"', 'copyrightYear needs a number: write copyrightYear: 2025,'],
  ['leaders', /role: "/, 'rolе: "', 'there is no field rolе: write role.'],
  ['leaders', /role: "/, 'rloe: "', 'there is no field rloe: write role.'],
  ['landing', /tagline: .*/, '', 'the block that begins here has no tagline: write tagline: …,'],
  ['landing', /isClickable: true,/, 'isClickable: True,', 'True is not a value: write true or false'],
  ['landing', /areas: \[.*\]/, 'areas: "Legal"', 'areas needs a list: write areas: ["Legal"],'],
  ['landing', /value: "15"/, 'value: 15', 'value needs a text: write value: "15",'],
  ['leaders', /role: "/, 'roll: "', 'there is no field roll: write role.'],
  ['leaders', /role: ".*",/, 'role: CEO,', 'the text has no quotes: write role: "CEO",'],
  ['leaders', /image: "/, 'photo: "', 'there is no field photo: write image.'],
  ['navigation', /FooterLink\[\] = \[.*\]/s, 'FooterLink[] = [{ label: "A", href: "/team" }]', 'there is no field href: write to.'],
  ['navigation', /FooterLink\[\] = \[.*\]/s, 'FooterLink[] = [{ label: "A", link: "/team" }]', 'there is no field link: write to.'],
  ['navigation', /FooterLink\[\] = \[.*\]/s, 'FooterLink[] = { label: "A", to: "/team" }', 'this needs a list: write [ before'],
  ['navigation', /FooterLink\[\] = \[.*\]/s, 'FooterLink[] = ["/team"]', 'this needs a block: write its fields between { and }.'],
  ['leaders', /role: "/, 'email: "A", role: "', 'there is no field email: delete it'],
  ['leaders', /role: "/, 'linkedin: "A", role: "', 'there is no field linkedin: delete it; src/content/types.ts lists the fields of Leader'],
  ['leaders', /role: "/, 'name: "A", role: "', 'name stands twice in this block'],
  ['leaders', /image: "/, 'framing: "upper", image: "', '"upper" is not one of the choices: write "bottom" or "center" or "top"'],
  ['navigation', /"why-partner": \{/, '"why-partners": {', 'there is no field why-partners: write why-partner.'],
  ['navigation', /FooterLink\[\] = \[/, '$&{ label: "A", to: "a" }, ', '"a" is neither a path nor an address: begin it with /'],
  ['navigation', /FooterLink\[\] = \[/, '$&{ label: "B", to: "http://b.com" },\n', '"http://b.com" is not encrypted: write "https://b.com"'],
  ['navigation', /FooterLink\[\] = \[/, '$&{ label: "T", to: "tel:1" },\n', '"tel:1" is no web address, and footer links take no other: leave it out'],
  ['lead-form', /services: \[/, '$&"Yahoo", ', '"Yahoo" is not one of the choices: write "Gmail" or'],
  ['landing', /"Finance",/, '"Finance",,', 'there is one comma too many: delete it.'],
  ['firm', /shortName: ".*"/, 'shortName: undefined', 'shortName has no value'],
  ['pages', /title: /, '$&teamPage.heding + ', 'there is no field heding: write heading.'],
  ['colors', /brass: "#/, 'brass: "', 'is not a color: write # and six digits'],
];

/** A whole file. */
// biome-ignore format: a table
const damaged: [...Edit, encoding: BufferEncoding][] = [
  ['firm', / {2}name/, '<<<<<<< HEAD\n$&', 'it is left from a merge: keep one of the two', 'utf8'],
  ['firm', / {2}name/, '=======\n$&', 'this line is left from a merge: keep', 'utf8'],
  ['firm', / {2}name: "/, '$&AC\\DC ', 'a backslash does not show: write \\\\ for it', 'utf8'],
  ['firm', / {2}name/, '// é\n$&', 'a character of it is not UTF-8: save the file as UTF-8, and', 'latin1'],
  ['firm', /^/, '', 'it is not UTF-8', 'utf16le'],
  ['landing', /const hero:/, 'const heroes:', '"export const hero" is missing: write hero instead of heroes.', 'utf8'],
  ['firm', /export const firm.*?\};/s, '', 'is missing: put it back.', 'utf8'],
  ['colors', /.*/s, '', 'colors.ts: it is empty: put its content back.', 'utf8'],
];

/** Edits a copy of the content. Returns the answer; it is empty if all is right. */
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
  for (const table of [unreadable, readable]) {
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
      assert.not.match(answer, /error TS|assignable|Object literal/);
      for (const edit of edits) {
        const [, line, said] = new RegExp(`/${edit[0]}\\.ts, line (\\d+): (.*)`).exec(answer) ?? [];
        assert.ok(said?.includes(edit[3]), `${edit[3]}\nis not in ${answer}`);
        // A missing brace is noticed later, and a missing field where its block begins.
        assert.ok(Math.abs(Number(line) - (await lineOf(edit))) <= 2, `line ${line}: ${said}`);
      }
    }
  }
  for (const [file, before, after, answer, encoding] of damaged) {
    assert.match(await answerTo([[file, before, after, '']], encoding), answer);
  }
  assert.match(
    await checkContentTypes('none').then(String, messageOf),
    'none/firm.ts: it is missing: put it back.\n',
  );
});

const year = new Date().getFullYear();
const [leader] = content.leaders;
const { image: _, ...withoutPhoto } = { ...leader, name: 'Ann', onLandingPage: true };
const six = Array.from({ length: 6 }, (_, at) => ({
  ...withoutPhoto,
  image: `ann-${at}.jpg`,
  name: `Ann ${at}`,
  onLandingPage: true,
}));

const dark = {
  ground: '#000000',
  deep: '#000000',
  raised: '#000000',
  field: '#000000',
  vinyl: '#000000',
  ink: '#000000',
  inkSoft: '#000000',
  amber: '#000000',
};
const light = Object.keys(content.colors).map((name) => [name, '#ffffff']);
const colors = { ...Object.fromEntries(light), ...dark };

/** A field, a value that the compiler accepts, and the start of the answer; none if the value is right. */
// biome-ignore format: a table
const values: [field: string, value: unknown, answer?: string][] = [
  ['firm.name', ' ', 'firm.ts: firm.name is empty: write what belongs there.'],
  ['firm.name', '\u200b', 'firm.ts: firm.name is empty'],
  ['leaders.0.image', '', 'leaders.ts: leaders, entry 1: image is empty: write the name of a photo, or delete this line'],
  ['stats', [], 'landing.ts: stats is empty'],
  ['firm.name', `\${a}`, `firm.ts: firm.name is "\${a}": put it between backticks`],
  ['about.intro', 'about {portfolio} lets', 'landing.ts: about.intro is "about {portfolio} lets": write ${ in place of {, and'],
  ['about.intro', '$$400M', 'landing.ts: about.intro is "$$400M": delete one of the two $.'],
  ['about.intro', 'firmâ€™s', 'landing.ts: about.intro is "firmâ€™s": type again what'],
  ['about.intro', 'MÃ¼ller', 'landing.ts: about.intro is "MÃ¼ller": type again what'],
  ['firm.name', '\uf0b7 A', 'firm.ts: firm.name has the character U+F0B7'],
  ['firm.name', 'A \ufffc', 'firm.ts: firm.name has the character U+FFFC'],
  ['hero.tagline', '$portfolio', 'landing.ts: hero.tagline is "$portfolio": put the name'],
  ['hero.tagline', 'In M?nchen', 'landing.ts: hero.tagline is "In M?nchen": type again'],
  ['hero.tagline', 'For *songs*.', 'landing.ts: hero.tagline is "For *songs*.": delete the signs'],
  ['firm.name', 'A <!-- b -->', 'firm.ts: firm.name is "A <!-- b -->": write it as plain text'],
  ['firm.name', 'A\u0007', 'firm.ts: firm.name has the character U+0007, which does not belong there: type the text again by hand.'],
  ['pages.home.title', `${{}} | A`, 'pages.ts: pages.home.title is "[object Object] | A": correct the name'],
  ['about.paragraphs.0', 'undefined', 'landing.ts: about.paragraphs, entry 1, is "undefined": correct the name'],
  ['hero.tagline', '**A**', 'landing.ts: hero.tagline is "**A**": write it as plain text, because visitors would see the signs of HTML and Markdown.'],
  ...['a@b', 'a@b,com', 'a@b.com;c@d.com', 'a@b.com, c@d.com', 'a@b@c.com', 'a@localhost', 'a@b..com', '.a@b.com', 'a@-b.com', 'a@10.0.0.1', 'mailto:a@b.com']
    .map((mail): [string, string, string] => ['firm.email', mail, `firm.ts: firm.email is "${mail}": write one e-mail address`]),
  ...['<b>A</b>', 'A &amp; B', '**A**'].map((text): [string, string, string] => ['about.intro', text, `landing.ts: about.intro is "${text}": write it as plain text`]),
  ['firm.email', 'a\u200b@b.com', 'firm.ts: firm.email has the character U+200B'],
  ['firm.email', 'Ann <ann@b.com>', 'firm.ts: firm.email is "Ann <ann@b.com>": write one e-mail address'],
  ['firm.email', 'a@b.com ', 'firm.ts: firm.email has a space, which does not belong there: delete it.'],
  ...['https://a.com/', 'https://a,com', 'https://a;com', 'https://a', 'https://localhost:80', 'https://a..com', 'https://127.0.0.1', 'https://www.firm']
    .map((url): [string, string, string] => ['firm.siteUrl', url, `firm.ts: firm.siteUrl is "${url}": write only https:// and the domain`]),
  ['investorLogin.url', 'https://a.com/”', 'firm.ts: investorLogin.url has the character U+201D'],
  ['investorLogin.url', 'https://', 'firm.ts: investorLogin.url is "https://": write a full address'],
  ['investorLogin.url', 'https://urldefense.com/v3/__https://a.com', 'firm.ts: investorLogin.url is "https://urldefense.com/v3/__https://a.com": write the address that it'],
  ['investorLogin', { url: 'https://a.com/?b=c', tracking: { b: 'd' } }, 'firm.ts: investorLogin.tracking.b is also in url: remove one'],
  ['investorLogin.tracking', { gclid: '1' }, 'firm.ts: investorLogin.tracking.gclid is "1": rename this parameter, because'],
  ['investorLogin.tracking', { 'a b': '1' }, 'firm.ts: investorLogin.tracking.a b is "1": name the parameter with letters'],
  ['firm.copyrightYear', 9999, 'firm.ts: firm.copyrightYear is 9999: write one year with four digits'],
  ['firm.copyrightYear', -7, 'firm.ts: firm.copyrightYear is -7: write one year with four digits'],
  ['team.cards', [{ name: 'A', role: 'B', description: 'C', isClickable: false }], 'landing.ts: team.cards have isClickable: true 0 times'],
  ['footerLinks', [{ label: 'A', to: '//a.com' }], 'navigation.ts: footerLinks, entry 1: to is "//a.com": write a path'],
  ['footerLinks', [{ label: 'A', to: 'https://a' }], 'navigation.ts: footerLinks, entry 1: to is "https://a": write an address that visitors'],
  ['hero.tagline', '$(firm.name)', 'landing.ts: hero.tagline is "$(firm.name)": write { and } in place'],
  ['leadMail.note', 'é'.repeat(300), 'lead-form.ts: leadMail fills '],
  ['colors.ink', '#12345', 'colors.ts: colors.ink is "#12345": write # and six digits'],
  ['colors', { ...colors, muted: '#404040' }, 'colors.ts: colors.muted #404040 on ground #000000 has a contrast of 2.0:1, and needs 4.5:1: write "#757575".'],
  ['colors', { ...colors, inkSoft: '#bbbbbb' }, 'colors.ts: colors.inkSoft #bbbbbb on sleeve #ffffff has a contrast of 1.9:1'],
  ['colors.amber', '#ffe0b0', 'colors.ts: colors.amber #ffe0b0 on sleeve'],
  ['colors.edge', '#120d0a', 'colors.ts: colors.edge #120d0a on raised #1b140f has a contrast of 1.1:1, and needs 3:1: write'],
  ['colors.deep', '#ffffff', 'colors.ts: colors.deep #ffffff behind ivory #f4ecdd has a contrast of'],
  // What is proposed for one color counts for the next.
  ['colors', { ...content.colors, brass: '#1f4fd8', ink: '#000000' }, 'colors.ts: colors.brass #1f4fd8 on ground'],
  ['colors', colors],
  // A text that another one repeats is answered once.
  ['about', { heading: ['**A**'], intro: 'So **A** it is', paragraphs: ['B'] }, 'landing.ts: about.heading, entry 1, is "**A**": write it as plain text'],
  // What may be meant is a warning.
  ['firm.copyrightYear', 2024, 'firm.ts: firm.copyrightYear is 2024: check whether'],
  ['stats.0.value', '$400,000,000.00', 'landing.ts: stats, entry 1: value is "$400,000,000.00": a line has three figures'],
  ['whyPartner.dealFigures.0.value', '$1,270,000,000', 'landing.ts: whyPartner.dealFigures, entry 1: value is "$1,270,000,000": write it with 7'],
  ['leaders', [withoutPhoto, ...content.leaders.filter((each) => !each.onLandingPage)], 'leaders.ts: leaders, entry 1: onLandingPage is true, and a face needs a photo, so the landing page leaves Ann out: add a photo'],
  ['leaders', [content.leaders[0], content.leaders[0]].map((each, at) => ({ ...each, name: `A ${at}` })), 'leaders.ts: leaders, entry 2: image is "'],
  ['leaders', six, 'leaders.ts: leaders, entry 6: onLandingPage is true, and there is room for 5 faces, so the landing page leaves Ann 5 out'],
  // What is right, although it looks odd.
  ['firm.email', "o'neil@xn--a.com"],
  ['firm.siteUrl', 'https://münchen.example'],
  ['firm.copyrightYear', year],
  ['firm.copyrightYear', 2025],
  ['investorLogin.tracking', { a: 'spring campaign', 'utm-content': 'b' }],
  ['leadSent.webmail.services', []],
  ...['/', '/#about', '/terms.pdf#page=2', '/team?a=b', 'https://www.linkedin.com/in/NAME']
    .map((to): [string, unknown] => ['footerLinks', [{ label: 'A', to }]]),
  ['leadMail.note', 'a'.repeat(800)],
  ['contact.heading', '漢字, “quoted” & more; 1 < 2'],
];

/** The content with another value of a field. */
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
  // The firm's own content may have warnings.
  const known = listFindings(checkValues(content));
  for (const [field, value, answer] of values) {
    const all = listFindings(checkValues(contentWith(field, value)));
    const found = all.filter((line) => !known.includes(line));
    assert.is(found.length, answer ? 1 : 0, String(found));
    if (answer) assert.is(found[0]?.slice(0, answer.length + 12), `src/content/${answer}`);
  }
});

test('texts are typeset, except for those that programs read or that are prescribed', () => {
  const typed = "it's\u200ba--b";
  const value = (field: string) => (field.endsWith('tracking') ? { a: typed } : typed);
  const shown = (field: string) => JSON.stringify(typesetContent(contentWith(field, value(field))));
  for (const field of ['about.intro', 'leadMail.labels.email'])
    assert.match(shown(field), '"it’sa—b"');
  const asTyped =
    'leadDialog.submitting leadMail.subject leadSent.success leadSent.failure hero.image investorLogin.url investorLogin.tracking';
  for (const field of asTyped.split(' ')) assert.match(shown(field), `"it'sa--b"`, field);
});

const cases: Record<string, [typed: string, set: string][]> = {
  'apostrophes stay apostrophes': [
    [`It's the artists' share`, 'It’s the artists’ share'],
    [`Songs of the '90s, the 1990's and '68`, 'Songs of the ’90s, the 1990’s and ’68'],
    [`Give 'em rock 'n' roll`, 'Give ’em rock ’n’ roll'],
  ],
  'quotes open and close': [
    [`"A song", she said`, '“A song”, she said'],
    [`("yes") and--"no"`, '(“yes”) and—“no”'],
    [`"it's 'fine'" and "'fine'"`, '“it’s ‘fine’” and “‘fine’”'],
    [`"since 1990"`, '“since 1990”'],
  ],
  'inches and feet stay straight': [[`12" vinyl, 6' tall`, `12" vinyl, 6' tall`]],
  'dashes, dots and spaces': [
    [`Songs -- and more - or less--or none`, 'Songs – and more – or less—or none'],
    [`1990--2000, well-known`, '1990–2000, well-known'],
    [`Songs...`, 'Songs…'],
    [`Refrain Inc.. All`, 'Refrain Inc. All'],
    [`  two  spaces \n and a line `, 'two spaces and a line'],
    ['a no-break\u00a0 space', 'a no-break\u00a0 space'],
    ['a\u000bline\u2028break', 'a line break'],
  ],
  'invisible characters go, joiners stay': [
    ['\ufeffin\u00advis\u200bible\u202d', 'invisible'],
    ['👩\u200d🎤', '👩\u200d🎤'],
  ],
  'addresses stay as they are': [
    [`o'neil@xn--a.com`, `o'neil@xn--a.com`],
    [`"a@b.com" (https://a.b/c--d)`, '“a@b.com” (https://a.b/c--d)'],
  ],
};

for (const [title, texts] of Object.entries(cases)) {
  test(`${title}; a second run changes nothing`, () => {
    for (const [typed, set] of texts) assert.equal([typed, set].map(typeset), [set, set]);
  });
}

test('words that stay as typed lose only what is invisible', () => {
  assert.is(clean(`It's\u200b  "so"...`), `It's  "so"...`);
});

/** A text of a firm's own, and the sample in it. */
const sampleTexts: [text: string, sample?: string][] = [
  ['ann@my-example.com https://example.com.au This is a test. Example.'],
  ['a@b.example.org', 'a@b.example.org'],
  ['https://a.test', 'https://a.test'],
  ['Call (x@a.invalid), or x@a.invalid.', 'x@a.invalid'],
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['[Your name] invests', '[Your name]'],
  ['Policy of [COMPANY NAME]', '[COMPANY NAME]'],
  ['We are {{ company.name }}', '{{ company.name }}'],
  ['Todo lo que TODO', 'TODO'],
  ['Write to your company, or to a@yourcompany.com', 'yourcompany'],
  ['todo: ask Ann', 'todo:'],
  ['About #REF!', '#REF'],
  ['As told【4†source】', '【4'],
  ['https://formspree.io/f/your_form_id', 'your_'],
  ['About $XXM', '$X'],
  ['XXX Main Street, XXXX', 'XXXX'],
];

test('example addresses and placeholders are samples, each once, with its first field', () => {
  for (const [text, sample] of sampleTexts) {
    const own = contentWith('about.intro', text);
    own.errorPage = { ...own.errorPage, text };
    const found = listFindings(listSamples(own, {})).filter((line) => !line.includes('firm.ts'));
    const answer = `src/content/landing.ts: about.intro has the sample "${sample}": write the firm's own.`;
    assert.equal(found, sample ? [answer] : [], text);
  }
});

test.run();
