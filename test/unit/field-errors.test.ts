import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { showFieldErrors } from '../../src/lead/field-errors';

const test = suite('words for wrong fields');

const form = document.createElement('form');
let stop: () => void;

test.before.each(() => {
  form.innerHTML = `
    <input id="must" required>
    <input id="mail" type="email" value="nobody" aria-describedby="mail-hint">
    <span id="mail-hint">Optional</span>`;
  document.body.append(form);
  stop = showFieldErrors(form);
});

test.after.each(() => {
  stop();
  form.remove();
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const described = (id: string) => field(id).getAttribute('aria-describedby');

function type(id: string, value: string) {
  field(id).value = value;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

test('a wrong field is marked and described, and the first one gets the focus', () => {
  form.reportValidity();
  assert.is(field('must').getAttribute('aria-invalid'), 'true');
  assert.is(described('must'), 'must-error');
  assert.is(field('must-error').textContent, field('must').validationMessage);
  assert.is(document.activeElement, field('must'));
});

test('a hint stays with its field, before, during and after a fault', () => {
  form.reportValidity();
  form.reportValidity();
  assert.is(described('mail'), 'mail-error mail-hint');
  type('mail', 'ada@example.org');
  assert.is(described('mail'), 'mail-hint');
  assert.is(field('mail').getAttribute('aria-invalid'), null);
  assert.is(document.getElementById('mail-error'), null);
});

test('nothing is said while somebody types for the first time', () => {
  type('mail', 'n');
  assert.is(document.getElementById('mail-error'), null);
  form.reportValidity();
  type('mail', '');
  assert.is(document.getElementById('mail-error'), null, 'and it goes as soon as it is mended');
});

test('it ends where it is told to', () => {
  stop();
  form.reportValidity();
  assert.is(document.getElementById('must-error'), null);
});

test.run();
