import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start } from '../../src/app/start';
import { renderMarkup, routes } from '../../src/document/renderer';
import { act, find } from '../support/drive/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);

test.before.each(() => {
  // `renderMarkup` has run as at build time. Each test runs as in a browser.
  isPrerendering = false;
  document.body.innerHTML = markup;
  // React and Preact log the differences that extensions have made.
  mock.method(console, 'error', () => {});
});

test.after.each(() => mock.reset());

const app = () => find('#app', HTMLElement);
/** Ids of the elements that `Prerendered` renders. */
const staticIds = ['lead-header', 'lead-fields', 'bar', 'sections', 'footer'];

const changes: Record<string, () => void> = {
  'an extension has added an element': () => app().prepend(document.createElement('aside')),
  'an extension has wrapped a part': () => {
    const part = find('#sections', HTMLElement);
    const wrapper = document.createElement('section');
    part.replaceWith(wrapper);
    wrapper.append(part);
  },
  'an element is gone': () => find('dialog span', HTMLElement).remove(),
};

for (const [title, change] of Object.entries(changes)) {
  test(`hydration keeps static parts, dialog and typed text when ${title}`, () => {
    find('dialog', HTMLDialogElement).showModal();
    find('textarea', HTMLTextAreaElement).value = 'typed';
    const nodes = staticIds.map((id) => [...find(`#${id}`, HTMLElement).childNodes]);
    change();
    act(() => start());
    for (const [index, id] of staticIds.entries()) {
      const ids = nodes[index]?.map((node) => node.isConnected && node.parentElement?.id);
      assert.equal([...new Set(ids)], [id]);
    }
    assert.is(find('textarea', HTMLTextAreaElement).value, 'typed');
    assert.ok(find('dialog', HTMLDialogElement).open);
  });
}

test('hydration keeps an open dialog in browsers without the selector :modal', () => {
  const dialog = find('dialog', HTMLDialogElement);
  dialog.showModal();
  const { matches } = Element.prototype;
  mock.method(CSS, 'supports', () => false);
  mock.method(Element.prototype, 'matches', function match(this: Element, selector: string) {
    assert.is.not(selector, ':modal');
    return matches.call(this, selector);
  });
  act(() => start());
  assert.ok(dialog.isConnected && dialog.open);
});

test.run();
