/**
 * Calls a function when an event happens in an element that matches a selector, also in one that is
 * added later. It listens in the capture phase, before other listeners can stop the event.
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
