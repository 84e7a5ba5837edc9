// The content: what the build refuses beside what its types say. A table has a row for each case.
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContent, checkFieldNames } from '../../src/build/check/content';
import { checkLogos } from '../../src/build/check/logos';
import { listSamples } from '../../src/build/check/samples';
import { contentFiles } from '../../src/content/content';
import type { Content } from '../../src/content/types';
import { content } from '../support/content';

/** A field, a value, and the start of the answer if it is wrong. */
// biome-ignore format: a table
const values: [field: string, value: string, answer?: string][] = [
  ['firm.name', ' ', 'it is empty'],
  ['firm.name', 'A\u200b', 'type it again'],
  ['about.intro', 'Leads\nthe firm', 'type it again in one line'],
  ['about.intro', `\${a}`, 'put the text between backticks'],
  ['leadSent.success', 'Write to {e-mail}', 'visitors would see the braces'],
  ['leadDialog.intro', 'Write to {email}', 'visitors would see the braces'],
  ...['<b>A</b>', 'A &amp; B', '**A**', 'A <br/>'].map((text): [string, string, string] => ['about.intro', text, 'visitors would see the markup']),
  ...['a@b', 'a@b.com;c@d.com', 'a@b@c.com', 'a@b..com', 'mailto:a@b.com', 'Ann a@b.com']
    .map((mail): [string, string, string] => ['firm.email', mail, 'write one e-mail address']),
  ['firm.siteUrl', 'https://a.com/b', 'write only https:// and the domain'],
  ...['https://a b.com/', 'https://a.com:b/'].map((url): [string, string, string] => ['investorLogin.url', url, 'write a whole address']),
  ['language', 'English', 'write a language'],
  ['colors.paper', '#12345', 'write # and six digits'],
  // What is right, although it looks odd.
  ['firm.email', "o'neil@xn--a.com"],
  ['firm.siteUrl', 'https://münchen.example'],
  ['investorLogin.url', 'https://a.com:8443/?to=b:c#d'],
  ['language', 'zh-Hant-TW'],
  ['legal.address', ''],
  ['leadSent.failure', 'Write to {email}'],
  ['contact.heading', '👨‍👩‍👧 می‌خواهم 漢字, “quoted” & more; 1 < 2'],
];

/** The content with another text in a field. */
function contentWith(field: string, value: string): Content {
  const copy = structuredClone({ ...content });
  const [name = '', group] = field.split('.').reverse();
  Reflect.set(group ? Reflect.get(copy, group) : copy, name, value);
  return copy;
}

test('what is wrong is answered with its file and field', () => {
  for (const [field, value, answer] of values) {
    const found = checkContent('a.ts', contentWith(field, value));
    const said = `src/content/a.ts: ${field} is ${JSON.stringify(value)}: ${answer}`;
    assert.is(found.length, answer ? 1 : 0, said);
    if (answer) assert.match(found[0] ?? '', said);
  }
});

test('two fields of one name are refused', () => {
  const [field] = content.leadFields;
  assert.equal(checkFieldNames(content.leadFields), []);
  assert.equal(checkFieldNames(field ? [field, { ...field, label: 'Other' }] : []), [
    `src/content/lead-form.ts: leadFields: two fields have the name "${field?.name}".`,
  ]);
});

test('all of the content is checked, by its files', () => {
  assert.equal(Object.assign({}, ...Object.values(contentFiles)), content);
  for (const [file, lists] of Object.entries(contentFiles)) {
    assert.ok(existsSync(`src/content/${file}`), file);
    assert.equal(checkContent(file, lists), []);
  }
});

test('a logo that browsers would not show as it is is refused', async () => {
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  const [right, text, broken] = [svg('<path d="M0 0h9v9"/>'), svg('<text>A</text>'), svg('<path')];
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const logos = {
    'src/brand/a.svg': right,
    'src/brand/b.svg': text,
    'src/brand/c.svg': broken,
    'static/favicon.svg': png,
  };
  const [ofText = '', ofBroken = '', ofPng = '', ...others] = await checkLogos(logos);
  assert.is(ofText, 'src/brand/b.svg: export text as paths.');
  assert.match(
    ofBroken,
    /^src\/brand\/c\.svg: this is no whole SVG\. sharp says: Input .*XML parse error.*[^\n]+$/,
  );
  assert.is(ofPng, 'static/favicon.svg: this is no whole SVG. sharp says: png.');
  assert.equal(others, []);
});

test('samples are found with their lines, and files by their mark', () => {
  const mark = '<!-- sample: replace this file -->';
  const text =
    "ann@my-example.co Example. TODO EL MUNDO\na@b.example.org\nTODO: ask Ann\nfiguresNote: '',";
  assert.equal(listSamples({ 'a.ts': text, 'b.svg': mark, 'c.jpg': 'TODO: a sample' }), [
    'a.ts:2: a@b.example.org',
    'a.ts:3: TODO: ask Ann',
    "a.ts:4: figuresNote: '',",
    'b.svg is a sample',
  ]);
});

test.run();
