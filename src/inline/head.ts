// Inline script in the head of every page: what has to run before the first paint.
import { Attribute } from '../shared/attributes';
import { attempt } from './attempt';
import { fallBackForImages } from './image-fallback';
import { setUpScrollAndFocus } from './scroll-and-focus';
import { handleUnknownPath } from './unknown-path';

const html = document.documentElement;

const setUps = [
  fallBackForImages,
  setUpScrollAndFocus,
  () => handleUnknownPath(String(html.getAttribute(Attribute.page))),
];
setUps.forEach(attempt);

if (CSS.supports('selector(:has(a))')) html.classList.add('fallbacks');
