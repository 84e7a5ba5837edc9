// A lead in a page that an extension has changed or broken: each step is on its own.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadForm } from '../support/content';
import { fillLead, openedMailLinks, valueIn } from '../support/drive/lead';
import { clickUnseen, textOf } from '../support/drive/page';
import { conditions, selectors } from '../support/drive/selectors';
import { showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { eventually, until } from '../support/drive/wait';

const { leadDialog, leadSent } = leadForm;
const test = siteSuite('breakage', { hasFakeClock: true });

/** What a visitor has after Submit. */
const outcomes = {
  email: async (page: Page) => {
    const links = await openedMailLinks(page);
    // A field that is gone is an empty line.
    return links.length === 1 && !/undefined|null/.test(String(links[0]?.href));
  },
  closed: (page: Page) => page.evaluate(conditions.dialogClosed),
  thanked: async (page: Page) => {
    const places = `${selectors.toast}, ${selectors.notice}`;
    const texts = await page.$$eval(places, (found) => found.map((place) => place.textContent));
    return texts.length === 1 && texts[0]?.includes(leadSent.title);
  },
  offered: (page: Page) =>
    page.$$eval(selectors.seeDraft, (lines) => lines.some((line) => line.checkVisibility())),
  empty: async (page: Page) => (await valueIn(page, 'name')) === '',
  idle: async (page: Page) =>
    (await textOf(page, selectors.submit)) === leadDialog.submit &&
    !(await page.$('#lead-dialog :disabled')),
};

type Outcome = keyof typeof outcomes;

/** What is removed, or throws, before the page loads or after the form was filled, and what a visitor cannot have then. */
const cases: [when: 'removed' | 'before' | 'after', what: string[], lost?: Outcome[]][] = [
  ['removed', ['#notice', 'main > [role=status]', '#lead-dialog [data-draft]']],
  ['removed', ['#lead-dialog [role=status]', '[name=reason]', '#contact']],
  ['before', ['matchMedia', 'document.hasFocus', 'get Document.prototype.referrer']],
  ['before', ['Storage.prototype.getItem', 'Storage.prototype.setItem']],
  ['before', ['get sessionStorage']],
  // What cannot be read is not lost: it stays in the form.
  ['after', ['FormData'], ['email', 'offered', 'empty']],
  ['after', ['encodeURIComponent'], ['email']],
  ['after', ['document.createElement'], ['email']],
  ['after', ['set HTMLAnchorElement.prototype.href'], ['email']],
  ['after', ['DOMTokenList.prototype.toggle'], ['offered']],
  ['after', ['HTMLFormElement.prototype.reset'], ['empty']],
  ['after', ['HTMLDialogElement.prototype.close'], ['closed']],
  ['after', ['Element.prototype.closest', 'Storage.prototype.setItem', 'matchMedia']],
  ['after', ['Element.prototype.append', 'set HTMLElement.prototype.hidden']],
  ['after', ['set HTMLInputElement.prototype.value', 'set HTMLElement.prototype.oninput']],
  ['after', ['set HTMLButtonElement.prototype.disabled', 'set HTMLElement.prototype.onclose']],
];

/** Makes functions, getters or setters throw; runs in the page. */
function breakMembers(list: string[]): void {
  for (const what of list) {
    const [path = '', accessor = 'value'] = what.split(' ').reverse();
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
    const fail = () => {
      throw new Error('sabotaged');
    };
    const { get = fail } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    const whole = accessor === 'set' ? { get, set: fail } : { [accessor]: fail };
    Object.defineProperty(owner, name, whole);
  }
}

for (const [when, what, lost = []] of cases) {
  test(`a lead is sent, or its loss is said: ${when}: ${what.join(', ')}`, async ({ open }) => {
    const prepare = async (page: Page) => {
      if (when === 'before') await page.evaluateOnNewDocument(breakMembers, what);
    };
    const page = await open('/', { prepare });
    await fillLead(page);
    if (when === 'after') await page.evaluate(breakMembers, what);
    if (when === 'removed') {
      // Without its notice, the page leaves the thanks to the app.
      await showTooltip(page);
      await page.$$eval(what.join(), (parts) => parts.map((part) => part.remove()));
    }
    await page.click(selectors.submit);
    await page.tick(800);
    await eventually('the thanks', async () => {
      await page.tick(1200);
      return outcomes.thanked(page);
    });
    const missing: string[] = [];
    for (const [name, has] of Object.entries(outcomes)) {
      if (!(await has(page))) missing.push(name);
    }
    assert.equal(missing, lost);
    if (lost.includes('email')) {
      const words = await textOf(page, `${selectors.toast}, ${selectors.notice}`);
      assert.ok(words.includes(leadSent.failure), words);
    }
    await clickUnseen(page, selectors.opener);
    await until(page, conditions.dialogOpen);
  });
}

test.run();
