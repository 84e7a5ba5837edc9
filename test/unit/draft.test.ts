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
const stored = () => sessionStorage.getItem('leadDraft');

test.after.each(() => {
  sessionStorage.clear();
});

// First, because nothing forgets a draft that was kept.
test('deletes what is no draft of this release', () => {
  const foreign = [
    ...[{}, [], 5, null, 'text', true, { href: `mailto:${to}` }, { message: 'text' }],
    { ...draft('Ada'), message: 5 },
    ...[
      undefined,
      7,
      'https://evil.example/',
      'javascript:alert(1)',
      'mailto:other@firm.example?subject=a',
      `mailto:${to}.evil.example?subject=a`,
      `mailto:?to=${to}`,
      `https://evil.example/mailto:${to}?subject=a`,
    ].map((href) => ({ ...draft('Ada'), href })),
  ].map((value) => JSON.stringify(value));
  for (const text of ['{"href":', ...foreign]) {
    sessionStorage.setItem('leadDraft', text);
    assert.is(restoreDraft(to), undefined, text);
    assert.is(stored(), null, text);
  }
});

test('stores the latest draft, also when an older one is thanked later', () => {
  const [first, second] = [draft('Ada'), draft('Grace')];
  setDraft(first);
  setDraft(second);
  markThanked(first);
  assert.equal(JSON.parse(String(stored())), second);
});

test('a full storage does not keep the draft before', () => {
  setDraft(draft('Ada'));
  const { sessionStorage } = globalThis;
  const setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const removeItem = sessionStorage.removeItem.bind(sessionStorage);
  Object.assign(globalThis, { sessionStorage: { setItem, removeItem } });
  setDraft(draft('Grace'));
  Object.assign(globalThis, { sessionStorage });
  assert.is(stored(), null);
});

test.run();
