import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drafts } from '../../src/lead/drafts';
import { mailHref } from '../../src/lead/email';

const test = suite('drafts');
const draft = (name: string) => ({ href: `${mailHref()}&body=${name}`, message: name });
const store = (value: unknown) => sessionStorage.setItem('leadDraft', JSON.stringify(value));

test.after.each(() => {
  drafts.set(undefined);
});

test('takes over nothing but an email to the firm', () => {
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
    dispatchEvent(new Event('pageshow'));
    assert.is(drafts.get(), undefined, JSON.stringify(value));
  }
});

test('knows what another page of the tab has stored or discarded', () => {
  let count = 0;
  const stop = drafts.subscribe(() => {
    count += 1;
  });
  store(draft('Ada'));
  dispatchEvent(new Event('pageshow'));
  assert.equal(drafts.get(), draft('Ada'));
  sessionStorage.clear();
  dispatchEvent(new Event('pageshow'));
  assert.is(drafts.get(), undefined);
  drafts.set(draft('Grace'));
  assert.is(count, 3);
  stop();
});

test('a full storage keeps the draft for this page, and not the one before', () => {
  drafts.set(draft('Ada'));
  const { sessionStorage } = globalThis;
  const setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const removeItem = sessionStorage.removeItem.bind(sessionStorage);
  Object.assign(globalThis, { sessionStorage: { setItem, removeItem } });
  drafts.set(draft('Grace'));
  assert.equal(drafts.get(), draft('Grace'));
  Object.assign(globalThis, { sessionStorage });
  assert.is(sessionStorage.length, 0);
});

test.run();
