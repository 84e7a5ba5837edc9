/** A value that can be watched; the shape that `useSyncExternalStore` expects. */
export interface ValueStore<T> {
  /** The current value; the same reference until it is set again. */
  get(): T;
  set(value: T): void;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store that holds one value. */
export function createValueStore<T>(initial: T): ValueStore<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
