import { useSyncExternalStore } from 'react';

/** A value outside of React. `get` returns the same reference until the next `set`. */
export function createStore<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value: T) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type ReadonlyStore<T> = Pick<ReturnType<typeof createStore<T>>, 'get' | 'subscribe'>;

/** The current value; the component renders again when it changes. */
export const useStore = <T>({ subscribe, get }: ReadonlyStore<T>): T =>
  useSyncExternalStore(subscribe, get, get);
