import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firm } from '../../src/content/firm';
import { leadDialog, leadSent } from '../../src/content/lead-form';
import { KeptLine } from '../../src/lead/kept-line';
import { LeadDialog } from '../../src/lead/lead-dialog';
import { sentLead } from '../../src/lead/sent-lead';
import { toasts } from '../../src/toast/toasts';
import {
  cleanup,
  fireEvent,
  passTime,
  recordErrors,
  recordLaunches,
  render,
  screen,
} from '../support/render';

const test = suite('lead form');
let recorder: ReturnType<typeof recordLaunches>;

test.before.each(() => {
  recorder = recordLaunches();
});

test.after.each(() => {
  recorder.stop();
  cleanup();
  sentLead.set(null);
  for (const toast of toasts.get()) toasts.dismiss(toast.id);
});

function setUp() {
  render(
    <>
      <LeadDialog />
      <KeptLine />
    </>,
  );
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  const form = dialog.querySelector('form') as HTMLFormElement;
  return { dialog, form };
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

function fill() {
  for (const [label, value] of [
    ['Full Name', 'Ada'],
    ['Email', 'ada@example.org'],
    ['Company', 'Engines'],
    ['Reason for Interest', 'Songs'],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
}

test('has the six fields with their types, rules and autofill', () => {
  setUp();
  const found = [
    'Full Name',
    'Email',
    'Company',
    'Job Title',
    'Phone Number',
    'Reason for Interest',
  ].map((label) => {
    const { tagName, type, required, autocomplete } = field(label) as HTMLInputElement & {
      autocomplete: string;
    };
    return [tagName, type, required, autocomplete];
  });
  assert.equal(found, [
    ['INPUT', 'text', true, 'name'],
    ['INPUT', 'email', true, 'email'],
    ['INPUT', 'text', true, 'organization'],
    ['INPUT', 'text', false, 'organization-title'],
    ['INPUT', 'tel', false, 'tel'],
    ['TEXTAREA', 'textarea', true, ''],
  ]);
});

test('optional fields say so in a hint of their own', () => {
  setUp();
  for (const label of ['Job Title', 'Phone Number']) {
    const hint = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
    assert.is(hint?.textContent, 'Optional');
  }
});

test('is not sent while a required field is empty', async () => {
  const { form, dialog } = setUp();
  form.requestSubmit();
  await passTime(100);
  assert.is(recorder.launches.length, 0);
  assert.ok(dialog.open);
});

test('opens the mail link while submitting, then clears, closes and thanks', async () => {
  const { form, dialog } = setUp();
  fill();
  const button = screen.getByText('Submit') as HTMLButtonElement;
  fireEvent.submit(form);
  assert.is(recorder.launches.length, 1, 'synchronously');
  assert.is(button.textContent, 'Submitting...');
  assert.ok(button.disabled);
  assert.ok(dialog.open);
  await passTime(100);
  assert.is(button.textContent, 'Submit');
  assert.not(button.disabled);
  assert.not(dialog.open);
  assert.is(field('Full Name').value, '');
  const [toast] = toasts.get();
  assert.is(toast?.title, 'Thank you for your interest!');
  assert.is(
    toast?.description,
    `Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at ${firm.email}`,
  );
});

test('writes the lead to the firm, in a new tab without a way back', async () => {
  const { form } = setUp();
  fill();
  fireEvent.submit(form);
  const [launch] = recorder.launches;
  assert.ok(
    launch?.href.startsWith(
      `mailto:${firm.email}?subject=New%20Lead%20-%20Schedule%20Intro%20Call%20Request&body=`,
    ),
  );
  assert.ok(launch?.href.includes('Name%3A%20Ada%0D%0AEmail%3A%20ada%40example.org'));
  assert.is(launch?.target, '_blank');
  assert.is(launch?.rel, 'noopener');
  await passTime(100);
});

test('uses the same tab on touch screens', async () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = ((query: string) => ({
    matches: query === '(pointer: coarse)',
  })) as typeof matchMedia;
  try {
    const { form } = setUp();
    fill();
    fireEvent.submit(form);
    assert.is(recorder.launches[0]?.target, '');
  } finally {
    globalThis.matchMedia = matchMedia;
  }
  await passTime(100);
});

test('is sent once, however often it is submitted', async () => {
  const { form } = setUp();
  fill();
  fireEvent.submit(form);
  fireEvent.submit(form);
  fireEvent.submit(form);
  await passTime(100);
  assert.is(recorder.launches.length, 1);
  assert.is(toasts.get().length, 1);
});

test('ends the same way when the link cannot be opened, with the other toast and a log line', async () => {
  const { form, dialog } = setUp();
  fill();
  recorder.stop();
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = () => {
    throw new Error('refused');
  };
  const log = recordErrors();
  fireEvent.submit(form);
  await passTime(100);
  log.stop();
  HTMLAnchorElement.prototype.click = click;
  assert.not(dialog.open);
  assert.is(field('Full Name').value, '');
  assert.is(toasts.get()[0]?.title, 'Thank you for your interest!');
  assert.is(
    toasts.get()[0]?.description,
    `Someone from our team will contact you shortly. Please contact us directly at ${firm.email} if needed.`,
  );
  assert.is(log.errors.length, 1);
  assert.match(String(log.errors[0]?.[1]), 'refused');
});

test('keeps the message in a quiet line', async () => {
  const { form } = setUp();
  assert.is(screen.queryByText(leadSent.openAgain), null);
  fill();
  fireEvent.submit(form);
  await passTime(100);
  const link = screen.getByText(leadSent.openAgain) as HTMLAnchorElement;
  assert.is(link.href, recorder.launches[0]?.href);
  assert.ok(toasts.get()[0]?.copy?.includes('Reason for Interest: Songs'));
});

test('a form that fails leaves the address in its dialog', () => {
  const { submitting } = leadDialog;
  Object.defineProperty(leadDialog, 'submitting', {
    configurable: true,
    get() {
      throw new Error('broken');
    },
  });
  const log = recordErrors();
  try {
    render(<LeadDialog />, { onCaughtError: () => {} } as object);
  } finally {
    log.stop();
    Object.defineProperty(leadDialog, 'submitting', { value: submitting });
  }
  const link = screen.getByText(firm.email) as HTMLAnchorElement;
  assert.is(link.getAttribute('href'), `mailto:${firm.email}`);
  assert.ok(link.closest('dialog'));
  assert.is(log.errors.length, 1);
});

test.run();
