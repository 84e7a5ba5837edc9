/**
 * Lets Submit read *Submitting...*, or *Submit* again. Meanwhile it is disabled, which prevents a second
 * submit by a click or by Enter.
 */
export function toggleBusy(button: HTMLButtonElement): void {
  const { dataset, textContent } = button;
  button.textContent = dataset.otherLabel as string;
  dataset.otherLabel = textContent as string;
  button.disabled = !button.disabled;
}
