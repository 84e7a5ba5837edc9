import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { draftStore } from '../../src/lead/draft-store';
import { mailHref } from '../../src/lead/email';

const test = suite('draft store');
const draft = (name: string) => ({ href: `${mailHref()}&body=${name}`, message: name });

draftStore.set(draft('Ada'));
const key = String(sessionStorage.key(0));
draftStore.set(undefined);
const store = (value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));

/** The page comes out of the back/forward cache. */
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test.after.each(() => {
  draftStore.set(undefined);
});

test('takes over nothing but an email to the firm, and removes what is none', () => {
  const stop = draftStore.subscribe(() => {});
  const foreign = [
    ...[{}, [], 5, null, 'text', true, { href: mailHref() }, { message: 'text' }],
    ...[
      undefined,
      7,
      'https://evil.example/',
      'javascript:alert(1)',
      'mailto:other@firm.example?subject=a',
      mailHref().replace('?', '.evil.example?'),
      `https://evil.example/${mailHref()}`,
    ].map((href) => ({ href, message: 'text' })),
  ];
  for (const value of foreign) {
    store(value);
    comeBack();
    assert.is(draftStore.get(), undefined, JSON.stringify(value));
    assert.is(sessionStorage.length, 0);
  }
  stop();
});

test('knows what another page of the tab has stored or discarded', () => {
  let count = 0;
  const stop = draftStore.subscribe(() => {
    count += 1;
  });
  store(draft('Ada'));
  comeBack();
  assert.equal(draftStore.get(), draft('Ada'));
  sessionStorage.clear();
  comeBack();
  assert.is(draftStore.get(), undefined);
  draftStore.set(draft('Grace'));
  assert.is(count, 3);
  stop();
});

const refuse = () => {
  throw new Error('QuotaExceededError');
};

for (const [name, getItem] of [
  ['full', () => null],
  ['blocked', refuse],
] as const) {
  test(`where storage is ${name}, the draft lasts as long as its page`, () => {
    draftStore.set(draft('Ada'));
    const { sessionStorage } = globalThis;
    const removeItem = sessionStorage.removeItem.bind(sessionStorage);
    const blocked = { setItem: refuse, getItem, removeItem };
    Object.assign(globalThis, { sessionStorage: blocked });
    const stop = draftStore.subscribe(() => {});
    draftStore.set(draft('Grace'));
    comeBack();
    assert.equal(draftStore.get(), draft('Grace'));
    stop();
    Object.assign(globalThis, { sessionStorage });
    assert.is(sessionStorage.length, 0, 'the draft before does not come back');
  });
}

test.run();
