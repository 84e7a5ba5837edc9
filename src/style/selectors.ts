// Selectors of the root element.

/** Photos that fail are hidden or replaced: `inline/head.ts` sets this class. */
export const hasFallbacks = '.fallbacks';

/** The form works: `inline/landing.ts` sets this class. Until then, its openers are mail links. */
export const formWorks = '.js';

/** There is a draft: `inline/draft.ts` sets this class. */
export const hasDraft = '.draft';

/** The page is loading: `inline/head.ts` sets this class. */
export const isLoading = '.loading';
