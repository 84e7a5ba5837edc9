import * as css from './lead-form.late.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Names what describes a field; nothing for an empty list. */
function describe(field: Field, ids: string) {
  if (ids) field.setAttribute('aria-describedby', ids);
  else field.removeAttribute('aria-describedby');
}

/**
 * Writes what the browser says of a wrong field below it, in the visitor's language, until it is
 * mended. The browser's own bubble, which this replaces, shows the first fault only, for some
 * seconds, and lies over the field that follows. The first wrong field gets the focus, as before.
 *
 * @returns a function that ends it
 */
export function showFieldErrors(form: HTMLFormElement): () => void {
  const update = (event: Event) => {
    const field = event.target as Field;
    const id = `${field.id}-error`;
    const known = document.getElementById(id);
    // An optional field has a hint, which it keeps.
    const hint = (field.getAttribute('aria-describedby') ?? '').replace(id, '').trim();
    // While somebody types, only a fault that was shown before is kept up to date.
    if (event.type === 'input' && !known) return;
    if (field.validity.valid) {
      known?.remove();
      field.removeAttribute('aria-invalid');
      describe(field, hint);
      return;
    }
    const note = known ?? document.createElement('span');
    note.id = id;
    note.className = css.error;
    note.textContent = field.validationMessage;
    field.after(note);
    field.setAttribute('aria-invalid', 'true');
    describe(field, `${id} ${hint}`.trim());
    if (event.type === 'input') return;
    event.preventDefault();
    const fields = [...form.elements] as Field[];
    if (fields.find(({ validity }) => !validity.valid) === field) field.focus();
  };
  // It does not bubble.
  form.addEventListener('invalid', update, true);
  form.addEventListener('input', update);
  return () => {
    form.removeEventListener('invalid', update, true);
    form.removeEventListener('input', update);
  };
}
