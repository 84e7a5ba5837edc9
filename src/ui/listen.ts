/**
 * Calls a function for each of these events. In the capture phase, because `invalid` does not bubble.
 *
 * @returns a function that ends it
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const type of types) target.addEventListener(type, listener, true);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, true);
  };
}
