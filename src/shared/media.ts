// Media queries that styles and scripts share. Each is one plain string: esbuild would keep a constant that is
// built from others in the page's script.

/**
 * Below this width most sections have one column, and the menu opens from a button. `screen` excludes
 * paper, which keeps the wide layout.
 */
export const below48rem = 'screen and (max-width: 47.99rem)';

/** The main pointer is a finger. */
export const coarsePointer = '(pointer: coarse)';
