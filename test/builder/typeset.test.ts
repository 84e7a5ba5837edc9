import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clean, typeset } from '../../src/builder/typeset';

const test = suite('typeset');

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

test.run();
