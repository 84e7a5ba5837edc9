import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markThanked, restoreDraft, setDraft } from '../../src/lead/draft.inline';

const test = suite('draft');
const to = 'inquiries@firm.example';
const draft = (name: string) => ({
  href: `mailto:${to}?subject=a&body=${name}`,
  message: `To: ${to}\n\n${name}`,
  hasFailed: false,
  isThanked: false,
});

/** What the tab has stored. */
let stored: string | null = null;
const storage = {
  getItem: () => stored,
  setItem(_: string, text: string) {
    stored = text;
  },
  removeItem() {
    stored = null;
  },
};
const document = { documentElement: { classList: { toggle() {} } } };
Object.assign(globalThis, { document, sessionStorage: storage });

// First, because nothing forgets a draft that was kept.
test('deletes what is no draft of this release', () => {
  const foreignLinks = [
    undefined,
    7,
    'https://evil.example/',
    'javascript:alert(1)',
    'mailto:other@firm.example?subject=a',
    `mailto:${to}.evil.example?subject=a`,
    `mailto:?to=${to}`,
    `https://evil.example/mailto:${to}?subject=a`,
  ];
  const foreign = [
    ...[{}, [], 5, null, 'text', true, { href: `mailto:${to}` }, { message: 'text' }],
    { ...draft('Ada'), message: 5 },
    ...foreignLinks.map((href) => ({ ...draft('Ada'), href })),
  ].map((value) => JSON.stringify(value));
  for (const text of ['{"href":', ...foreign]) {
    stored = text;
    assert.is(restoreDraft(to), undefined, text);
    assert.is(stored, null, text);
  }
});

test('stores the latest draft, also when an older one is thanked later', () => {
  const [first, second] = [draft('Ada'), draft('Grace')];
  setDraft(first);
  setDraft(second);
  markThanked(first);
  assert.equal(JSON.parse(String(stored)), second);
});

test('a full storage does not keep the draft before', () => {
  setDraft(draft('Ada'));
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  setDraft(draft('Grace'));
  assert.is(stored, null);
});

test.run();
