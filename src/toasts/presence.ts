import { useEffect, useState } from 'react';

/**
 * Reports whether the visitor is looking at the page, at once and after each change, until the
 * returned function is called. A hidden page or an inactive window means no: the mail program may
 * be in front.
 */
export function watchPresence(report: (isPresent: boolean) => void): () => void {
  let isActive = false;
  const update = () => {
    // There may be no `focus` event when Chromium activates a prerendered page.
    if (document.hasFocus()) isActive = true;
    report(isActive && !document.hidden);
  };
  const enter = () => {
    // When Firefox restores a page from the back/forward cache, `hasFocus()` is still false here.
    isActive = true;
    update();
  };
  const leave = () => {
    isActive = false;
    update();
  };
  update();
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('visibilitychange', update, { signal });
  addEventListener('focus', enter, { signal });
  // A frame of an extension can take the focus, and the page stays active. `hasFocus()` says so one
  // task later.
  addEventListener('blur', () => setTimeout(leave, 0), { signal });
  return () => listening.abort();
}

/** Whether the visitor is looking at the page. */
export function usePresence(): boolean {
  const [isPresent, setIsPresent] = useState(false);
  useEffect(() => watchPresence(setIsPresent), []);
  return isPresent;
}
