// The content: what the build refuses. Each table has a row for one case.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkColors } from '../../src/build/check/colors';
import { listSamples } from '../../src/build/check/samples';
import { checkFile } from '../../src/build/make/content';
import { type Content, contentFiles } from '../../src/content/types';
import { content } from '../support/content';

const test = suite('content');

/** A field, a value, and the start of the answer if it is wrong. */
// biome-ignore format: a table
const values: [field: string, value: unknown, answer?: string][] = [
  ['firm.name', ' ', 'firm.ts: firm.name is " ": it is empty.'],
  ['firm.name', undefined, 'firm.ts: firm.name is missing.'],
  ['firm.nmae', 'A', 'firm.ts: firm.nmae: types.ts has no such field.'],
  ['firm.copyrightYear', '2025', 'firm.ts: firm.copyrightYear is "2025": write a year without quotes.'],
  ['leaders.0.framing', 'left', 'leaders.ts: leaders[0].framing is "left": write "top", "center", "bottom".'],
  ['firm.name', 'A\u200b', 'firm.ts: firm.name is "A\u200b": type it again'],
  ['leaders.0.bio', 'Leads\nthe firm', 'leaders.ts: leaders[0].bio is "Leads\\nthe firm": write it in one line'],
  ['leaders.0.name', 'Zo\ufffd', 'leaders.ts: leaders[0].name is "Zo\ufffd": type it again'],
  ['leaders.0.image', '', 'leaders.ts: leaders[0].image is "": it is empty.'],
  ['stats', [], 'landing.ts: stats: it is empty.'],
  ['leaders', [...content.leaders, content.leaders[0]], `leaders.ts: leaders[${content.leaders.length}]: an earlier person is called`],
  ['leaders.1.image', content.leaders[0]?.image, 'leaders.ts: leaders[1]: an earlier person has the photo'],
  ['leaders', content.leaders.map(({ image: _, ...person }) => person)],
  ['team.cards', content.team.cards.map((card) => ({ ...card, isClickable: false })), 'landing.ts: team.cards: no card leads to the team page.'],
  ['leadSent.success', 'Write to {e-mail}', 'lead-form.ts: leadSent.success is "Write to {e-mail}": visitors would see the braces.'],
  ['leadSent.success', 'Thanks', 'lead-form.ts: leadSent.success is "Thanks": write {email}'],
  ['about.intro', 'Write to {email}', 'landing.ts: about.intro is "Write to {email}": visitors would see the braces.'],
  ['firm.name', `\${a}`, `firm.ts: firm.name is "\${a}": put the text between backticks`],
  ...['<b>A</b>', 'A &amp; B', '**A**', 'A <br/>'].map((text): [string, string, string] => ['about.intro', text, `landing.ts: about.intro is "${text}": write it as plain text`]),
  ...['a@b', 'a@b,com', 'a@b.com;c@d.com', 'a@b@c.com', 'a@localhost', 'a@b..com', 'mailto:a@b.com']
    .map((mail): [string, string, string] => ['firm.email', mail, `firm.ts: firm.email is "${mail}": write one e-mail address`]),
  ['firm.email', 'Ann a@b.com', 'firm.ts: firm.email is "Ann a@b.com": write one'],
  ...['https://a.com/', 'https://a', 'https://a.com?b', 'https://a b.com']
    .map((url): [string, string, string] => ['firm.siteUrl', url, `firm.ts: firm.siteUrl is "${url}": write only https:// and the domain`]),
  ...['https://a.com:99999/', 'https://[a.b/', 'https://1.2.3.999/']
    .map((url): [string, string, string] => ['investorLogin.url', url, `firm.ts: investorLogin.url is "${url}": no browser can open`]),
  ['firm.siteUrl', 'https://a.com:99999', 'firm.ts: firm.siteUrl is "https://a.com:99999": no browser can open'],
  ['investorLogin.url', 'https://', 'firm.ts: investorLogin.url is "https://": write a full address'],
  ['firm.copyrightYear', 2024.5, 'firm.ts: firm.copyrightYear is 2024.5: write this year'],
  ['firm.copyrightYear', 9999, 'firm.ts: firm.copyrightYear is 9999: write this year'],
  ['footerLinks', [{ label: 'A', to: '//a.com' }], 'navigation.ts: footerLinks[0].to is "//a.com": write a path'],
  ['hero.crop.tall.place', 'right', 'landing.ts: hero.crop.tall.place is "right": write two percentages'],
  ['colors.ink', '#12345', 'colors.ts: colors.ink is "#12345": write # and six digits'],
  ['leadMail.note', 'é'.repeat(200), 'lead-form.ts: leadMail: with the names of the fields they take more than 1200 characters'],
  ['leadFields.0.name', 'é'.repeat(200), 'lead-form.ts: leadMail: with the names of the fields they take more than 1200 characters'],
  ['leadFields.1.name', content.leadFields[0]?.name, 'lead-form.ts: leadFields[1]: an earlier field is called'],
  // What is right, although it looks odd.
  ['firm.email', "o'neil@xn--a.com"],
  ['firm.email', 'info@münchen.de'],
  ['firm.siteUrl', 'https://münchen.example'],
  ['firm.copyrightYear', 2025],
  ['leadSent.webmail.services', []],
  ...['/', '/#about', '/terms.pdf#page=2', '/team?a=b', 'https://www.linkedin.com/in/NAME']
    .map((to): [string, unknown] => ['footerLinks', [{ label: 'A', to }]]),
  ['contact.heading', '👨‍👩‍👧 \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} می‌خواهم'],
  ['contact.heading', '漢字, “quoted” & more; 1 < 2'],
];

/** The content with another value of a field. */
function contentWith(field: string, value: unknown) {
  const copy = structuredClone({ ...content });
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((inner: object, key) => Reflect.get(inner, key), copy);
  Reflect.set(parent, last, value);
  return copy;
}

/** The mistakes of a content, file by file. */
function check(own: Content): string[] {
  return Object.entries(contentFiles).flatMap(([file, { entries }]) => {
    const exported = Object.entries(own).filter(([name]) => name in entries);
    return checkFile(file as keyof typeof contentFiles, Object.fromEntries(exported));
  });
}

test('what is wrong is answered with file and field', () => {
  for (const [field, value, answer] of values) {
    const own = contentWith(field, value);
    const [found = '', ...others] = check(own);
    assert.equal(others, [], field);
    if (answer) assert.ok(found.startsWith(`src/content/${answer}`), found);
    else assert.is(found, '');
  }
});

test('a color that cannot be seen on what is behind it is named', () => {
  const { colors } = content;
  assert.equal(checkColors(colors), []);
  const answer =
    'src/content/colors.ts: colors.ink: its contrast on accent is 1.0, and needs 4.5: ';
  assert.match(checkColors({ ...colors, ink: colors.accent }).join('\n'), answer);
});

/** A text of a firm's own, and the sample in it. */
const sampleTexts: [text: string, sample?: string][] = [
  ['ann@my-example.co https://firm.com.au This is a test. Example.'],
  ['a@b.example.org', 'a@b.example.org'],
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['TODO: ask Ann', 'TODO:'],
  ['ZZ Top, XXX: publishing. TODO EL MUNDO'],
  ['TODO', 'TODO'],
];

test('example addresses and placeholders are samples, each once, with its first field', () => {
  for (const [text, sample] of sampleTexts) {
    const own = contentWith('about.intro', text);
    own.errorPage = { ...own.errorPage, text };
    const found = listSamples(own, {}).filter((line) => !/firm\.ts|whyPartner/.test(line));
    const answer = `src/content/landing.ts: about.intro has the sample "${sample}"`;
    assert.equal(found, sample ? [answer] : [], text);
  }
});

test.run();
