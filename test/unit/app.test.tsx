import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '../../src/app/app';
import { ErrorPage } from '../../src/app/error-page';
import { showToast, start } from '../../src/app/start';
import { toasts } from '../../src/app/toasts';
import { errorPage } from '../../src/content/pages';
import { renderMarkup, routes } from '../../src/document/renderer';
import { act, cleanup, find, fireEvent, render, screen, stopTime } from '../support/drive/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);

test.before.each(() => {
  document.body.innerHTML = markup;
  find('dialog', HTMLDialogElement).showModal();
  find('textarea', HTMLTextAreaElement).value = 'typed';
});

test.after.each(() => {
  cleanup();
  mock.reset();
});

/** The tree crashes in wouter, whose patterns end in `\/?$`. */
function crashRouter() {
  const { exec } = RegExp.prototype;
  mock.method(RegExp.prototype, 'exec', function sabotaged(this: RegExp, text: string) {
    if (text === '/' && this.source.endsWith('\\/?$')) throw new Error('sabotaged');
    return exec.call(this, text);
  });
}

/** Starts the app; returns the message of an error. */
async function startApp() {
  let work = Promise.resolve('');
  act(() => {
    work = start().then(
      () => 'started',
      (error) => error.message,
    );
  });
  return work;
}

test('an error while the app starts leaves the page as it is', async () => {
  const log = mock.method(console, 'error', () => {}).mock;
  crashRouter();
  const before = [...document.body.children];
  assert.is(await startApp(), 'sabotaged');
  assert.equal([...document.body.children], before);
  assert.ok(find('dialog', HTMLDialogElement).open);
  assert.match(String(log.calls[0]?.arguments[0]), 'Unexpected application error:');
});

test('the app starts beside the page, and shows a toast as soon as it has started', async () => {
  const before = document.body.innerHTML;
  assert.is(await startApp(), 'started');
  assert.ok(document.body.innerHTML.startsWith(before));
  assert.is(find('textarea', HTMLTextAreaElement).value, 'typed');
  stopTime();
  act(() => showToast(false, 'message'));
  assert.is(find('li [data-message]', HTMLElement).dataset.message, 'message');
  assert.is(screen.getAllByRole('listitem').length > 0, true);
  act(() => {
    for (const { id } of toasts.get()) toasts.dismiss(id);
  });
});

test('an error that nothing else has caught brings the error page, with the draft', () => {
  mock.method(console, 'error', () => {});
  const panel = find('#contact [data-draft]', HTMLElement);
  let isBroken = false;
  const Part = () => {
    if (isBroken) throw new Error('sabotaged');
    return null;
  };
  const app = () => <App path="/" parts={{ '/': <Part /> }} errorPage={() => <ErrorPage />} />;
  const { rerender } = render(app());
  isBroken = true;
  rerender(app());
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, errorPage.heading);
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
  assert.match(document.title, errorPage.label);
  assert.ok(find('main', HTMLElement).contains(panel));
  assert.is(document.querySelectorAll('main').length, 1);
  assert.is(find('textarea', HTMLTextAreaElement).value, 'typed');
  const reload = mock.method(location, 'reload', () => {}).mock;
  fireEvent.click(screen.getByText(errorPage.reload));
  assert.is(reload.calls.length, 1);
});

test.run();
