/**
 * Reports whether the visitor is looking at the page, at once and after each change. A hidden page or
 * inactive window counts as absent, because the mail program may be in front.
 */
export function watchPresence(onChange: (isPresent: boolean) => void): void {
  let isActive = document.hasFocus();
  const update = ({ type }: { type?: string }) => {
    // `hasFocus()` is still false in the last event of a page that comes back from Firefox's
    // back/forward cache.
    if (type === 'focus') isActive = true;
    if (type === 'blur') isActive = false;
    onChange(isActive && !document.hidden);
  };
  for (const type of ['visibilitychange', 'focus', 'blur']) addEventListener(type, update);
  update({});
}
