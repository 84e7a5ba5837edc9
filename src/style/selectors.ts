// Classes of the root element, as selectors.

/** Styles may replace a failed portrait by its initial: `pages/team.inline.ts` sets this class. */
export const hasFallbacks = '.fallbacks';

/** The form works: `pages/landing.inline.ts` sets this class. Until then, its openers are mail links. */
export const formWorks = '.js';

/** There is a draft: `pages/loading.inline.ts` and `lead/draft.inline.ts` set this class. */
export const hasDraft = '.draft';

/**
 * The page is loading: the first screen waits until it is whole, its records stay simple, and scrolling is not smooth.
 * `pages/loading.inline.ts` sets this class.
 */
export const isLoading = '.loading';
