/**
 * Updates `aria-invalid` of the fields. Without the attribute, Firefox reports a required field as invalid
 * before the visitor has typed anything.
 */
export function setUpAriaInvalid(): void {
  const update = ({ type, target }: Event) =>
    (target as Element).setAttribute('aria-invalid', String(type === 'invalid'));
  addEventListener('invalid', update, true);
  addEventListener('input', update);
}
