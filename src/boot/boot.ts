// The inline script of every page, run before the body is parsed. It does what the browser cannot
// do alone, and fetches the app when a visitor means to use something that needs it.
import { watchSubmits } from '../lead/send-lead';
import { arrive } from './arrival';
import { watchBackdrop } from './dialog';
import { layOutAfterFirstPaint } from './first-paint';
import { fallBackForImages } from './image-fallback';
import { watchIntent } from './intent';
import { startApp } from './load-app';
import { watchMenu } from './menu';
import { supportOlderBrowsers } from './older-browsers';
import { findPage } from './page-path';

const html = document.documentElement;
const page = String(html.dataset.page);

fallBackForImages();
arrive(page);

// Chromium 92, Firefox 98, Safari 15.4. Older ones get the pages with a mail link for the form.
if ('at' in [] && 'HTMLDialogElement' in window) {
  html.classList.add('js');
  layOutAfterFirstPaint();
  watchMenu();
  watchBackdrop();
  supportOlderBrowsers();
  const isFound = findPage(page);
  const start = () => startApp(isFound);
  watchSubmits(start);
  if (isFound) watchIntent(start);
  else start();
}
