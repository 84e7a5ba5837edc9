/**
 * Delegates an event: calls a function with the closest element that matches a selector. It listens in the
 * capture phase, because `close` and others do not bubble.
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
