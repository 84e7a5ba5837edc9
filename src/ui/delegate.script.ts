/**
 * Calls a function with the closest element that matches a selector. In the capture phase, so that what stops an event on
 * its way does not hide it.
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
