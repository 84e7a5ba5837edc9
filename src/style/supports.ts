// Conditions of `@supports`.

/** The browser can tie an animation to the scroll position. */
export const scrollDriven = '(animation-timeline: view())';

/**
 * The `command` attribute works without a script. CSS cannot test for `command` support, so this tests
 * for features that shipped in the same release or later: the first part matches Chrome 138 and
 * Safari 26.2, the second part Firefox 144.
 */
export const nativeCommand =
  '(order: sibling-index()) or ((view-transition-class: none) and (-moz-appearance: none))';

/** The browser opens popovers, with or without a script. */
export const nativePopover = 'selector(:popover-open)';

/** Without it, what leaves a section cannot be cut off on one side only: Safari before 16. */
export const overflowClip = '(overflow: clip)';
