/**
 * Calls a function with the closest element that matches a selector. The listener uses the capture phase,
 * because `close` does not bubble.
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
