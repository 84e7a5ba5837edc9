import { announce } from './announce';
import { delegate } from './delegate';

/** The text that a *Copy message* button copies, and the block that shows the text (`lead/copy-message.tsx`). */
function partsOf(button: HTMLElement): [text: HTMLElement, manualCopy: HTMLElement] {
  const manualCopy = button.nextElementSibling as HTMLElement;
  return [manualCopy.lastElementChild as HTMLElement, manualCopy];
}

/** Sets the text of every *Copy message* button in an element. */
export function setCopyText(element: Element, message: string): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-copy]')) {
    const [text, manualCopy] = partsOf(button);
    manualCopy.hidden = true;
    text.textContent = message;
    button.textContent = button.dataset.copy as string;
  }
}

/**
 * Makes every *Copy message* button copy its text, including the buttons in toasts. If the browser refuses
 * (plain HTTP, a permissions policy), the text is shown and selected.
 */
export function setUpCopying(): void {
  delegate('click', '[data-copy]', async (button) => {
    const [text, manualCopy] = partsOf(button);
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text.textContent);
    } catch {
      isCopied = false;
    }
    manualCopy.hidden = isCopied;
    button.textContent = (isCopied ? button.dataset.copied : button.dataset.copy) as string;
    if (isCopied) return announce(button.textContent);
    text.focus();
    getSelection()?.selectAllChildren(text);
  });
}
