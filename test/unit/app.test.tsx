// runtimes: react, preact
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ErrorPage } from '../../src/app/error-page';
import { afterLead, start } from '../../src/app/start';
import { firm } from '../../src/content/firm';
import { leadSent } from '../../src/content/lead-form';
import { errorPage } from '../../src/content/pages';
import { renderMarkup, routes } from '../../src/render/site';
import { toasts } from '../../src/toast/toasts';
import { Boundary } from '../../src/ui/boundary';
import { act, cleanup, find, passTime, recordErrors, render, screen } from '../support/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);
let log: ReturnType<typeof recordErrors>;

test.before.each(() => {
  // What follows runs in a browser.
  isPrerendering = false;
  document.body.innerHTML = `<div id="app">${markup}</div>`;
  log = recordErrors();
});

test.after.each(() => {
  log.stop();
  cleanup();
});

const app = () => find('#app', HTMLElement);
/** The wrappers that `Static` makes. */
const staticIds = ['lead-header', 'lead-fields', 'bar', 'sections', 'invitation', 'footer'];

const changes: Record<string, () => void> = {
  'nothing has changed it': () => {},
  'an extension has added an element': () => app().prepend(document.createElement('aside')),
  'a translation has wrapped a text': () => {
    const button = find('dialog button', HTMLElement);
    button.innerHTML = `<font>${button.innerHTML}</font>`;
  },
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
    const elements = [...app().querySelectorAll('*')];
    const before = app().innerHTML;
    change();
    const isChanged = app().innerHTML !== before;
    act(() => start());
    for (const [index, id] of staticIds.entries()) {
      assert.ok(nodes[index]?.[0]?.isConnected, id);
      assert.ok(
        nodes[index]?.every(({ parentElement }) => parentElement?.id === id),
        id,
      );
    }
    assert.is(find('textarea', HTMLTextAreaElement).value, 'typed');
    assert.ok(find('dialog', HTMLDialogElement).open);
    if (isChanged) return;
    assert.is(app().innerHTML, before);
    assert.ok(elements.every((element) => element.isConnected));
    assert.equal(log.errors, []);
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

test('the error page takes the place of what throws, logs it once, and has ways out', () => {
  document.body.innerHTML = '';
  const error = new Error('broken');
  function Broken(): never {
    throw error;
  }
  render(
    <Boundary fallback={<ErrorPage />}>
      <Broken />
    </Boundary>,
    { onCaughtError() {} },
  );
  const heading = screen.getByText(errorPage.heading);
  assert.is(document.activeElement, heading);
  assert.is(document.title, `${errorPage.label} | ${firm.name}`);
  assert.is(screen.getByText(firm.email).getAttribute('href'), `mailto:${firm.email}`);
  assert.is(screen.getByText(errorPage.home).getAttribute('href'), '/');
  assert.is(log.errors.filter((args) => args.includes(error)).length, 1);
  let reloads = 0;
  location.reload = () => (reloads += 1);
  screen.getByText(errorPage.reload).click();
  assert.is(reloads, 1);
});

test.run();
