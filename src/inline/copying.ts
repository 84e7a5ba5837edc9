import { announce } from './announce';
import { delegate } from './delegate';

/** Sets the label of a *Copy message* button, and whether the message can be copied by hand. */
function setState(copy: Element, label: 'copy' | 'copied', byHand: boolean): HTMLElement {
  const button = copy.querySelector('button') as HTMLButtonElement;
  button.textContent = button.dataset[label] as string;
  const block = copy.querySelector('[data-by-hand]') as HTMLElement;
  block.hidden = !byHand;
  return block;
}

/** Gives a message to every *Copy message* in an element. */
export function setMessage(element: Element, message: string): void {
  for (const copy of element.querySelectorAll<HTMLElement>('[data-message]')) {
    copy.dataset.message = message;
    setState(copy, 'copy', false);
  }
}

/**
 * Makes every *Copy message* work, those of toasts too. It copies the message as it was sent, because a
 * translator may have changed what is shown. If the browser refuses (plain HTTP, a permissions policy), the
 * message is shown and selected.
 */
export function setUpCopying(): void {
  delegate('click', '[data-copy]', async (button) => {
    const copy = button.closest('[data-message]') as HTMLElement;
    const message = copy.dataset.message as string;
    try {
      await navigator.clipboard.writeText(message);
      setState(copy, 'copied', false);
      announce(button.textContent as string);
    } catch {
      const block = setState(copy, 'copy', true);
      // Its value is copied as plain text, and no translator changes it. Made when it is needed, because it would
      // delay the first paint by 70 ms.
      const field = block.querySelector('textarea') ?? document.createElement('textarea');
      block.append(Object.assign(field, { readOnly: true, value: message }));
      field.select();
    }
  });
}
