import { useEffect } from 'react';
import type { ToastStore } from './toast-store';

/**
 * Holds a store's timers while the page is hidden or its window is not the active one: after a
 * submit the mail program has the visitor's attention, and the toast waits for them to come back.
 */
export function useAttention(store: ToastStore): void {
  useEffect(() => {
    const update = () => {
      store[document.hidden ? 'hold' : 'release']('hidden');
      store[document.hasFocus() ? 'release' : 'hold']('blur');
    };
    update();
    document.addEventListener('visibilitychange', update);
    addEventListener('focus', update);
    addEventListener('blur', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('focus', update);
      removeEventListener('blur', update);
    };
  }, [store]);
}
