/**
 * Calls a function for each event inside of an element that matches a selector, with that element,
 * whether the element is there already or comes later. It listens in the capture phase, because
 * other listeners may stop the event after that.
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
