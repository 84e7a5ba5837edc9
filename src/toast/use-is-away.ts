import { useEffect, useState } from 'react';

/** Whether the page is hidden or its window is not the active one: the mail program may be in front. */
export function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const update = () => setIsAway(document.hidden || !document.hasFocus());
    const types = ['visibilitychange', 'focus', 'blur'];
    update();
    for (const type of types) addEventListener(type, update);
    return () => {
      for (const type of types) removeEventListener(type, update);
    };
  }, []);
  return isAway;
}
