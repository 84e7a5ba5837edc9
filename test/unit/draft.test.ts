import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Lead } from '../../src/shared/email';

const test = suite('draft');
const lead = (name: string): Lead => [['Name', name]];
/** The module as a new page has it. */
const load = (): Promise<typeof import('../../src/page/draft')> =>
  import(`../../src/page/draft?${Math.random()}`);

test('a later page of the tab has the draft, until one discards it', async () => {
  const [first, second] = [await load(), await load()];
  first.keepDraft(lead('Ada'));
  const key = sessionStorage.key(0) ?? '';
  assert.equal(second.readDraft(), lead('Ada'));
  second.keepDraft();
  assert.not(first.readDraft());
  assert.is(sessionStorage.length, 0);
  // Of an older version of the site, or of a neighbor.
  for (const junk of ['', '{bad', 'null', '5', '{}', '[]', '[1,2]', '[["Name"]]', '[["Name",1]]']) {
    sessionStorage.setItem(key, junk);
    assert.not(first.readDraft(), junk);
  }
  sessionStorage.clear();
});

const ways: Record<string, () => unknown> = {
  blocked() {
    throw new Error('SecurityError');
  },
  missing: () => null,
};

for (const [name, get] of Object.entries(ways)) {
  test(`where storage is ${name}, the draft lasts as long as its page`, async () => {
    const { sessionStorage } = globalThis;
    Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true });
    const page = await load();
    page.keepDraft(lead('Ada'));
    assert.equal(page.readDraft(), lead('Ada'));
    assert.not((await load()).readDraft());
    Object.defineProperty(globalThis, 'sessionStorage', {
      value: sessionStorage,
      configurable: true,
    });
    assert.is(sessionStorage.length, 0);
  });
}

test.run();
