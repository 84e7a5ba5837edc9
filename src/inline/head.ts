// Inline script in the head of every page: what has to run before the first paint.
import { toggleBusy } from './busy';
import { layOutAfterFirstPaint } from './first-paint';
import { fallBackForImages } from './image-fallback';
import { setUpScrollAndFocus } from './scroll-and-focus';
import { handleUnknownPath } from './unknown-path';

const html = document.documentElement;
const page = String(html.dataset.page);

fallBackForImages();
setUpScrollAndFocus();
handleUnknownPath(page);

// The end of a page can be late. A submit before it waits for `body.ts`, which replaces this handler.
window.onsubmit = (event) => {
  event.preventDefault();
  toggleBusy(event.submitter as HTMLButtonElement);
};

// Tests for Chromium 92, Firefox 98 and Safari 15.4. Older browsers show a mail link instead of the form.
if ('at' in [] && 'HTMLDialogElement' in window) {
  html.classList.add('js');
  layOutAfterFirstPaint();
}
