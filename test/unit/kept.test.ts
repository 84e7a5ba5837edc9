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
    return page.readKept('draftLead');
  };
  page.keep('draftLead', lead('Ada'));
  assert.not(ofSite('/de/'));
  page.keep('draftLead', lead('Ann'));
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
    page.keep('draftLead', lead('Ada'));
    assert.equal(page.readKept('draftLead'), lead('Ada'));
    assert.not((await load()).readKept('draftLead'));
  });
}

test('a text that no longer fits is kept by the page, and the older one does not come back', async () => {
  const set = (kept: object, key: string, text: string) =>
    text.length < 99 && Reflect.set(kept, key, text);
  const kept = new Proxy({}, { set });
  setStorage(() => kept);
  const page = await load();
  page.keep('typedLead', lead('Ada'));
  page.keep('typedLead', lead('Ada'.repeat(99)));
  assert.equal(page.readKept('typedLead'), lead('Ada'.repeat(99)));
  assert.not((await load()).readKept('typedLead'));
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
  page.keep('typedLead', texts);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  assert.equal(page.readKept('typedLead'), texts);
  page.keep('typedLead', []);
  assert.equal(page.readKept('typedLead'), []);
});

test.run();
