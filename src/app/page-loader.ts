import { pageFile } from '../site-path';
import { storeStaticRegions } from '../static-regions';

/** Paths of the pages whose prerendered markup this document has. */
const loaded = new Set<string>();

/** Notes the page of this document. */
export function noteLoadedPage(path: string): void {
  loaded.add(path);
}

/**
 * Fetches a page of the site for the app to show: its static regions and its styles, whose hash
 * the content security policy knows already.
 *
 * `XMLHttpRequest` parses a document without a string of markup passing through our hands, so
 * Trusted Types need no exception for it, as `DOMParser` would.
 *
 * @param path path of the route
 * @param root the way from this page to the site's root
 * @returns false when it cannot be shown here: the browser should load it as a document
 */
export function loadPage(path: string, root: string): Promise<boolean> {
  if (loaded.has(path)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // The file itself: its addresses are relative to the same folder as ours.
    request.open('GET', pageFile(root, path));
    // Longer than that, and the browser shows better that it is still loading.
    request.timeout = 5000;
    request.responseType = 'document';
    request.onloadend = () => {
      const page = request.response as Document | null;
      const data = page?.documentElement.dataset;
      const style = page?.querySelector('style');
      if (!page || !style || data?.route !== path || data.root !== root) {
        resolve(false);
        return;
      }
      document.head.append(style);
      // A newer build has other styles, which the policy of this document does not know.
      if (!style.sheet) {
        style.remove();
        resolve(false);
        return;
      }
      storeStaticRegions(page);
      loaded.add(path);
      resolve(true);
    };
    request.send();
  });
}
