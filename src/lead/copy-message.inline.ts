import { delegate } from '../dom/delegate.inline';
import { Attribute } from '../ui/attributes';
import { announce } from './announce.inline';

/** The label around the field from which a visitor copies by hand, where the browser refuses to copy. */
const byHandOf = (copy: Element) => copy.querySelector('label') as HTMLElement;

/** Sets the label of a *Copy message* button, and hides the message to copy by hand. */
function setLabel(copy: Element, label: Attribute.copyLabel | Attribute.copiedLabel): void {
  const button = copy.querySelector('button') as HTMLElement;
  button.textContent = button.getAttribute(label);
  byHandOf(copy).hidden = true;
}

/** Gives a message to every *Copy message* in an element. */
export function setMessage(element: Element, message: string): void {
  for (const copy of element.querySelectorAll(`[${Attribute.message}]`)) {
    copy.setAttribute(Attribute.message, message);
    setLabel(copy, Attribute.copyLabel);
  }
}

/**
 * Makes every *Copy message* work, those of toasts too. If the browser refuses (plain HTTP, a permissions policy),
 * the message is shown and selected.
 */
export function setUpCopying(): void {
  delegate('click', `[${Attribute.copyLabel}]`, async (button) => {
    const copy = button.closest(`[${Attribute.message}]`) as HTMLElement;
    const message = copy.getAttribute(Attribute.message) as string;
    try {
      await navigator.clipboard.writeText(message);
      setLabel(copy, Attribute.copiedLabel);
      announce(button.textContent as string);
    } catch {
      setLabel(copy, Attribute.copyLabel);
      const byHand = byHandOf(copy);
      byHand.hidden = false;
      // A text area, because its value is copied as plain text and never translated. It comes late, because in the page
      // it would delay the first paint by 70 ms.
      const field = byHand.querySelector('textarea') ?? document.createElement('textarea');
      byHand.append(Object.assign(field, { readOnly: true, value: message }));
      field.select();
    }
  });
}
