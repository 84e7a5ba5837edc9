// runtimes: react, preact
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppModule } from '../../src/app/app-module';
import { firm } from '../../src/content/firm';
import { leadDialog, leadFieldWords } from '../../src/content/lead-form';
import { LeadDialog } from '../../src/lead/lead-dialog';
import { leadFields, leadMailHref, leadText, readLead } from '../../src/lead/lead-mail';
import type { SentLead } from '../../src/lead/send-lead';
import { watchSubmits } from '../../src/lead/submit-lead';
import {
  cleanup,
  find,
  fireEvent,
  passTime,
  recordErrors,
  recordLaunches,
  render,
  screen,
} from '../support/render';

const test = suite('submitting a lead');
let recorder: ReturnType<typeof recordLaunches>;
/** What happens, in order. */
let events: string[] = [];
let sent: SentLead[] = [];
let settle: { resolve: (app: AppModule) => void; reject: (error: Error) => void };

let frames: FrameRequestCallback[] = [];
globalThis.requestAnimationFrame = (callback) => frames.push(callback);

/** Two frames: the second one comes after the paint. */
function paint() {
  for (let frame = 0; frame < 2; frame += 1) for (const run of frames.splice(0)) run(0);
}

const app: AppModule = {
  start() {},
  showNotFound() {},
  afterLead: (lead) => sent.push(lead),
};

watchSubmits(() => {
  events.push('app');
  return new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
});

test.before.each(() => {
  events = [];
  sent = [];
  frames = [];
  recorder = recordLaunches(() => events.push('mail'));
});

test.after.each(() => {
  recorder.stop();
  cleanup();
});

/** The open dialog with a filled form. */
function setUp() {
  render(<LeadDialog />);
  const dialog = find('dialog', HTMLDialogElement);
  dialog.showModal();
  for (const name of leadFields) {
    fireEvent.input(screen.getByLabelText(leadFieldWords.labels[name]), {
      target: { value: name === 'email' ? 'ada@example.org' : `the ${name}` },
    });
  }
  const form = find('form', HTMLFormElement);
  return { dialog, form, button: find('[type=submit]', HTMLButtonElement), lead: readLead(form) };
}

const isBusy = (button: HTMLButtonElement) => {
  assert.is(button.disabled, button.textContent === leadDialog.submitting);
  return button.disabled;
};

test('opens the mail link in the submit event, in a new tab without a way back', () => {
  const { form, button, lead } = setUp();
  form.requestSubmit();
  assert.equal(events, ['mail']);
  const href = leadMailHref(lead, firm.email);
  assert.equal(recorder.launches, [{ href, target: '_blank', rel: 'noopener' }]);
  assert.ok(isBusy(button));
});

test('uses the same tab where a finger points', () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: query === '(pointer: coarse)' });
  setUp().form.requestSubmit();
  globalThis.matchMedia = matchMedia;
  assert.is(recorder.launches[0]?.target, '');
});

test('sends nothing while a required field is empty', () => {
  const { form } = setUp();
  fireEvent.input(screen.getByLabelText(leadFieldWords.labels.name), { target: { value: '' } });
  form.requestSubmit();
  assert.equal(events, []);
});

test('sends a lead once, however often it is submitted, and the next one too', async () => {
  const { form, button } = setUp();
  for (let times = 0; times < 3; times += 1) fireEvent.submit(form);
  paint();
  assert.equal(events, ['mail', 'app']);
  settle.resolve(app);
  await passTime(0);
  assert.not(isBusy(button));
  fireEvent.submit(form);
  assert.equal(events, ['mail', 'app', 'mail']);
});

test('clears and closes the form when the app is there, and lets it speak', async () => {
  const { form, dialog, button, lead } = setUp();
  form.requestSubmit();
  paint();
  assert.ok(isBusy(button));
  assert.ok(dialog.open);
  assert.equal(readLead(form), lead);
  settle.resolve(app);
  await passTime(0);
  assert.not(isBusy(button));
  assert.not(dialog.open);
  assert.is(Object.values(readLead(form)).join(''), '');
  const href = recorder.launches[0]?.href;
  assert.equal(sent, [{ text: leadText(lead), href, hasFailed: false }]);
});

test('without the app the form says so, keeps its text and offers the link, until it has worked', async () => {
  const { form, dialog, button, lead } = setUp();
  const link = find('[data-open-again]', HTMLAnchorElement);
  form.requestSubmit();
  paint();
  settle.reject(new Error('gone'));
  await passTime(0);
  assert.ok(form.hasAttribute('data-sent'));
  assert.ok(dialog.open);
  assert.not(isBusy(button));
  assert.equal(readLead(form), lead);
  assert.is(link.href, recorder.launches[0]?.href);
  assert.is(document.activeElement, link);
  form.requestSubmit();
  paint();
  settle.resolve(app);
  await passTime(0);
  assert.not(form.hasAttribute('data-sent'));
  assert.is(sent.length, 1);
});

test('a mail link that fails is logged and told to the app', async () => {
  const { form } = setUp();
  recorder.stop();
  recorder = recordLaunches(() => {
    throw new Error('refused');
  });
  const log = recordErrors();
  form.requestSubmit();
  log.stop();
  paint();
  settle.resolve(app);
  await passTime(0);
  assert.is(log.errors.length, 1);
  assert.match(String(log.errors[0]), 'refused');
  assert.is(sent[0]?.hasFailed, true);
});

test('a form without a busy label, as of another page, is left alone', () => {
  const form = document.body.appendChild(document.createElement('form'));
  fireEvent.submit(form);
  assert.equal(events, []);
  form.remove();
});

test.run();
