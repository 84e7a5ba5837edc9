import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Content } from '../../src/builder/fields';
import { listFindings } from '../../src/builder/findings';
import { listSamples } from '../../src/builder/samples';
import { content } from '../support/content';

const test = suite('samples');

/** The samples in a firm's own content with a text in two fields, each as a line. */
function samplesWith(text: string) {
  const all = JSON.stringify(content).replace(/\bexample\.com/g, 'dorian.com');
  const own: Content = JSON.parse(all);
  own.about.intro = text;
  own.errorPage.text = text;
  return listFindings(listSamples(own, {}));
}

test('addresses of the firm are no samples', () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) assert.equal(samplesWith(text), [], text);
});

test('example addresses are samples, each once, with its first field', () => {
  for (const [text, shown = text] of [
    ['a@b.example.org'],
    ['https://a.test'],
    ['Call (x@a.invalid), or x@a.invalid.', 'x@a.invalid'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
  ] as const) {
    const expected = `src/content/landing.ts: about.intro has the sample "${shown}": write the firm's own.`;
    assert.equal(samplesWith(text), [expected]);
  }
});

test('sample files are found by their mark, and samples in pages of the owner by their line', () => {
  const page = '<p>Write to\n<a href="mailto:a@example.com">us</a>';
  const files = { 'a.jpg': '<!-- sample: replace this file -->', 'own.jpg': 'a sample' };
  const found = listSamples(content, { ...files, 'static/a.html': page });
  assert.equal(listFindings(found.filter(({ file }) => /\ba\./.test(file))), [
    "a.jpg: this is a sample: put the firm's own file in its place, or remove it if nothing names it.",
    `static/a.html, line 2: it has the sample "mailto:a@example.com": write the firm's own.`,
  ]);
});

test.run();
