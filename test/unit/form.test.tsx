// The form in its dialog: what visitors type and extensions fill in, and one lead beside another.
import { mock } from 'node:test';
import { setImmediate as passTask } from 'node:timers/promises';
import { render, screen } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadDialog, leadFields, leadSent } from '../../src/content/lead-form';
import { Mark, mark } from '../../src/shared/markup';
import { hasDraftClass } from '../../src/shared/root-class';
import { LeadDialog } from '../../src/site/lead/lead-dialog';
import { labels } from '../support/drive/lead';
import { stopTime } from '../support/run/time';

// Not the storage of happy-dom, which throws if a missing entry is deleted.
const tab: Record<string, string> = {};
Object.defineProperty(globalThis, 'sessionStorage', { value: tab });
const { setUpDialog } = await import('../../src/page/dialog');
const { setUpDraft } = await import('../../src/page/draft');
const { setUpForm } = await import('../../src/page/form');
/** The module as another page of the tab has it. */
const otherPage: typeof import('../../src/page/kept') = await import(
  `../../src/page/kept?${'other'}`
);

const { container } = render(
  <>
    <button type="button" {...mark(Mark.opens)} />
    <LeadDialog />
  </>,
);
const dialog = container.querySelector('dialog') as HTMLDialogElement;
setUpDialog(dialog);
setUpForm(dialog);
setUpDraft();

const find = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (words: string) => screen.getByText(words).closest<HTMLElement>('a, button')?.click();
const open = () => container.querySelector('button')?.click();
const type = (label: string, text: string) => {
  find(label).value = text;
  find(label).dispatchEvent(new Event('input', { bubbles: true }));
};
const comeBack = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** What the tab keeps of the first field. */
const readFirst = (key: 'typedLead' | 'draftLead') =>
  new Map(otherPage.readKept(key)).get(find(labels.first).name);
/** What another page of the tab keeps. */
const keepFirst = (key: 'typedLead' | 'draftLead', text: string) =>
  otherPage.keep(key, [[find(labels.first).name, text]]);
const isBusy = () => dialog.querySelector('fieldset')?.disabled;
const passSubmitting = async () => {
  mock.timers.tick(800);
  await passTask();
};

/** Fills in all fields as a password manager may: without an event. */
function fill(text: string): void {
  for (const field of dialog.querySelectorAll<HTMLInputElement>('[name]:not([readonly])'))
    field.value = field.type === 'email' ? `${text}@example.org` : text;
}

function submit(text: string): void {
  open();
  fill(text);
  press(leadDialog.submit);
}

async function send(text: string): Promise<void> {
  submit(text);
  await passSubmitting();
  assert.not(dialog.open);
}

test.before.each(() => {
  stopTime();
  document.hasFocus = () => true;
  // There is no app, and one test lets a link fail.
  mock.method(console, 'error', () => {});
});

test.after.each(() => {
  dialog.close();
  for (const key of Object.keys(tab)) delete tab[key];
  mock.reset();
});

// Comes first: no other test has opened the dialog.
test('what the browser fills in before the dialog opens is shown, and not kept', () => {
  type(labels.first, 'Ada');
  dispatchEvent(new Event('pagehide'));
  assert.not(otherPage.readKept('typedLead'));
  open();
  assert.is(find(labels.first).value, 'Ada');
});

test('a call opens the dialog whatever the tab keeps, and without the panel of the draft', () => {
  const panel = screen.getByText(leadSent.openAgain).closest('[hidden]');
  const place = panel?.parentElement;
  panel?.remove();
  submit('Ada');
  for (const damaged of ['x', '7', '{"a":1}', '[["Name"]]', '%E9=&&\ud800', '']) {
    for (const name of Object.keys(tab)) tab[name] = damaged;
    dialog.close();
    open();
    assert.ok(dialog.open, damaged);
    assert.is(find(labels.first).value, '');
    type(labels.first, 'Ann');
    assert.is(readFirst('typedLead'), 'Ann');
  }
  place?.append(panel as Element);
});

test('what is filled in without an event stays after Cancel, and when the page goes', () => {
  open();
  type(labels.first, 'A');
  fill('Ada');
  press(leadDialog.cancel);
  open();
  assert.match(find(labels.first).value, 'Ada');
  fill('Ann');
  dispatchEvent(new Event('pagehide'));
  assert.match(readFirst('typedLead') ?? '', 'Ann');
  type(labels.first, 'A');
  fill('Ada');
  type(labels.first, 'Ada');
  assert.is(readFirst('typedLead'), 'Ada', 'a text that is back where it was is kept, too');
});

test('a text is found again by the name of its field, also where a deploy has inserted another', () => {
  otherPage.keep('typedLead', [
    ['Older field', 'gone'],
    [find(labels.last).name, 'Engines'],
  ]);
  open();
  assert.equal(
    [labels.first, labels.last].map((it) => find(it).value),
    ['', 'Engines'],
  );
});

test('the first `pageshow` empties no field, and ends no *Submitting...*', () => {
  open();
  type(labels.first, 'A');
  fill('Ada');
  comeBack(false);
  assert.match(find(labels.first).value, 'Ada');
  press(leadDialog.submit);
  comeBack(false);
  assert.ok(isBusy());
});

test('what is being sent is not kept as typed text, and what another page keeps stays', async () => {
  open();
  type(labels.first, 'A');
  submit('Ada');
  dispatchEvent(new Event('pagehide'));
  assert.equal(otherPage.readKept('typedLead'), []);
  keepFirst('typedLead', 'Ann');
  comeBack();
  await passSubmitting();
  open();
  assert.is(find(labels.first).value, 'Ann');
});

test('a page with an older text, as after Back in Firefox, does not keep it again', () => {
  open();
  keepFirst('typedLead', 'Ann');
  press(leadDialog.cancel);
  assert.is(readFirst('typedLead'), 'Ann');
});

test('while a lead is sent, the script of an extension sends no other', async () => {
  const { mock: opened } = mock.method(HTMLAnchorElement.prototype, 'click', () => {});
  submit('Ada');
  dialog.dispatchEvent(new Event('submit', { cancelable: true }));
  assert.is(opened.callCount(), 1);
  await passSubmitting();
});

test('the open dialog of a page that comes back has the latest draft', async () => {
  for (const older of ['', 'Ada']) {
    if (older) await send(older);
    open();
    keepFirst('draftLead', `Ann${older}`);
    comeBack();
    const link = screen.getByText<HTMLAnchorElement>(leadSent.openAgain);
    assert.not(link.closest('[hidden]'));
    assert.match(decodeURIComponent(link.href), `Ann${older}`);
    dialog.close();
  }
});

test('the draft is out of reach while another lead is sent', async () => {
  await send('Ada');
  open();
  const isInert = () => screen.getByText(leadSent.openAgain).closest('[inert]') !== null;
  assert.not(isInert());
  submit('Ann');
  assert.ok(isInert());
  await passSubmitting();
  assert.not(isInert());
});

test('a field that was refused, and is then filled in, is no longer called invalid', () => {
  const required = leadFields.find(({ isRequired }) => isRequired)?.label ?? labels.first;
  const optional = leadFields.find(({ isRequired }) => !isRequired)?.label ?? labels.last;
  const [company, other] = [find(required), find(optional)];
  const hear = (field: Element) =>
    ['invalid', 'description', 'describedby'].map((name) => field.getAttribute(`aria-${name}`));
  const before = [company, other].map(hear);
  open();
  type(labels.first, 'A');
  for (const field of [company, other]) {
    field.setCustomValidity('No.');
    field.dispatchEvent(new Event('invalid'));
    assert.equal(hear(field), ['true', 'No.', '']);
    field.setCustomValidity('');
  }
  comeBack();
  assert.equal(hear(company), ['false', '', '']);
  fill('Ada');
  find(labels.first).dispatchEvent(new Event('focusin', { bubbles: true }));
  assert.equal(hear(other), ['false', '', before[1]?.[2]], '*Optional* is read again');
});

test('an address loses what is invisible, unless it makes another word', async () => {
  for (const [typed, address] of [
    ['ana@می\u200cخواهم.com', 'ana@می\u200cخواهم.com'],
    ['\u202aana@क्\u200dष.com\u200d\u202c', 'ana@क्\u200dष.com'],
    ['a\u200cna@exam\u200bple\u200d.org', 'ana@example.org'],
    ['ana@می\u200c.com\u2060', 'ana@می.com'],
  ] as const) {
    open();
    fill('Ada');
    find(labels.email).value = typed;
    press(leadDialog.submit);
    const sent = new Map(otherPage.readKept('draftLead')).get(find(labels.email).name);
    assert.is(sent, address);
    await passSubmitting();
  }
});

test('a page that comes back leads to the draft of another page', () => {
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const hasLine = () => document.documentElement.classList.contains(hasDraftClass);
  comeBack();
  assert.not(hasLine());
  keepFirst('draftLead', 'Ada');
  comeBack();
  assert.ok(hasLine());
});

test.run();
