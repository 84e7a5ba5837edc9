// The inline script of every page, run before the body is parsed. It does what the platform
// cannot do alone, and fetches the app when a visitor means to use something that needs it.
// Every byte of it is paid for by every visitor: the budget stands in build.mjs.
import { createAppStarter } from './app-starter';
import { arrive, followHistory } from './arrival';
import { fallBackForImages } from './image-fallback';
import { watchIntent } from './intent';
import { offerMailLink } from './mail-link';
import { closeMenu } from './menu';
import { supportOlderBrowsers } from './older-browsers';
import { watchPageFit } from './page-fit';
import { holdSubmits } from './submit-hold';

const html = document.documentElement;
const { route, paths, root } = html.dataset as { route: string; paths: string; root: string };
html.classList.add('js');

const app = createAppStarter(root, () => hold.release());
const hold = holdSubmits(app, offerMailLink);

fallBackForImages();
watchIntent(app.start);
watchPageFit(route, paths, () => {
  // Never two pages at once: nothing is shown until the right one is there.
  html.hidden = true;
  app.start(true).then(() => (html.hidden = false));
});
closeMenu();
supportOlderBrowsers();
arrive(route);
followHistory(app.isStarted);
