import { useEffect, useState } from 'react';
import { listen } from '../ui/listen';

/**
 * Reports whether the visitor is looking at the page, at once and after each change. A hidden page or
 * inactive window counts as absent, because the mail program may be in front. Returns a function that ends it.
 */
export function watchPresence(onChange: (isPresent: boolean) => void): () => void {
  let isActive = false;
  const update = (type?: string) => {
    // When Firefox restores a page from the back/forward cache, `hasFocus()` is still false during
    // `focus`. When Chromium activates a prerendered page, there may be no `focus` event.
    if (type === 'focus' || document.hasFocus()) isActive = true;
    if (type === 'blur') isActive = false;
    onChange(isActive && !document.hidden);
  };
  update();
  return listen(window, ['visibilitychange', 'focus', 'blur'], ({ type }) => update(type));
}

/** Whether the visitor is looking at the page. */
export function usePresence(): boolean {
  const [isPresent, setIsPresent] = useState(false);
  useEffect(() => watchPresence(setIsPresent), []);
  return isPresent;
}
