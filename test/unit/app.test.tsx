import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { showToast, start } from '../../src/app/start';
import { toasts } from '../../src/app/toast/toasts';
import { leadDialog } from '../../src/content/lead-form';
import { renderMarkup, routes } from '../../src/document/renderer';
import { act, find, stopTime } from '../support/drive/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);
const { close } = leadDialog;

test.before.each(() => {
  // `renderMarkup` has run as at build time. Each test runs as in a browser.
  isPrerendering = false;
  stopTime();
  document.documentElement.dataset.page = '/';
  document.body.innerHTML = markup;
  find('dialog', HTMLDialogElement).showModal();
  find('textarea', HTMLTextAreaElement).value = 'typed';
});

test.after.each(() => {
  mock.reset();
  Object.defineProperty(leadDialog, 'close', { value: close });
  act(() => {
    for (const { id } of toasts.get()) toasts.dismiss(id);
  });
});

/** Starts the app, and fails unless every element of the page is still the one that it was. */
function startUnchanged(): void {
  const before = [...find('#app', HTMLElement).querySelectorAll('*')];
  const text = find('#app', Element).textContent;
  try {
    act(() => start());
  } finally {
    assert.equal(
      before.filter((element) => !element.isConnected),
      [],
    );
    assert.is(find('#app', HTMLElement).querySelectorAll('*').length, before.length);
    assert.ok(find('#app', Element).textContent === text);
    assert.ok(find('dialog', HTMLDialogElement).open);
    assert.is(find('textarea', HTMLTextAreaElement).value, 'typed');
  }
}

const changes: Record<string, () => void> = {
  nothing: () => {},
  'an element first in the form': () =>
    find('form', Element).prepend(document.createElement('span')),
  'a missing element': () => find('[data-tooltip]', Element).remove(),
};

for (const [change, make] of Object.entries(changes)) {
  test(`the app starts, leaves the page as it is, and shows toasts with ${change}`, () => {
    const log = mock.method(console, 'error', () => {}).mock;
    make();
    startUnchanged();
    act(() => showToast(false, 'message'));
    assert.is(find('li [data-message]', HTMLElement).dataset.message, 'message');
    assert.is(log.calls.length, 0);
  });
}

const crashes: Record<string, () => void> = {
  'in the router'() {
    const { exec } = RegExp.prototype;
    // The patterns of wouter end in `\/?$`.
    mock.method(RegExp.prototype, 'exec', function sabotaged(this: RegExp, text: string) {
      if (text === '/' && this.source.endsWith('\\/?$')) throw new Error('sabotaged');
      return exec.call(this, text);
    });
  },
  'deep in the page'() {
    const get = () => {
      throw new Error('sabotaged');
    };
    Object.defineProperty(leadDialog, 'close', { get, configurable: true });
  },
};

for (const [place, crash] of Object.entries(crashes)) {
  test(`an error ${place} while the app starts leaves the page as it is`, () => {
    const log = mock.method(console, 'error', () => {}).mock;
    crash();
    assert.throws(startUnchanged, /^sabotaged$/);
    assert.match(String(log.calls[0]?.arguments[0]), 'Unexpected application error:');
  });
}

test.run();
