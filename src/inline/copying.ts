import { announce } from './announce';
import { delegate } from './delegate';

/** Sets the label of a *Copy message* button, and returns what shows the message to copy by hand, hidden. */
function setLabel(copy: Element, label: 'copy' | 'copied'): HTMLElement {
  const button = copy.querySelector('button') as HTMLButtonElement;
  button.textContent = button.dataset[label] as string;
  const byHand = copy.querySelector('label') as HTMLElement;
  byHand.hidden = true;
  return byHand;
}

/** Gives a message to every *Copy message* in an element. */
export function setMessage(element: Element, message: string): void {
  for (const copy of element.querySelectorAll<HTMLElement>('[data-message]')) {
    copy.dataset.message = message;
    setLabel(copy, 'copy');
  }
}

/**
 * Makes every *Copy message* work, those of toasts too. If the browser refuses (plain HTTP, a permissions policy),
 * the message is shown and selected.
 */
export function setUpCopying(): void {
  delegate('click', '[data-copy]', async (button) => {
    const copy = button.closest('[data-message]') as HTMLElement;
    const message = copy.dataset.message as string;
    try {
      await navigator.clipboard.writeText(message);
      setLabel(copy, 'copied');
      announce(button.textContent as string);
    } catch {
      const byHand = setLabel(copy, 'copy');
      byHand.hidden = false;
      // A value is copied as plain text, and never translated. A field in the page would delay its first paint by 70 ms.
      const field = byHand.querySelector('textarea') ?? document.createElement('textarea');
      byHand.append(Object.assign(field, { readOnly: true, value: message }));
      field.select();
    }
  });
}
