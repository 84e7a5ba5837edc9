import { useEffect } from 'react';
import { toasts } from './toasts';

/**
 * Pauses the toasts while the page is hidden or its window is not the active one: after a
 * submit the mail program has the visitor's attention, and the toast waits for them to come back.
 */
export function useAttention(): void {
  useEffect(() => {
    const update = () =>
      toasts[document.hidden || !document.hasFocus() ? 'hold' : 'release']('away');
    update();
    document.addEventListener('visibilitychange', update);
    addEventListener('focus', update);
    addEventListener('blur', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('focus', update);
      removeEventListener('blur', update);
    };
  }, []);
}
