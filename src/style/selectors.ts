// Classes of the root element, as selectors.

/** A portrait that fails shows an initial: `pages/team.inline.ts` sets this class. */
export const hasFallbacks = '.fallbacks';

/** The form works: `pages/landing.inline.ts` sets this class. Until then, its openers are mail links. */
export const formWorks = '.js';

/** There is a draft: `pages/loading.inline.ts` and `lead/draft.inline.ts` set this class. */
export const hasDraft = '.draft';

/** The page is loading, so records stay simple: `pages/loading.inline.ts` sets this class. */
export const isLoading = '.loading';
