import { useSyncExternalStore } from 'react';
import type { ValueStore } from '../value-store';

/** The current value of a store; the component renders again when it changes. */
export function useStore<T>(store: Pick<ValueStore<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
