// Prerendered markup that is not on the page now: that of pages which were left, and of pages
// which were fetched before they are shown.

const stored = new Map<string, DocumentFragment>();

let isHydrating = false;

/** The regions that a hydration finds. */
let originals: HTMLElement[] = [];

/**
 * Runs a synchronous hydration: until it is over, regions are taken over where they stand; or from
 * where they stood, if something has changed the page so that it is rendered anew.
 */
export function hydrateRegions(page: ParentNode, hydrate: () => void): void {
  originals = regionsOf(page);
  isHydrating = true;
  hydrate();
  isHydrating = false;
  originals = [];
}

function regionsOf(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-static]')];
}

/** Whether a region that is rendered now stands on the page already. */
export function isOnPage(): boolean {
  return isHydrating;
}

/** Takes the markup out of an element that is about to go. */
export function storeStaticRegion(element: HTMLElement): void {
  const fragment = document.createDocumentFragment();
  fragment.append(...element.childNodes);
  stored.set(element.dataset.static as string, fragment);
}

/** Takes a region out of store, for the one place where it is shown. */
export function takeStaticRegion(name: string): DocumentFragment | undefined {
  const lost = originals.find((region) => region.dataset.static === name && !region.isConnected);
  if (lost) storeStaticRegion(lost);
  const fragment = stored.get(name);
  stored.delete(name);
  return fragment;
}

/** Stores all regions of a page that is not shown, or no longer. */
export function storeStaticRegions(page: ParentNode): void {
  for (const region of regionsOf(page)) storeStaticRegion(region);
}
