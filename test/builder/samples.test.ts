import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Content, loadContent } from '../../src/builder/content';
import { listSamples } from '../../src/builder/samples';

const test = suite('samples');

/** The samples in a firm's own content with a text in two fields, each as a line. */
async function samplesWith(text: string) {
  const all = JSON.stringify(await loadContent()).replace(/\bexample\.com/g, 'dorian.com');
  const own: Content = JSON.parse(all);
  own.landing.about.intro = text;
  own.pages.errorPage.text = text;
  return listSamples(own, {}).map(({ file, message }) => `${file}: ${message}`);
}

test('addresses of the firm are no samples', async () => {
  const near = ['ann@my-example.com', 'https://example.com.au', 'This is a test. Example.'];
  for (const text of near) assert.equal(await samplesWith(text), [], text);
});

test('example addresses are samples, each once, with its first field', async () => {
  for (const [text, shown = text] of [
    ['a@b.example.org'],
    ['https://a.test'],
    ['Call (x@a.invalid), or x@a.invalid.', 'x@a.invalid'],
  ] as const) {
    const expected = `src/content/landing.ts: about.intro has the sample "${shown}": write the firm's own.`;
    assert.equal(await samplesWith(text), [expected]);
  }
});

test('sample files are found by their mark', async () => {
  const files = { 'a.jpg': '<!-- sample: replace this file -->', 'own.jpg': 'a sample' };
  const found = listSamples(await loadContent(), files).filter(({ file }) => file.endsWith('.jpg'));
  assert.equal(
    found.map(({ file }) => file),
    ['a.jpg'],
  );
});

test.run();
