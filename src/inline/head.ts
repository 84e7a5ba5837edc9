// Inline script in the head of every page: what has to run before the first paint.
import { layOutAfterFirstPaint } from './first-paint';
import { fallBackForImages } from './image-fallback';
import { setUpScrollAndFocus } from './page-load';
import { redirectUnknownPath } from './unknown-path';

const html = document.documentElement;
const page = String(html.dataset.page);

fallBackForImages();
setUpScrollAndFocus(page);
redirectUnknownPath(page);

// The browser must not submit the form itself, also while the rest of the page and `body.ts` are on their way.
addEventListener('submit', (event) => event.preventDefault());

// Tests for Chromium 92, Firefox 98 and Safari 15.4. Older browsers show a mail link instead of the form.
if ('at' in [] && 'HTMLDialogElement' in window) {
  html.classList.add('js');
  layOutAfterFirstPaint();
}
