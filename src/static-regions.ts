// Prerendered markup that is not on the page now: that of pages which were left, and of pages
// which were fetched before they are shown.

const stored = new Map<string, DocumentFragment>();

let isHydrating = false;

/** Runs a synchronous hydration: until it is over, regions are taken over where they stand. */
export function hydrateRegions(hydrate: () => void): void {
  isHydrating = true;
  hydrate();
  isHydrating = false;
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
  const fragment = stored.get(name);
  stored.delete(name);
  return fragment;
}

/** Stores all regions of a page that is not shown, or no longer. */
export function storeStaticRegions(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-static]')) {
    storeStaticRegion(element);
  }
}
