import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Lead } from '../../src/shared/email';

const lead = (name: string): Lead => [['Name', name]];
/** The module as a new page has it. */
const load = (): Promise<typeof import('../../src/page/kept')> =>
  import(`../../src/page/kept?${Math.random()}`);

const { sessionStorage } = globalThis;
const setStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true });
test.after.each(() => void setStorage(() => sessionStorage));

test('two sites of one domain do not share what a tab keeps', async () => {
  // Not the storage of happy-dom, which throws if a missing entry is deleted.
  const kept: Record<string, string> = {};
  setStorage(() => kept);
  const page = await load();
  const ofSite = (base: string) => {
    Object.assign(globalThis, { __BASE__: base });
    return page.readKept('leadDraft');
  };
  page.keep('leadDraft', lead('Ada'));
  assert.not(ofSite('/de/'));
  page.keep('leadDraft', lead('Ann'));
  assert.equal([ofSite('/sub/'), ofSite('/de/')], [lead('Ada'), lead('Ann')]);
  ofSite('/sub/');
});

const ways: Record<string, () => unknown> = {
  blocked() {
    throw new Error('SecurityError');
  },
  missing: () => null,
  // Each assignment throws, as in a full storage.
  full: () => Object.freeze({}),
};

for (const [name, get] of Object.entries(ways)) {
  test(`where storage is ${name}, a lead is kept as long as its page`, async () => {
    setStorage(get);
    const page = await load();
    page.keep('leadDraft', lead('Ada'));
    assert.equal(page.readKept('leadDraft'), lead('Ada'));
    assert.not((await load()).readKept('leadDraft'));
  });
}

test('a text that no longer fits is kept by the page, and the older one does not come back', async () => {
  const set = (kept: object, key: string, text: string) =>
    text.length < 99 && Reflect.set(kept, key, text);
  const kept = new Proxy({}, { set });
  setStorage(() => kept);
  const page = await load();
  page.keep('leadTyped', lead('Ada'));
  page.keep('leadTyped', lead('Ada'.repeat(99)));
  assert.equal(page.readKept('leadTyped'), lead('Ada'.repeat(99)));
  assert.not((await load()).readKept('leadTyped'));
});

test('what another script has written is nothing', async () => {
  const kept: Record<string, string> = {};
  setStorage(() => kept);
  const page = await load();
  page.keep('leadDraft', lead('Ada'));
  const [name = ''] = Object.keys(kept);
  for (const text of ['x', '7', '{"a":1}', '[["Name"]]', '[["Name","Ada"]]', 'Name=Ada&']) {
    kept[name] = text;
    assert.is(page.readKept('leadDraft'), undefined, text);
  }
});

test('every text is read as it was kept, also beside a script such as Prototype.js', async () => {
  setStorage(() => ({}));
  const page = await load();
  const texts: Lead = [
    ['Name', ' a+b&c=d %0A\0\r\n "é漢😀" '],
    ['Name', ''],
    ['', '?#'],
  ];
  Reflect.set(Array.prototype, 'toJSON', String);
  page.keep('leadTyped', texts);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  assert.equal(page.readKept('leadTyped'), texts);
  page.keep('leadTyped', []);
  assert.equal(page.readKept('leadTyped'), []);
});

test.run();
