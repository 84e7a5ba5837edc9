import { announce } from './announce';
import { delegate } from './delegate';

/**
 * Sets the text that *Copy message* copies (`lead/copy-message.tsx`), everywhere in an element. The text is
 * a default value, because `form.reset()` clears values.
 */
export function setCopyText(element: Element, text: string): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.nextElementSibling as HTMLLabelElement;
    label.hidden = true;
    (label.control as HTMLTextAreaElement).defaultValue = text;
    button.textContent = String(button.dataset.copy);
  }
}

/**
 * Makes every *Copy message* button copy its text, including the buttons in toasts. If the browser refuses
 * (plain HTTP, a permissions policy), the text is shown and selected.
 */
export function setUpCopying(): void {
  delegate('click', '[data-copy]', async (button) => {
    const label = button.nextElementSibling as HTMLLabelElement;
    const source = label.control as HTMLTextAreaElement;
    try {
      await navigator.clipboard.writeText(source.value);
      button.textContent = String(button.dataset.copied);
      announce(button.textContent);
    } catch {
      label.hidden = false;
      source.select();
    }
  });
}
