// Where each visited page was scrolled to. Browsers restore that for documents; for pages that
// the app swaps inside one document they try before the page is there, so we do it afterwards.

/** What we store in a history entry. */
interface EntryState {
  entry: number;
}

const positions = new Map<number, number>();
let lastEntry = 0;
let current: number | undefined;
/** The position of the entry on screen: on `popstate` the browser may have scrolled already. */
let currentY = 0;

function entryOf(state: unknown): number | undefined {
  return (state as EntryState | null)?.entry;
}

/** Starts to follow the scroll position; once per document, before the router listens. */
export function followScroll(): void {
  current = entryOf(history.state);
  // After a reload the numbers in the history go on.
  lastEntry = current ?? 0;
  currentY = scrollY;
  addEventListener('scroll', () => (currentY = scrollY), { passive: true });
  addEventListener('popstate', (event) => {
    if (current !== undefined) positions.set(current, currentY);
    current = entryOf(event.state);
  });
}

/** Before a page is left by a link: remembers its position and returns the next entry's state. */
export function leavePage(): EntryState {
  if (current === undefined) {
    lastEntry += 1;
    current = lastEntry;
    history.replaceState({ entry: current } satisfies EntryState, '');
  }
  positions.set(current, currentY);
  lastEntry += 1;
  current = lastEntry;
  return { entry: current };
}

/** After a page has appeared: back to where it was, else to its top. */
export function arriveAtPage(): void {
  const top = current === undefined ? 0 : (positions.get(current) ?? 0);
  scrollTo({ top, behavior: 'instant' });
}
