// Classes of the root element, which scripts set and styles read.

/** The page's script has run. Until then, buttons that open the dialog are mail links. */
export const readyClass = 'ready';

/** There is room for the lines that lead to the draft. */
export const draftClass = 'draft';

/**
 * The page is loading. The first screen waits until it is whole, its records stay simple, and
 * scrolling is not smooth.
 */
export const loadingClass = 'loading';
