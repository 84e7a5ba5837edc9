// runtimes: react, preact
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ErrorPage } from '../../src/app/error-page';
import { afterLead, showNotFound, start } from '../../src/app/start';
import { firm } from '../../src/content/firm';
import { leadSent } from '../../src/content/lead-form';
import { errorPage, notFoundPage, pages } from '../../src/content/pages';
import { leadText, readLead } from '../../src/lead/lead-mail';
import { sentLead } from '../../src/lead/sent-lead';
import { renderMarkup, routes } from '../../src/render/site';
import { toasts } from '../../src/toast/toasts';
import { tooltips } from '../../src/tooltip/tooltips';
import { Boundary } from '../../src/ui/boundary';
import { act, cleanup, find, passTime, recordErrors, render, screen } from '../support/render';

const test = suite('app');
const [home] = routes;
assert.ok(home);
const markup = renderMarkup(home);
const error = new Error('broken');

function Broken(): never {
  throw error;
}

let log: ReturnType<typeof recordErrors>;

test.before.each(() => {
  // What follows runs in a browser.
  isPrerendering = false;
  document.body.innerHTML = `<div id="app">${markup}</div>`;
  document.title = '';
  log = recordErrors();
});

test.after.each(() => {
  log.stop();
  cleanup();
});

const app = () => find('#app', HTMLElement);
const startApp = (pointerRestedAt?: number) => act(() => start(pointerRestedAt));
const heading = () => find('h1', HTMLElement);

/** The wrappers that `Static` makes. */
const staticIds = ['lead-header', 'lead-fields', 'bar', 'sections', 'invitation', 'footer'];
const childrenOf = (id: string) => [...(document.getElementById(id)?.childNodes ?? [])];

test('hydration changes nothing, and logs nothing', () => {
  const before = app().innerHTML;
  const elements = [...app().querySelectorAll('*')];
  startApp();
  assert.is(app().innerHTML, before);
  assert.ok(
    [...app().querySelectorAll('*')].every((element, index) => element === elements[index]),
  );
  assert.equal(log.errors, []);
});

test('hydration keeps an open dialog and what is typed', () => {
  find('dialog', HTMLDialogElement).showModal();
  find('textarea', HTMLTextAreaElement).value = 'typed';
  startApp();
  assert.ok(find('dialog', HTMLDialogElement).open);
  assert.is(readLead(find('form', HTMLFormElement)).reason, 'typed');
  assert.equal(log.errors, []);
});

const changes: Record<string, () => void> = {
  'an extension adds an element': () => app().prepend(document.createElement('aside')),
  'a translation wraps a text': () => {
    const button = find('dialog button', HTMLElement);
    button.innerHTML = `<font>${button.innerHTML}</font>`;
  },
  'an extension wraps a part': () => {
    const part = find('#sections', HTMLElement);
    const wrapper = document.createElement('section');
    part.replaceWith(wrapper);
    wrapper.append(part);
  },
  'an element is gone': () => find('dialog', HTMLElement).querySelector('span')?.remove(),
};

for (const [title, change] of Object.entries(changes)) {
  test(`words and what is typed stay when ${title} before hydration`, () => {
    const dialog = find('dialog', HTMLDialogElement);
    dialog.showModal();
    find('textarea', HTMLTextAreaElement).value = 'typed';
    const before = staticIds.map(childrenOf);
    change();
    startApp();
    for (const [index, id] of staticIds.entries()) {
      const nodes = before[index] ?? [];
      assert.ok(nodes.length > 0, id);
      for (const node of nodes) assert.ok(node.isConnected && node.parentElement?.id === id, id);
    }
    assert.is(readLead(find('form', HTMLFormElement)).reason, 'typed');
    assert.ok(find('dialog', HTMLDialogElement).open);
  });
}

test('a tooltip opens when the pointer has rested on its button since before the app', () => {
  const anchor = find('[data-tooltip]', HTMLElement);
  const matches = app().querySelector;
  app().querySelector = (selector: string) =>
    selector.endsWith(':hover') ? anchor : matches.call(app(), selector);
  const moves: unknown[][] = [];
  const { pointerMove } = tooltips;
  tooltips.pointerMove = (...args) => moves.push(args);
  startApp(400);
  tooltips.pointerMove = pointerMove;
  assert.equal(moves, [[anchor.dataset.tooltip, 400]]);
});

test('after a lead: a toast with the message, in a task of its own, and the kept line', async () => {
  startApp();
  const text = leadText(readLead(find('form', HTMLFormElement)));
  for (const [hasFailed, words] of [
    [false, leadSent.success],
    [true, leadSent.failure],
  ] as const) {
    act(() => afterLead({ text, href: 'mailto:a@b.c', hasFailed }));
    assert.ok(screen.getByText(leadSent.kept));
    assert.equal(toasts.get(), []);
    await passTime(1);
    const [toast] = toasts.get();
    assert.ok(toast);
    assert.equal(toast, { id: toast.id, copy: text, ...words });
    act(() => toasts.dismiss(toast.id));
  }
  act(() => sentLead.set(null));
});

test('an error in a toast does not take down the page', async () => {
  startApp();
  // @ts-expect-error A text cannot throw.
  act(() => void toasts.show({ title: 'a', description: <Broken /> }));
  await passTime(5);
  assert.ok(heading());
  assert.is(document.querySelector('[role=status]'), null);
  assert.ok(log.errors.some((args) => args.includes(error)));
  for (const { id } of toasts.get()) toasts.dismiss(id);
});

test('the 404 page takes the place of the landing page, with title and focus', () => {
  act(() => showNotFound());
  assert.is(heading().textContent, notFoundPage.heading);
  assert.is(document.title, pages.notFound.title);
  assert.is(document.activeElement, heading());
  assert.ok(screen.getByText(notFoundPage.home));
});

test('the error page takes the place of what throws, logs it once, and has ways out', () => {
  document.body.innerHTML = '';
  render(
    <Boundary fallback={<ErrorPage />}>
      <Broken />
    </Boundary>,
    { onCaughtError() {} },
  );
  assert.is(heading().textContent, errorPage.heading);
  assert.is(document.activeElement, heading());
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
