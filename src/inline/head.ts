// Inline script in the head of every page: what has to run before the first paint.
import { layOutAfterFirstPaint } from './first-paint';
import { fallBackForImages } from './image-fallback';
import { setUpScrollAndFocus } from './scroll-and-focus';
import { handleUnknownPath } from './unknown-path';

const html = document.documentElement;
const page = String(html.dataset.page);

fallBackForImages();
setUpScrollAndFocus();
handleUnknownPath(page);

// Prevents the browser's own submit, which would close the dialog without an email. The listener is in the
// head, because a visitor can submit before `body.ts` has arrived.
addEventListener('submit', (event) => event.preventDefault());

// Tests for Chromium 92, Firefox 98 and Safari 15.4. Older browsers show a mail link instead of the form.
if ('at' in [] && 'HTMLDialogElement' in window) {
  html.classList.add('js');
  layOutAfterFirstPaint();
}
