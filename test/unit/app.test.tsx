import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '../../src/app/app';
import { ErrorPage } from '../../src/app/error-page';
import { start } from '../../src/app/start';
import { errorPage } from '../../src/content/pages';
import { renderMarkup, routes } from '../../src/document/site';
import { crashRouter } from '../support/drive/in-page';
import { act, cleanup, find, render } from '../support/drive/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);

test.before.each(() => {
  // What follows runs in a browser.
  isPrerendering = false;
  document.body.innerHTML = markup;
  // React and Preact tell of what others have changed.
  mock.method(console, 'error', () => {});
});

test.after.each(() => {
  RegExp.prototype.exec = exec;
  mock.reset();
  cleanup();
});

const { exec } = RegExp.prototype;

const app = () => find('#app', HTMLElement);
/** The wrappers that `Static` makes. */
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

test('a crash while it starts leaves the page as it was', () => {
  const dialog = find('dialog', HTMLDialogElement);
  dialog.showModal();
  const nodes = [...app().childNodes];
  crashRouter();
  assert.throws(() => act(() => start()), 'could not start');
  assert.equal([...app().childNodes], nodes);
  assert.ok(dialog.isConnected && dialog.open);
});

test('a crash while it runs shows the error page, with the message of a lead', () => {
  const message = find('#contact [data-kept]', HTMLElement);
  const renderError = () => <ErrorPage keptMessage={message} />;
  render(<App path="/" renderError={renderError} />, { container: app(), hydrate: true });
  crashRouter();
  act(() => render(<App path="/" renderError={renderError} />, { container: app() }));
  assert.is(find('h1', HTMLElement).textContent, errorPage.heading);
  assert.ok(find('main', HTMLElement).contains(message));
});

test.run();
