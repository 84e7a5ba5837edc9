/**
 * Delegates an event: calls a function with the closest element that matches a selector. The listener uses
 * the capture phase, because `close` and other events do not bubble.
 */
export function delegate(
  type: string,
  selector: string,
  handle: (element: HTMLElement) => void,
): void {
  addEventListener(
    type,
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>(selector);
      if (element) handle(element);
    },
    true,
  );
}
