/**
 * Calls a function with each element that matches a selector and has an event inside. The element
 * may come later. The capture phase comes before listeners that stop the event.
 */
export function delegate<Type extends keyof WindowEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: WindowEventMap[Type]) => void,
): void {
  addEventListener(
    type,
    (event) => {
      const { target } = event;
      const element = target instanceof Element && target.closest<HTMLElement>(selector);
      if (element) handle(element, event);
    },
    true,
  );
}
