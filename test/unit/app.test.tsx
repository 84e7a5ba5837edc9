// runtimes: react, preact
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { afterLead, start } from '../../src/app/start';
import { leadSent } from '../../src/content/lead-form';
import { renderMarkup, routes } from '../../src/render/site';
import { toasts } from '../../src/toast/toasts';
import { act, cleanup, find, passTime, screen } from '../support/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);

test.before.each(() => {
  // What follows runs in a browser.
  isPrerendering = false;
  document.body.innerHTML = `<div id="app">${markup}</div>`;
  // React and Preact tell of what others have changed.
  mock.method(console, 'error', () => {});
});

test.after.each(() => {
  mock.reset();
  cleanup();
});

const app = () => find('#app', HTMLElement);
/** The wrappers that `Static` makes. */
const staticIds = ['lead-header', 'lead-fields', 'bar', 'sections', 'invitation', 'footer'];

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
  test(`hydration keeps words, dialog and what is typed when ${title}`, () => {
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

test('after a lead: a toast with the message, in a task of its own, and the kept line', async () => {
  act(() => start());
  for (const hasFailed of [false, true]) {
    act(() => afterLead({ text: 'message', href: 'mailto:a@b.c', hasFailed }));
    assert.ok(screen.getByText(leadSent.kept));
    assert.equal(toasts.get(), []);
    await passTime(1);
    const [toast] = toasts.get();
    const words = hasFailed ? leadSent.failure : leadSent.success;
    assert.equal(toast, { id: toast?.id, copy: 'message', ...words });
    act(() => toasts.dismiss(toast?.id ?? 0));
  }
});

test.run();
