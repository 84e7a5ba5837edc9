// Selectors of the root element.

/** The inline script runs and has set this class. */
export const hasScript = '.js';

/** No script runs, or the browser is too old for the inline script: see `inline/head.ts`. */
export const noScript = 'html:not(.js)';

/** The inline script has set this class, and removes it when the page has loaded. */
export const isLoading = '.loading';
