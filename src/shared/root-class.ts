// Classes of the root element, which scripts set and styles read.

/** There is a draft: the lines that lead to it are shown. */
export const hasDraftClass = 'has-draft';

/**
 * The page is loading. The first screen waits until it is whole, its records stay simple, and
 * scrolling is not smooth.
 */
export const loadingClass = 'loading';
