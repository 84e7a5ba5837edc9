// Inline script in the head of every page: what has to run before the first paint.
import { Attribute } from '../shared/attributes';
import { fallBackForImages } from './image-fallback';
import { setUpScrollAndFocus } from './scroll-and-focus';
import { handleUnknownPath } from './unknown-path';

const html = document.documentElement;

fallBackForImages();
setUpScrollAndFocus();
handleUnknownPath(String(html.getAttribute(Attribute.page)));

// Chromium 105, Firefox 121 and Safari 15.4. Older browsers show a mail link instead of the form.
if (CSS.supports('selector(:has(a))')) {
  // `loading` keeps the records simple until the load: see `ui/disc.css.ts`.
  html.classList.add('js', 'loading');
  addEventListener('load', () => html.classList.remove('loading'));
}
