import { attempt } from '../dom/attempt.inline';
import { fallBackForImages } from '../ui/image-fallback.inline';

/** After a link within the site, keyboards and screen readers continue from the heading. */
function focusHeading(): void {
  if (location.hash || !document.referrer.startsWith(`${location.origin}/`)) return;
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('h1')?.focus({ preventScroll: true }),
  );
}

/** Sets up what every page needs, and then what one page needs. An error in one step stops no other. */
export function setUpPage(...ownSteps: (() => void)[]): void {
  [fallBackForImages, focusHeading, ...ownSteps].forEach(attempt);
}
