import { attempt } from '../dom/attempt.inline';
import { Attribute } from '../ui/attributes';
import { fallBackForImages } from '../ui/image-fallback.inline';
import { setUpScrollAndFocus } from './scroll-and-focus.inline';
import { handleUnknownPath } from './unknown-path.inline';

/** What every page needs. */
export function setUpPage(): void {
  const html = document.documentElement;
  const setUps = [
    fallBackForImages,
    setUpScrollAndFocus,
    () => handleUnknownPath(String(html.getAttribute(Attribute.page))),
  ];
  setUps.forEach(attempt);
  if (CSS.supports('selector(:has(a))')) html.classList.add('fallbacks');
}
