import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currentDraft, keepDraft } from '../../src/page/draft-store';
import { mailHref } from '../../src/shared/email';

const test = suite('draft store');
const draft = (name: string) => ({ href: `${mailHref()}&body=${name}`, message: name });

keepDraft(draft('Ada'));
const key = String(sessionStorage.key(0));
keepDraft(undefined);
const store = (value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));

test.after.each(() => keepDraft(undefined));

test('takes over nothing but an email to the firm, and removes what is none', () => {
  const hrefs = [
    undefined,
    7,
    'https://evil.example/',
    'javascript:alert(1)',
    'mailto:other@firm.example?subject=a',
    mailHref().replace('?', '.evil.example?'),
    `https://evil.example/${mailHref()}`,
  ];
  const drafts = hrefs.map((href) => ({ href, message: 'text' }));
  const others = [{}, [], 5, null, 'text', true, { href: mailHref() }, { message: 'text' }];
  for (const value of [...drafts, ...others]) {
    store(value);
    assert.is(currentDraft(), undefined, JSON.stringify(value));
    assert.is(sessionStorage.length, 0);
  }
});

test('knows what another page of the tab has stored or discarded', () => {
  store(draft('Ada'));
  assert.equal(currentDraft(), draft('Ada'));
  sessionStorage.clear();
  assert.is(currentDraft(), undefined);
});

const refuse = () => {
  throw new Error('QuotaExceededError');
};

for (const [name, getItem] of [
  ['full', () => null],
  ['blocked', refuse],
] as const) {
  test(`where storage is ${name}, the draft lasts as long as its page`, () => {
    keepDraft(draft('Ada'));
    const { sessionStorage } = globalThis;
    const removeItem = sessionStorage.removeItem.bind(sessionStorage);
    Object.assign(globalThis, { sessionStorage: { setItem: refuse, getItem, removeItem } });
    keepDraft(draft('Grace'));
    assert.equal(currentDraft(), draft('Grace'));
    Object.assign(globalThis, { sessionStorage });
    assert.is(sessionStorage.length, 0, 'the draft before does not come back');
  });
}

test.run();
